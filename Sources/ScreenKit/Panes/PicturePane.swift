import Terminal

extension Bitmap: ContentPart {
    /// The picture as a part of a screen, which is only looked at. A terminal that shows no pictures leaves its place blank.
    public var content: Content<Never> { PicturePane(picture: self).content }
}

private struct PicturePane: Pane, Equatable {
    let picture: Bitmap

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: .exactly(picture.size.columns), rows: .exactly(picture.size.rows))
    }

    func draw(on part: inout PagePart) { part.draw(picture, at: GridPoint(column: 0, row: 0)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}
