/// The short flash of a key that was pressed on the keyboard, as two steps of time.
///
/// The number changes at once and alone; the flash follows when the hand rests, so that fast typing is never slowed
/// down by light.
nonisolated enum KeyFlash: Equatable {
    case off
    /// The key was pressed and will light up.
    case armed(target: Int)
    /// The key is lit.
    case lit(target: Int)

    /// How long until the next step.
    var delay: Duration? {
        switch self {
        case .off: nil
        case .armed: .milliseconds(60)
        case .lit: .milliseconds(120)
        }
    }

    /// What follows when the time is over.
    var next: KeyFlash {
        switch self {
        case .armed(let target): .lit(target: target)
        case .off, .lit: .off
        }
    }

    /// Whether a hand may be typing: what need not be seen at once waits until it rests.
    var isArmed: Bool {
        if case .armed = self { true } else { false }
    }

    /// The target that is lit.
    var litTarget: Int? {
        if case .lit(let target) = self { target } else { nil }
    }
}
