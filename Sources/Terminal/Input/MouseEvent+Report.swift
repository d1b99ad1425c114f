nonisolated extension MouseEvent {
    /// What a mouse report says; nil for motion, other buttons, a wheel turned sideways, a cell that does not exist.
    ///
    /// - Parameters:
    ///   - code: button in bits 0, 1, 6 and 7; shift, meta, control in 2 to 4; motion in 5 (xterm, "Mouse Tracking").
    ///   - isPress: whether the button went down.
    ///   - column: from 1 on.
    ///   - row: from 1 on.
    init?(code: Int, isPress: Bool, column: Int, row: Int) {
        guard column > 0, row > 0, let action = Self.action(code & ~0b1_1100, isPress: isPress) else { return nil }
        var modifiers: Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        self.init(action, at: GridPoint(column: column - 1, row: row - 1), modifiers: modifiers)
    }

    private static func action(_ code: Int, isPress: Bool) -> Action? {
        switch code {
        case 0: isPress ? .press(.left) : .release(.left)
        case 1: isPress ? .press(.middle) : .release(.middle)
        case 2: isPress ? .press(.right) : .release(.right)
        // Without mode 1006 no button is named when it goes up.
        case 3: .release(.left)
        case 64 where isPress: .wheelUp
        case 65 where isPress: .wheelDown
        default: nil
        }
    }
}
