import Terminal

/// The commands of a kiosk that not every person has. What the keys do, what a line means and what the help names follow from it.
///
/// A kiosk is created with its policy; a kiosk on a stand, which visitors cannot quit, is one line:
/// ```swift
/// let kiosk = Kiosk(root: TourScreen(), texts: Texts(.english), policy: [.home, .inspect])
/// ```
public struct KioskPolicy: OptionSet, Sendable {
    /// The bits of the commands.
    public let rawValue: Int

    /// Creates a policy from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ends the kiosk, and suspends it with Ctrl-Z. A kiosk without this command is one for guests: nobody chose its terminal, so pictures have
    /// the contrast of the terminal's own two colours.
    public static let quit = KioskPolicy(rawValue: 1)
    /// Leaves all screens down to the first one.
    public static let home = KioskPolicy(rawValue: 2)
    /// Copies the text of a screen to the clipboard, which the next person has too.
    public static let copy = KioskPolicy(rawValue: 4)
    /// Shows the inspector, if the kiosk has one.
    public static let inspect = KioskPolicy(rawValue: 8)
    /// The policy of a person at a terminal of their own.
    public static let everything: KioskPolicy = [.quit, .home, .copy, .inspect]
}

extension KioskCommand {
    /// What a policy must have for the command; nothing for one that every person has.
    var requirement: KioskPolicy {
        switch self {
        case .quit: .quit
        case .home: .home
        case .copy: .copy
        case .inspect: .inspect
        case .back, .leave, .help, .switchLanguage, .speak: []
        }
    }
}
