import Core

/// An object of a menu file: exactly the keys that belong there, each with its value.
struct MenuObject {
    private let line: Int
    private let members: [JSONMember]

    /// Looks for unknown keys before anything can be missed, for a misspelt key is both.
    ///
    /// - Throws: `MenuError` when the value is no object, or a key does not belong in it.
    init(_ value: JSONValue, under key: MenuKey?, keys: Set<MenuKey>) throws(MenuError) {
        members = try value.members(under: key)
        line = value.line
        for member in members where !keys.contains(where: { $0.rawValue == member.key }) {
            throw MenuError(line: member.line, reason: .unknownKey(member.key))
        }
    }

    /// The value of a key.
    ///
    /// - Throws: `MenuError` when the key is missing.
    func value(_ key: MenuKey) throws(MenuError) -> JSONValue {
        guard let member = members.first(where: { $0.key == key.rawValue }) else {
            throw MenuError(line: line, reason: .missingKey(key))
        }
        return member.value
    }

    /// The elements of a list.
    ///
    /// - Throws: `MenuError` when the key is missing, its value is no list, or the list is empty.
    func elements(_ key: MenuKey) throws(MenuError) -> [JSONValue] {
        let value = try value(key)
        guard case .array(let elements) = value.content else {
            throw value.error(.wrongKind(key, expected: .list))
        }
        guard !elements.isEmpty else { throw value.error(.empty(key)) }
        return elements
    }

    /// A whole number.
    ///
    /// - Throws: `MenuError` when the key is missing, or its value is no whole number within the range.
    func number(_ key: MenuKey, in range: ClosedRange<Int>) throws(MenuError) -> Int {
        let value = try value(key)
        guard case .number(let text) = value.content else {
            throw value.error(.wrongKind(key, expected: .number))
        }
        guard let number = Int(text), range.contains(number) else {
            throw value.error(.invalidNumber(key, text, allowed: range))
        }
        return number
    }
}
