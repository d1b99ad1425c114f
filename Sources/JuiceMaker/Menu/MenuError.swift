import Core

/// Where and why a file is no menu.
///
/// The texts in it are as the file has them, control characters included: sanitise them before showing.
package struct MenuError: Error, Hashable, Sendable {
    /// The line of the fault, 1 or more, within the file.
    package let line: Int
    /// What is wrong there.
    package let reason: Reason
}

extension MenuError {
    /// What can be wrong with a menu file.
    package enum Reason: Hashable, Sendable {
        /// It has more bytes than the limit.
        case tooLarge(limit: Int)
        /// It is no JSON, or a key stands twice.
        case syntax(JSONFault)
        /// A value is of the wrong kind. Without a key, it is the file as a whole.
        case wrongKind(MenuKey?, expected: JSONKind)
        /// A key that must be there is not. The line is where its object starts.
        case missingKey(MenuKey)
        /// A key that means nothing there; in a name, one that is no language code.
        case unknownKey(String)
        /// A list without elements, or a text that shows nothing.
        case empty(MenuKey)
        /// A text with more Unicode scalars than the limit.
        case tooLong(MenuKey, limit: Int)
        /// A character that would upset a terminal, written as such or by an escape.
        case unshowable(MenuKey, Unicode.Scalar)
        /// An id with something else than lowercase letters, digits and hyphens.
        case invalidID(String)
        /// An id that a fruit (or juice) before has.
        case duplicateID(String)
        /// A name, in any language, that another fruit (or juice) is called by.
        case duplicateName(String)
        /// A recipe names a fruit that is not on the list.
        case unknownFruit(String)
        /// A recipe names a fruit twice.
        case repeatedFruit(String)
        /// A number, as written, that is not a whole one in plain digits within the range.
        case invalidNumber(MenuKey, String, allowed: ClosedRange<Int>)
    }
}

/// The keys of a menu file.
package enum MenuKey: String, Hashable, Sendable, CaseIterable {
    case capacity, fruits, juices
    case id, name, stock, needs
    case fruit, count
}

/// The kinds of JSON values that a menu is made of.
package enum JSONKind: Hashable, Sendable, CaseIterable {
    case object, list, text, number
}
