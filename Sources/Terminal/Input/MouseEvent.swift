/// Something the mouse did over a cell. Motion is never reported.
package nonisolated struct MouseEvent: Hashable, Sendable {
    /// What was done.
    package enum Action: Hashable, Sendable {
        /// A button went down, or up again; terminals that cannot tell which one went up say the left one.
        case press(Button)
        case release(Button)
        case wheelUp, wheelDown
    }

    /// One of the three buttons.
    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    package var action: Action
    /// The cell under the pointer; it may lie outside of the canvas after a resize.
    package var position: GridPoint
    package var modifiers: Modifiers

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - action: what was done.
    ///   - position: over which cell.
    ///   - modifiers: with which keys held.
    package init(_ action: Action, at position: GridPoint, modifiers: Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}
