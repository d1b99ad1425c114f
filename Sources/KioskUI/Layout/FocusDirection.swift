import Terminal

/// Where the focus goes.
package nonisolated enum FocusDirection: Sendable {
    case up, down, left, right, next, previous

    /// The direction that a key means, if any.
    init?(_ key: Key, _ modifiers: Modifiers) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .tab: self = modifiers.contains(.shift) ? .previous : .next
        default: return nil
        }
    }
}
