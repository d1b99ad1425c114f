/// What of a cell's style can be seen.
///
/// On a space neither the foreground nor the weight shows, so a space need not be written again when only they change, and
/// can be written with any pen that has its background.
nonisolated struct Appearance: Equatable {
    let style: PackedStyle
    private let isBlank: Bool

    /// A space on the terminal's own background, as erasing makes it.
    static let empty = Appearance(style: .plain, isBlank: true)

    private init(style: PackedStyle, isBlank: Bool) {
        self.style = style
        self.isBlank = isBlank
    }

    /// - Parameters:
    ///   - cell: the cell.
    ///   - mask: the bits of a style that the terminal is told.
    init(_ cell: Cell, mask: PackedStyle) {
        let told = cell.packedStyle.masked(by: mask)
        isBlank = cell.isBlank && !told.contains(.underline) && !told.contains(.reverse)
        style = isBlank ? told.masked(by: .shownOnBlank) : told
    }

    /// Whether a terminal that writes in a style need not be told another one; never when that style is not known.
    func accepts(_ pen: PackedStyle?) -> Bool {
        guard let pen else { return false }
        return isBlank ? pen.masked(by: .shownOnBlank) == style : pen == style
    }
}
