import Calculator

extension CalculatorCommand {
    /// What the command is called on a key, or in a line of keys.
    package nonisolated var label: String {
        switch self {
        case .press(let key): key.label
        case .undo: "undo"
        case .redo: "redo"
        }
    }
}
