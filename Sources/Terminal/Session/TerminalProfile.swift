import System

/// The abilities of the terminal that the program was started in.
public struct TerminalProfile: Hashable, Sendable {
    /// A Boolean value that indicates whether input and output are a terminal that understands escape sequences.
    public let canDrawFullScreen: Bool
    /// The colours that the terminal has, and none if the person wants none (no-color.org).
    public let colors: ColorMode
    /// The background of the terminal, as far as the environment tells it.
    public var ground: Ground
    /// A Boolean value that indicates whether the terminal shows fills and blocks. Elsewhere lines and words take their place: without
    /// colours, without UTF-8, and on the Linux console, whose font has few blocks.
    public let showsFills: Bool
    /// A Boolean value that indicates whether cells that are erased get the fill of the text before them, as terminals of these names do.
    let erasesWithFill: Bool
    /// A Boolean value that indicates whether the locale's encoding is UTF-8, or no locale is set.
    public let usesUTF8: Bool
    /// The size for a terminal that does not know its own: `COLUMNS` and `LINES`, or 80×24.
    let fallbackSize: GridSize

    /// The largest size to draw in; no terminal needs more, and a picture takes memory for each cell.
    private static let largest = GridSize(columns: 1000, rows: 500)

    /// Creates a profile from a function that returns the value of a variable of the environment, and from whether input and output are a
    /// terminal.
    public init(environment: (String) -> String?, isTerminal: Bool) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        canDrawFullScreen = isTerminal && value("TERM").map { $0 != "dumb" } ?? false
        let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG")
        usesUTF8 = locale.map(Self.namesUTF8) ?? true
        let terminal = value("TERM") ?? ""
        // GNU screen passes `COLORTERM` on from the terminal around it, shows direct colours as none, and 256 as well as that terminal can. A
        // person may give it any name. tmux has the same names for itself.
        let isScreen = value("STY") != nil || terminal.hasPrefix("screen") && value("TMUX") == nil
        let isDirect = ["truecolor", "24bit"].contains(value("COLORTERM"))
        colors =
            if value("NO_COLOR") != nil {
                .none
            } else if isDirect, !isScreen {
                .direct
            } else {
                isDirect || terminal.hasSuffix("256color") ? .indexed : .sixteen
            }
        erasesWithFill = ["xterm", "tmux", "alacritty", "foot"].contains { terminal.hasPrefix($0) }
        ground = value("COLORFGBG").map(Self.ground) ?? .unknown
        showsFills = colors != .none && usesUTF8 && terminal != "linux"
        fallbackSize = GridSize(
            columns: value("COLUMNS").flatMap { Int($0) } ?? 80, rows: value("LINES").flatMap { Int($0) } ?? 24)
    }

    /// Creates the profile of this process, for a descriptor that keys come from and one that pictures go to.
    public init(input: Int32 = 0, output: Int32 = 1) {
        self.init(
            environment: CurrentProcess.variable,
            isTerminal: Descriptor(number: input).isTerminal && Descriptor(number: output).isTerminal)
    }

    /// Returns the ground of a value of `COLORFGBG`, such as `15;0`, as rxvt and others set it: the last number is the background.
    private static func ground(_ colors: String) -> Ground {
        switch colors.split(separator: ";").last.flatMap({ Int($0) }) ?? -1 {
        case 7, 9...15: .light
        case 0...6, 8: .dark
        default: .unknown
        }
    }

    /// Returns whether the name of a locale has `UTF-8` or `utf8` in it.
    ///
    /// Bytes are compared, because searching a string in another one takes a fifth of the start of `kiosk calc`.
    private static func namesUTF8(_ locale: String) -> Bool {
        let letters = locale.utf8.filter { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
        return letters.indices.contains { letters[$0...].starts(with: "utf8".utf8) }
    }

    /// Returns the size to draw in for the size that the terminal reports, or for `nil`; at least one cell.
    func size(_ found: GridSize?) -> GridSize {
        let size = found ?? fallbackSize
        return GridSize(
            columns: min(max(1, size.columns), Self.largest.columns), rows: min(max(1, size.rows), Self.largest.rows))
    }
}
