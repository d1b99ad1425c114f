import Terminal

extension InputEvent {
    /// A key without modifiers.
    static func key(_ key: Key) -> InputEvent { .key(key, []) }

    /// The key of a character.
    static func typing(_ character: Character) -> InputEvent { .key(.character(character), []) }

    /// A press and a release of the left button.
    static func click(at point: GridPoint) -> [InputEvent] {
        [.mouse(MouseEvent(.press(.left), at: point)), .mouse(MouseEvent(.release(.left), at: point))]
    }
}
