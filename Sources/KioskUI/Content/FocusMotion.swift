import Terminal

/// Which keys move the focus among the elements of a screen.
enum FocusMotion: Int, Comparable {
    /// There is nothing that could have it.
    case none
    /// Along the answers to a question.
    case sideways
    /// Along a column of what has keys of its own and cannot be chosen.
    case upAndDownToChange
    /// Along a column.
    case upAndDown
    /// Across a pad.
    case everywhere

    var keys: [Key] {
        switch self {
        case .none: []
        case .sideways: [.left, .right, .tab]
        case .upAndDownToChange, .upAndDown: [.up, .down, .tab]
        case .everywhere: [.up, .down, .left, .right, .tab]
        }
    }

    /// Whether what has the focus can be chosen.
    var canChoose: Bool {
        switch self {
        case .none, .upAndDownToChange: false
        case .sideways, .upAndDown, .everywhere: true
        }
    }

    static func < (left: FocusMotion, right: FocusMotion) -> Bool { left.rawValue < right.rawValue }
}
