/// An input of the user, or a change of the terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key, with the modifiers that it does not imply: `.key(.tab, .shift)`, `.key(.character("q"), [])`.
    case key(Key, Modifiers)
    /// A click or a turn of the wheel.
    case mouse(MouseEvent)
    /// A text that was pasted as a whole, without control characters; line ends and tabs are spaces.
    case paste(String)
    /// The new size of the terminal.
    case resize(GridSize)
}

/// A key of the keyboard; it is the same key on all terminals, whatever bytes they send.
public enum Key: Hashable, Sendable {
    /// A typed character: `.character("A")` has no `.shift`, and Ctrl-C is `.character("c")` with `.control`.
    case character(Character)
    /// A key that edits.
    case enter, tab, escape, backspace, delete, insert
    /// A key that moves.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, from 1 to 12.
    case function(Int)
}

/// The keys that are held while another key is pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: UInt8

    /// Creates a set of keys from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt key, also called Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)
}

/// A press or a release of a mouse button, or a turn of the wheel. Motion is never reported.
public struct MouseEvent: Hashable, Sendable {
    /// A kind of mouse event.
    public enum Action: Hashable, Sendable {
        /// A press of a button.
        case press(Button)
        /// A release of a button; terminals that do not know the button report the left one.
        case release(Button)
        /// A turn of the wheel by one step.
        case wheelUp, wheelDown
    }

    /// A mouse button.
    public enum Button: Hashable, Sendable {
        /// One of the three buttons.
        case left, middle, right
    }

    /// The kind of the event.
    public var action: Action
    /// The cell under the pointer; after a resize it may lie outside the screen.
    public var position: GridPoint

    /// Creates an event from its kind and its cell.
    public init(_ action: Action, at position: GridPoint) { (self.action, self.position) = (action, position) }
}

extension Key: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
