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

    func currency(_ key: MenuKey) throws(MenuError) -> Currency? {
        guard let value = optionalValue(key) else { return nil }
        let code = try value.showableText(under: key)
        guard let currency = Currency(code: code) else { throw value.error(.invalidCurrency(code)) }
        return currency
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
        guard !elements.isEmpty else { throw value.error(.empty(key)) }
        return elements
    }

    /// Returns the value of a key as a whole number within a range.
    func number(_ key: MenuKey, in range: ClosedRange<Int>) throws(MenuError) -> Int {
        let value = try value(key)
        let text = try value.number(under: key)
        guard let number = Int(text), range.contains(number) else {
            throw value.error(.invalidNumber(key, text, allowed: range))
        }
        return number
    }
}

extension JSONValue {
    func error(_ reason: MenuError.Reason) -> MenuError {
        MenuError(line: line, reason: reason)
    }

    func members(under key: MenuKey?) throws(MenuError) -> [JSONMember] {
        guard case .object(let members) = content else { throw error(.wrongKind(key, expected: .object)) }
        return members
    }

    func number(under key: MenuKey) throws(MenuError) -> String {
        guard case .number(let text) = content else { throw error(.wrongKind(key, expected: .number)) }
        return text
    }

    /// Returns a text that a screen can show: visible, not too long, and harmless to a terminal.
    func showableText(under key: MenuKey) throws(MenuError) -> String {
        guard case .string(let text) = content else { throw error(.wrongKind(key, expected: .text)) }
        if let scalar = text.unicodeScalars.first(where: { !$0.isShowable }) {
            throw error(.unshowable(key, scalar))
        }
        guard !text.unicodeScalars.allSatisfy(\.isInvisible) else { throw error(.empty(key)) }
        guard text.unicodeScalars.count <= Menu.longestName else {
            throw error(.tooLong(key, limit: Menu.longestName))
        }
        return text
    }

    /// Returns an id: lowercase letters, digits and hyphens, which need no quoting in any shell or file.
    func menuID() throws(MenuError) -> String {
        let id = try showableText(under: .id)
        let isPlain = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard isPlain else { throw error(.invalidID(id)) }
        return id
    }
}

extension JSONMember {
    /// A Boolean value that indicates whether the key can be a language code: two or three lowercase letters (ISO 639).
    var isTranslation: Bool {
        (2...3).contains(key.utf8.count) && key.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
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
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }
}
