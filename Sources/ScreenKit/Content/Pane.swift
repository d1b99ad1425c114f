import Terminal

/// One part of a screen's body: a list, a text, or what an app draws itself.
///
/// A pane is a value that a screen makes from its state. It says its controls in reading order, the size that it needs, how it is drawn,
/// and what it says in line mode. The kit knows no kind of pane; it brings those that any app needs, such as ``TextPane``. A pane of an app is one type:
/// ```swift
/// struct LampPane: Pane, Equatable {
///     var isOn: Bool
///     var controls: Controls<LampScreen.Event> {
///         [Control("Lamp", .toggle, keys: ["s"], isFocusable: true, lineNames: .number)]
///     }
///     func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: .exactly(7), rows: .exactly(3)) }
///     func draw(on part: inout PagePart) {
///         part.fill(GridRect(part.size), with: Cell(isOn ? "█" : "░"))
///         part.place(0, in: GridRect(part.size))
///     }
///     func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
///         [LineSection(.rows, ["\(firstNumber). Lamp: \(isOn ? "on" : "off")"])]
///     }
/// }
/// ```
/// A pane that conforms to `Equatable` is drawn again only when it has changed.
///
/// The page of ``ScreenKit`` tells how the focus, keys and the wheel work in panes.
public protocol Pane<Event>: ContentPart {
    /// The events of the screen; `Never` for a pane without controls, which any screen can show.
    associatedtype Event = Never

    /// The controls of the pane, in reading order. ``draw(on:)`` gives each its place by its index.
    var controls: Controls<Event> { get }

    /// The keys that move the focus among the controls, for the help. The default is ↑, ↓ and Tab.
    var focusKeys: [Key] { get }

    /// Returns the least size with which the pane can be used, the size that it would like, and the greatest size that serves it, in a room
    /// of a page; the size of the whole body of the page tells how large the terminal is. The default takes what there is.
    ///
    /// The layout asks twice: for the columns, with all the room that there is, and then for the rows, with the columns that the pane has got.
    func size(in room: GridSize, of page: GridSize) -> PaneSize

    /// Draws the pane on its part of the page, which is blank and at least as large as the least size.
    ///
    /// It can be larger than the greatest size: one of several rows is as wide as all of them, and one of several columns as high.
    func draw(on part: inout PagePart)

    /// Returns what the pane says in line mode: as many sections as long as the screen shows the same thing. The first control that a line can
    /// name by ``LineNames/number`` has the first number; the others follow.
    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection]

    /// Returns a Boolean value that indicates whether another pane is drawn in the same way, so that its picture can stay.
    func isDrawn(like other: any Pane) -> Bool
}

extension Pane {
    /// The pane as a part of a screen.
    public var content: Content<Event> { Content { page, _ in page.append(self) } }

    /// ↑, ↓ and Tab.
    public var focusKeys: [Key] { [.up, .down, .tab] }

    /// Returns a size that takes what there is.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    /// Returns `false`: the pane is drawn again.
    public func isDrawn(like other: any Pane) -> Bool { false }
}

extension Pane where Event == Never {
    /// No controls.
    public var controls: Controls<Never> { [] }
}

extension Pane where Self: Equatable {
    /// Returns whether the other pane is equal to this one.
    public func isDrawn(like other: any Pane) -> Bool { (other as? Self) == self }
}

/// The columns or rows that a part of a page needs.
public struct Extent: Equatable, Sendable {
    /// The least number. A part never gets less: where there is no room for it, it is left out.
    public var least: Int
    /// The number that it would like, at least ``least``.
    public var ideal: Int
    /// The greatest number that serves it, at least ``ideal``. What is left stays blank.
    public var most: Int

    /// Creates an extent. Without an ideal number the least one is ideal, and without a greatest one there is no limit.
    public init(least: Int = 0, ideal: Int? = nil, most: Int = .max) {
        self.least = least
        self.ideal = max(least, ideal ?? least)
        self.most = max(self.ideal, most)
    }

    /// Creates an extent that neither grows nor shrinks.
    public static func exactly(_ number: Int) -> Extent { Extent(least: number, most: number) }
}

/// The columns and rows that a part of a page needs.
public struct PaneSize: Equatable, Sendable {
    /// The width.
    public var columns: Extent
    /// The height, with the columns of the room that was asked for.
    public var rows: Extent

    /// Creates a size; a direction that is left out takes what there is.
    public init(columns: Extent = Extent(), rows: Extent = Extent(least: 1)) {
        self.columns = columns
        self.rows = rows
    }
}
