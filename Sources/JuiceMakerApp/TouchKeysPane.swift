import ScreenKit

/// Keys below a form, for a person with a mouse or a finger alone. They say nothing in lines, where everything is typed.
nonisolated struct TouchKeysPane<Event>: Pane {
    let controls: Controls<Event>
    private let labels: [String]

    init(_ keys: [Control<Event>], _ texts: Texts) {
        (controls, labels) = (Controls(keys), keys.map { texts($0.label) })
    }

    private func places(columns: Int) -> [GridPoint] {
        // A button is two columns wider than its label.
        GridPoint.places(ofTexts: labels.map { " \($0) " }, gap: 1, columns: columns)
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let rows = (places(columns: room.columns).last?.row ?? 0) + 1
        return PaneSize(rows: Extent(least: 0, ideal: rows, most: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        for (index, place) in places(columns: part.size.columns).enumerated() where place.row < part.size.rows {
            part.drawButton(index, at: place)
        }
    }
}

extension TouchKeysPane {
    /// Creates the keys that type an amount of money.
    init(typing edit: (TextField.Edit) -> Event, and more: Control<Event>, _ texts: Texts) {
        let digits = (Array(1...9).map { String($0) } + ["0", "00"]).map { Control(Text($0), edit(.insert($0))) }
        self.init(digits + [Control("⌫", edit(.delete(.left))), more], texts)
    }
}
