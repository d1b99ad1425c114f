/// A line of text that a person types: the text, the caret and the selection.
///
/// The keys are those of a terminal: arrows, Home and End (also Ctrl-A and Ctrl-E) move the caret, with Shift they select; Ctrl or Alt with an arrow moves by words; ⌫ and Del
/// delete; Ctrl-W deletes a word, Ctrl-U and Ctrl-K delete up to the beginning and the end.
public struct TextField: Hashable, Sendable {
    /// A movement of the caret.
    public enum Motion: Hashable, Sendable {
        /// By a character.
        case left, right
        /// By a word.
        case wordLeft, wordRight
        /// To the beginning or the end of the text.
        case start, end
    }

    /// A change of the text, the caret or the selection.
    public enum Edit: Hashable, Sendable {
        /// Inserts a text in the place of the selection: typed or pasted.
        case insert(String)
        /// Moves the caret; selecting keeps the other end of the selection where it is.
        case move(Motion, isSelecting: Bool)
        /// Deletes the selection, or if there is none the text between the caret and the place where a movement would lead.
        case delete(Motion)
        /// Replaces the whole text, as a line of input does.
        case replace(String)
    }

    /// The reason why an edit was refused. Then nothing has changed.
    public enum Refusal: Hashable, Sendable {
        /// The text would have more than the greatest number of characters.
        case tooLong(limit: Int)
        /// The field does not take the character.
        case character(Character)
    }

    /// The greatest number of characters.
    public let limit: Int
    /// The text.
    public private(set) var text: String
    /// A Boolean value that indicates whether nothing was typed.
    public var isEmpty: Bool { text.isEmpty }
    /// The number of characters before the caret.
    public private(set) var caret: Int
    /// The number of characters before the other end of the selection.
    private var anchor: Int
    private let allowed: Set<Character>?

    /// Creates a field with the caret at its end.
    ///
    /// - Parameters:
    ///   - text: The first text.
    ///   - limit: The greatest number of characters, at least 1.
    ///   - allowed: The characters that the field takes; `nil` for all that can be shown.
    public init(_ text: String = "", limit: Int = 100, allowed: Set<Character>? = nil) {
        self.limit = limit
        self.allowed = allowed
        self.text = text.printable
        caret = self.text.count
        anchor = caret
    }

    /// The characters that are selected, counted from the beginning; empty at the caret where none is.
    public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

    /// Applies an edit.
    ///
    /// - Returns: The reason why nothing has changed; `nil` if the edit was applied.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func apply(_ edit: Edit) -> Refusal? {
        switch edit {
        case .insert(let new): return replace(selection, with: new)
        case .replace(let new): return replace(0..<text.count, with: new)
        case .move(let motion, let isSelecting):
            if !isSelecting, !selection.isEmpty, motion == .left || motion == .right {
                caret = motion == .left ? selection.lowerBound : selection.upperBound
            } else {
                caret = target(of: motion)
            }
            if !isSelecting { anchor = caret }
            return nil
        case .delete(let motion):
            let end = target(of: motion)
            return replace(selection.isEmpty ? min(caret, end)..<max(caret, end) : selection, with: "")
        }
    }

    private mutating func replace(_ range: Range<Int>, with new: String) -> Refusal? {
        let new = new.printable
        if let allowed, let refused = new.first(where: { !allowed.contains($0) }) { return .character(refused) }
        let characters = Array(text)
        let whole = String(characters[..<range.lowerBound]) + new + String(characters[range.upperBound...])
        // A Jamo or a combining mark joins the character before it, so that the result is counted and not its parts.
        let result = whole.printable
        // A first text can be longer than the limit, and is made shorter step by step.
        guard result.count <= limit || new.isEmpty else { return .tooLong(limit: limit) }
        caret = result.count - (characters.count - range.upperBound)
        anchor = caret
        text = result
        return nil
    }

    private func target(of motion: Motion) -> Int {
        let characters = Array(text)
        switch motion {
        case .left: return max(0, caret - 1)
        case .right: return min(characters.count, caret + 1)
        case .start: return 0
        case .end: return characters.count
        case .wordLeft:
            let blanks = characters[..<caret].reversed().prefix(while: \.isWhitespace).count
            return caret - blanks - characters[..<(caret - blanks)].reversed().prefix { !$0.isWhitespace }.count
        case .wordRight:
            let blanks = characters[caret...].prefix(while: \.isWhitespace).count
            return caret + blanks + characters[(caret + blanks)...].prefix { !$0.isWhitespace }.count
        }
    }
}

extension TextField.Edit {
    /// Creates the edit of a key in a field; `nil` for a key that does not edit.
    package init?(_ key: Key, _ modifiers: Modifiers) {
        let byWord = modifiers.contains(.control) || modifiers.contains(.alt)
        let isSelecting = modifiers.contains(.shift)
        switch key {
        case .character(let character) where modifiers.contains(.control):
            switch character {
            case "a": self = .move(.start, isSelecting: false)
            case "e": self = .move(.end, isSelecting: false)
            case "u": self = .delete(.start)
            case "k": self = .delete(.end)
            case "w": self = .delete(.wordLeft)
            default: return nil
            }
        case .character(let character) where !modifiers.contains(.alt): self = .insert(String(character))
        case .left: self = .move(byWord ? .wordLeft : .left, isSelecting: isSelecting)
        case .right: self = .move(byWord ? .wordRight : .right, isSelecting: isSelecting)
        case .home: self = .move(.start, isSelecting: isSelecting)
        case .end: self = .move(.end, isSelecting: isSelecting)
        case .backspace: self = .delete(byWord ? .wordLeft : .left)
        case .delete: self = .delete(byWord ? .wordRight : .right)
        default: return nil
        }
    }
}
