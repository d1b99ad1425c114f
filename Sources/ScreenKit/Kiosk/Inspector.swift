import Terminal

/// The place of an inspector's panel in a terminal.
public struct InspectorPlace: Equatable, Sendable {
    /// The width and the height of the panel.
    public let size: GridSize
    /// A Boolean value that indicates whether the panel stands at the right of the page, as high as the terminal, and not below it.
    public let isBeside: Bool

    /// Creates a place.
    public init(size: GridSize, isBeside: Bool) {
        (self.size, self.isBeside) = (size, isBeside)
    }
}

/// An object that watches the screens of a kiosk and shows what it sees, such as a trace of their messages: in a panel
/// beside or below the page, or as lines.
///
/// A kiosk works without an inspector, and knows nothing of what one shows.
@MainActor public protocol Inspector: AnyObject {
    /// The key that shows the panel, and then what else there is to show in it, and then hides it.
    var key: Key { get }
    /// The words that show and hide it on a line of input.
    var words: [String] { get }
    /// Returns the name of the inspector in the key help line.
    func title(_ texts: Texts) -> String
    /// Returns the signs in its panel with their meanings, for the help while it is shown.
    func signs(_ texts: Texts) -> [(sign: String, meaning: String)]
    /// Returns the name of what the key does next. There is no place where the panel is not shown, and line by line.
    func label(isShown: Bool, in place: InspectorPlace?, _ texts: Texts) -> String
    /// Does what the key does, and returns whether the panel is shown then.
    func advance(isShown: Bool, in place: InspectorPlace?) -> Bool

    /// Starts watching the screens of a navigator. A kiosk calls it when it is created, so that the inspector sees everything.
    func start(watching navigator: Navigator)
    /// Returns whether the inspector, opened on a screen or above it, is hidden when that screen leaves.
    func isHidden(after screen: any Screen) -> Bool
    /// Notes what has changed since the last input.
    func update()
    /// Notes that an object handles an input from now on: the screen in view, or the kiosk itself.
    func willHandleInput(_ actor: AnyObject)
    /// Notes that the object has handled the input.
    func didHandleInput()

    /// Returns the greatest number of rows that a panel below the page has a use for, in a terminal of a size; 0 for no panel.
    func mostRows(in size: GridSize) -> Int
    /// Returns the picture of the panel, in its size. While the person is typing, an older picture is good enough.
    func draw(in place: InspectorPlace, isTyping: Bool, _ texts: Texts) -> Canvas
    /// Handles an input while the panel is shown at a place, and returns whether the input was meant for the panel.
    func handle(_ event: InputEvent, panel: GridRect) -> Bool

    /// A Boolean value that indicates whether the lines explain the page, and are said after it, and do not tell what led to it.
    var explainsPage: Bool { get }
    /// Returns the lines to say after an input, without line ends.
    func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String]
    /// Returns the answer to a line of input; `nil` where the line is not meant for the inspector.
    func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]?
}
