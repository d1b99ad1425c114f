import Core

/// An object of a menu file: the keys that belong in it, with their values.
struct MenuObject {
    private let line: Int
    private let members: [JSONMember]

    /// Creates an object from a JSON value. Unknown keys are looked for before missing ones: a misspelt key is both.
    init(_ value: JSONValue, under key: MenuKey?, keys: Set<MenuKey>) throws(MenuError) {
        members = try value.members(under: key)
        line = value.line
        for member in members where !keys.contains(where: { $0.rawValue == member.key }) {
            throw MenuError(line: member.line, reason: .unknownKey(member.key))
        }
    }

    func value(_ key: MenuKey) throws(MenuError) -> JSONValue {
        guard let value = optionalValue(key) else { throw MenuError(line: line, reason: .missingKey(key)) }
        return value
    }

    func optionalValue(_ key: MenuKey) -> JSONValue? {
        members.first { $0.key == key.rawValue }?.value
    }

    /// Returns the value of a key as a text that a screen can show; `nil` where the key is missing.
    func text(_ key: MenuKey) throws(MenuError) -> String? {
        guard let value = optionalValue(key) else { return nil }
        return try value.showableText(under: key)
    }

    /// Returns what the text of a key stands for; `nil` where the key is missing.
    func meaning<Meaning>(
        of key: MenuKey, _ meaning: (String) -> Meaning?, else reason: (String) -> MenuError.Reason
    ) throws(MenuError) -> Meaning? {
        guard let text = try text(key) else { return nil }
        guard let meaning = meaning(text) else { throw try value(key).error(reason(text)) }
        return meaning
    }

    /// Returns the value of a key as an amount of a currency.
    func price(_ key: MenuKey, in currency: Currency) throws(MenuError) -> Int {
        let value = try value(key)
        let text = try value.number(under: key)
        guard let amount = currency.amount(of: text) else { throw value.error(.invalidPrice(text, currency)) }
        return amount
    }

    /// Returns the elements of a list, which must not be empty.
    func elements(_ key: MenuKey) throws(MenuError) -> [JSONValue] {
        let value = try value(key)
        guard case .array(let elements) = value.content else {
            throw value.error(.wrongKind(key, expected: .list))
        }
        try value.checked { () throws(MenuError.Reason) in try key.check(elements) }
        return elements
    }

    /// Returns the value of a key as a whole number within a range.
    func number(_ key: MenuKey, in range: ClosedRange<Int>) throws(MenuError) -> Int {
        let value = try value(key)
        let text = try value.number(under: key)
        return try value.checked { () throws(MenuError.Reason) in try key.check(number: text, in: range) }
    }
}

extension JSONValue {
    func error(_ reason: MenuError.Reason) -> MenuError {
        MenuError(line: line, reason: reason)
    }

    /// Makes a check, whose error gets the line of the value.
    func checked<Result>(_ check: () throws(MenuError.Reason) -> Result) throws(MenuError) -> Result {
        do { return try check() } catch { throw self.error(error) }
    }

    func members(under key: MenuKey?) throws(MenuError) -> [JSONMember] {
        guard case .object(let members) = content else { throw error(.wrongKind(key, expected: .object)) }
        return members
    }

    func number(under key: MenuKey) throws(MenuError) -> String {
        guard case .number(let text) = content else { throw error(.wrongKind(key, expected: .number)) }
        return text
    }

    func text(under key: MenuKey) throws(MenuError) -> String {
        guard case .string(let text) = content else { throw error(.wrongKind(key, expected: .text)) }
        return text
    }

    /// Returns a text that a screen can show.
    func showableText(under key: MenuKey) throws(MenuError) -> String {
        let text = try text(under: key)
        try checked { () throws(MenuError.Reason) in try key.check(text) }
        return text
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether a terminal can show the scalar: it is not a control character, a line end or
    /// a sign that changes the direction of writing. The joiners are allowed: emoji and Indic scripts need them.
    var isShowable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: self == "\u{200C}" || self == "\u{200D}"
        default: true
        }
    }

    /// A Boolean value that indicates whether a name of such scalars alone would be invisible.
    var isInvisible: Bool {
        switch properties.generalCategory {
        // A mark is seen only on a letter.
        case .nonspacingMark, .enclosingMark: true
        default:
            properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
                // A pattern of Braille, a head of a note, and two hieroglyphs, all of them empty.
                || ["\u{2800}", "\u{1D159}", "\u{13441}", "\u{13442}"].contains(self)
        }
    }
}
