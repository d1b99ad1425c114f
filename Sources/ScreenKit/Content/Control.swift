import Terminal

/// Something that can be chosen, by a key, a click or its name on a line, or that has the focus for the keys that are bound to it.
///
/// ``Row``, ``Button``, ``Tile``, ``Hint`` and ``Answer`` make their own. A pane of an app lists those of it in reading order:
/// ```swift
/// Control("Lamp", .toggle, keys: ["s"], isFocusable: true, lineNames: .number)
/// ```
public struct Control<Event> {
    /// The name of the control. One that is only bound to keys has none where its keys explain themselves.
    public var label: Text
    /// The event that choosing the control causes; `nil` for an element that can only have the focus.
    public var event: Event?
    /// The keys that choose the control anywhere on the screen; the first one is shown.
    public var keys: [Key]
    /// The words that a line of input may use besides the label. The list of commands shows the first one (in Korean the first one in
    /// Hangul, if there is any), and leaves out a control without words.
    public var words: [Text]
    /// A Boolean value that indicates whether the control can be chosen now. One that cannot does not have the focus.
    public var isEnabled: Bool
    /// The effect of the control, for the help; `nil` where the label says enough.
    public var meaning: Text?
    /// A Boolean value that indicates whether the control can have the focus.
    public var isFocusable: Bool
    /// A Boolean value that indicates whether the control has the focus before it was moved. Without such a control, the first one
    /// of the screen that can have the focus has it; with several, the first of them.
    public var isFirst: Bool
    /// The ways in which a line of input names the control.
    public var lineNames: LineNames
    /// Controls whose keys work while this one has the focus.
    public var bindings: [Control]
    /// The event that follows when the focus leaves the control, or the person turns to something else; `nil` for none.
    public var leaveEvent: Event?

    /// Returns the event of an edit, for a field of text: while it has the focus, no letter is a command.
    var edit: ((TextField.Edit) -> Event)?
    /// A Boolean value that indicates whether Enter in a field gives the focus to the next element, as in a form.
    var goesOn = false
    /// A Boolean value that indicates whether a question mark in a field is the key of the help, and no text, as in a search or a number.
    var hasHelpKey = false
    /// The count that a number sets, for a count that can be typed.
    var entry: NumberEntry<Event>?

    /// Creates a control. Each part that is left out is not there: a control with only a label and an event is chosen by clicks.
    public init(
        _ label: Text, _ event: Event?, keys: [Key] = [], words: [Text] = [], isEnabled: Bool = true,
        meaning: Text? = nil, isFocusable: Bool = false, isFirst: Bool = false, lineNames: LineNames = [],
        bindings: [Control] = [], leaveEvent: Event? = nil
    ) {
        (self.label, self.event, self.keys, self.words) = (label, event, keys, words)
        (self.isEnabled, self.meaning, self.isFocusable) = (isEnabled, meaning, isFocusable)
        (self.isFirst, self.lineNames, self.bindings) = (isFirst, lineNames, bindings)
        self.leaveEvent = leaveEvent
    }
}

/// The ways in which a line of input names a control of a pane.
public struct LineNames: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt8

    /// Creates a set of ways from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// By its number on the page: the numbers of all panes are counted through. The pane says the number in its lines.
    public static let number = LineNames(rawValue: 1)
    /// By its label, or by one of its words.
    public static let label = LineNames(rawValue: 2)
}

/// The controls of a pane, in reading order. A pane with many controls that do not change keeps its list.
public final class Controls<Event>: ExpressibleByArrayLiteral {
    /// The controls.
    public let all: [Control<Event>]
    // A page with each key asks for the dozens of a keypad, which a language alone changes.
    private var made: (texts: Texts, elements: [Element])?

    /// Creates the list.
    public init(_ controls: [Control<Event>]) { all = controls }

    /// Creates the list.
    public convenience init(arrayLiteral controls: Control<Event>...) { self.init(controls) }

    func elements(_ texts: Texts) -> [Element] {
        if let made, made.texts == texts { return made.elements }
        let elements = all.map { Element($0, texts) }
        made = (texts, elements)
        return elements
    }
}

/// A count that is typed and stepped, within bounds.
struct NumberEntry<Event> {
    let count: Int
    let bounds: ClosedRange<Int>
    let event: (Int) -> Event

    /// Returns the control that changes the count by one step.
    func step(by difference: Int, _ keys: [Key] = []) -> Control<Event> {
        Control(
            difference < 0 ? "−" : "+",
            event(min(max(count + difference, bounds.lowerBound), bounds.upperBound)),
            keys: keys, isEnabled: bounds.contains(count + difference))
    }
}

/// A value of which a modifier returns another one.
protocol Changeable {}

extension Changeable {
    func changed(_ change: (inout Self) -> Void) -> Self {
        var value = self
        change(&value)
        return value
    }
}

extension [Key] {
    /// Returns the key for the row at an index of a list: the digit of its number, and none from the tenth row on.
    public static func number(_ index: Int) -> [Key] {
        index < 9 ? [.character(Character(String(index + 1)))] : []
    }
}
