import Core

/// An error in a menu file: its line and its reason.
///
/// The texts in the reason are as the file has them, control characters included. Make them printable before showing them.
public struct MenuError: Error, Hashable, Sendable {
    /// The line of the file, from 1.
    public let line: Int
    /// What is wrong in that line.
    public let reason: Reason

    /// What can be wrong with a menu file, or with a menu that a program makes: its initialisers throw the reason alone.
    public enum Reason: Error, Hashable, Sendable {
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The file is not valid JSON, or an object has the same key twice.
        case syntax(JSONError.Reason)
        /// A value is of the wrong kind. Without a key, the value is the file as a whole.
        case wrongKind(MenuKey?, expected: JSONKind)
        /// A required key is missing. The line is the first one of its object.
        case missingKey(MenuKey)
        /// A key has no meaning there. In a name, it is not a language code.
        case unknownKey(String)
        /// A list has no elements, or a text has no visible character.
        case empty(MenuKey)
        /// A text has more Unicode scalars than the limit.
        case tooLong(MenuKey, limit: Int)
        /// A text contains a character that would disturb a terminal, as such or as an escape.
        case unshowable(MenuKey, Unicode.Scalar)
        /// An id contains something other than lowercase letters, digits and hyphens.
        case invalidID(String)
        /// An earlier fruit (or juice) has the same id.
        case duplicateID(String)
        /// Another fruit (or juice) has the same name in some language.
        case duplicateName(String)
        /// A recipe names a fruit that is not in the list of fruits.
        case unknownFruit(String)
        /// A juice names a category that is not in the list of categories.
        case unknownCategory(String)
        /// A recipe names the same fruit twice.
        case repeatedFruit(String)
        /// A number, as written, is not a whole number in plain digits within the allowed range.
        case invalidNumber(MenuKey, String, allowed: ClosedRange<Int>)
        /// A colour of a fruit is neither a name of ``FruitColor/names`` nor of the form `#rrggbb`.
        case invalidColor(String)
        /// A currency is not three capital letters.
        case invalidCurrency(String)
        /// A number, as written, is not a price in the currency of the menu.
        case invalidPrice(String, Currency)
    }
}

/// A key of a menu file.
public enum MenuKey: String, Hashable, Sendable, CaseIterable {
    /// The keys of the file: the greatest number of each fruit, the currency, the list of fruits, and the list of juices.
    case capacity, currency, fruits, juices
    /// The keys for what is no juice: the ways to serve an order, the kinds of payment, the shop on receipts, and the tax that the prices
    /// contain.
    case services, payments, shop, vat
    /// The keys of the categories, and of the category of a juice.
    case categories, category
    /// The keys of the shop besides its name: the number under which it is registered, the address, and the telephone number.
    case registration, address, telephone
    /// The key of the fruits that left the menu, which only a ledger writes.
    case former
    /// The keys of a fruit or a juice: its id, its names by language code, the opening stock, the colour, the recipe, and the price.
    case id, name, stock, color, needs, price
    /// The keys of a line of a recipe: the id of a fruit, and the number of fruits.
    case fruit, count
}

// The checks of a menu, whether a file or a program makes it. A parser adds the line.
extension MenuKey {
    /// Checks that a screen can show a text: it is visible, not too long, and harmless to a terminal.
    func check(_ text: String) throws(MenuError.Reason) {
        if let scalar = text.unicodeScalars.first(where: { !$0.isShowable }) { throw .unshowable(self, scalar) }
        guard !text.unicodeScalars.allSatisfy(\.isInvisible) else { throw .empty(self) }
        guard text.unicodeScalars.count <= Menu.longestName else { throw .tooLong(self, limit: Menu.longestName) }
    }

    /// Checks an id: lowercase letters, digits and hyphens, which need no quoting in any shell or file.
    static func check(id: String) throws(MenuError.Reason) {
        try MenuKey.id.check(id)
        let isPlain = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard isPlain else { throw .invalidID(id) }
    }

    /// Checks a number in plain digits, and returns it.
    @discardableResult
    func check(number text: String, in range: ClosedRange<Int>) throws(MenuError.Reason) -> Int {
        guard let number = Int(text), range.contains(number) else { throw .invalidNumber(self, text, allowed: range) }
        return number
    }

    /// Checks that a list is not empty.
    func check(_ list: some Collection) throws(MenuError.Reason) {
        if list.isEmpty { throw .empty(self) }
    }
}

/// A kind of JSON value in a menu file.
public enum JSONKind: Hashable, Sendable, CaseIterable {
    /// An object with keys and values, a list of values, a string, or a number.
    case object, list, text, number
}
