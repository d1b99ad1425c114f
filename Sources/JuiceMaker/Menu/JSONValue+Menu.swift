import Core

extension JSONValue {
    func error(_ reason: MenuError.Reason) -> MenuError {
        MenuError(line: line, reason: reason)
    }

    /// The members of an object.
    ///
    /// - Throws: `MenuError` when it is none.
    func members(under key: MenuKey?) throws(MenuError) -> [JSONMember] {
        guard case .object(let members) = content else { throw error(.wrongKind(key, expected: .object)) }
        return members
    }

    /// A text that a screen can show: seen, not too long, and harmless to a terminal.
    ///
    /// - Throws: `MenuError` when it is none.
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

    /// An id: lowercase letters, digits and hyphens, which every shell and every file takes as they are.
    ///
    /// - Throws: `MenuError` when it is none.
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
    /// Whether the key can be a language code: two or three lowercase letters (ISO 639).
    var isTranslation: Bool {
        (2...3).contains(key.utf8.count) && key.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
