import Core

extension Menu {
    /// Creates a menu from the UTF-8 text of a menu file: JSON with `capacity`, `fruits`, `juices`, and for prices
    /// `currency`, of at most ``largestFile`` bytes.
    ///
    /// - Throws: `MenuError` with the line and the reason of the first error.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(MenuError) {
        guard bytes.count <= Self.largestFile else {
            throw MenuError(line: 1, reason: .tooLarge(limit: Self.largestFile))
        }
        let file: JSONValue
        do {
            file = try JSONValue(parsing: bytes)
        } catch {
            throw MenuError(line: error.line, reason: .syntax(error.reason))
        }
        self = try MenuParser.menu(from: file)
    }
}

/// Creates a menu from the JSON of a menu file, and finds the line of each error.
struct MenuParser {
    private let capacity: Int
    private let currency: Currency?
    private var categories: [MenuChoice] = []
    private var fruits: [Quantity<Fruit>] = []
    private var juices: [Juice] = []
    private var fruitIndex = NameIndex()
    private var juiceIndex = NameIndex()
    private var formerIndex = NameIndex()

    static func menu(from file: JSONValue) throws(MenuError) -> Menu {
        let object = try MenuObject(
            file, under: nil,
            keys: [.capacity, .currency, .fruits, .juices, .former, .services, .payments, .shop, .vat, .categories])
        var parser = MenuParser(
            capacity: try object.number(.capacity, in: Menu.capacities),
            currency: try object.meaning(of: .currency, Currency.init(code:)) { .invalidCurrency($0) })
        parser.categories = try Self.choices(of: object, .categories) ?? []
        for element in try object.elements(.fruits) { try parser.addFruit(element) }
        for element in try object.elements(.juices) { try parser.addJuice(element, of: object) }
        var menu = try file.checked { () throws(MenuError.Reason) in
            try Menu(
                capacity: parser.capacity, fruits: parser.fruits, juices: parser.juices, currency: parser.currency)
        }
        if object.optionalValue(.former) != nil {
            for element in try object.elements(.former) { menu.formerFruits.append(try parser.formerFruit(element)) }
        }
        menu.categories = parser.categories
        menu.services = try Self.choices(of: object, .services) ?? []
        menu.namedPayments = try Self.choices(of: object, .payments)
        if let shop = object.optionalValue(.shop) { menu.shop = try Self.shop(shop) }
        if object.optionalValue(.vat) != nil { menu.vat = try object.number(.vat, in: Menu.taxes) }
        return menu
    }

    /// Reads a list of choices; `nil` where there is none.
    private static func choices(of menu: MenuObject, _ key: MenuKey) throws(MenuError) -> [MenuChoice]? {
        guard menu.optionalValue(key) != nil else { return nil }
        var index = NameIndex()
        var choices: [MenuChoice] = []
        for element in try menu.elements(key) {
            let object = try MenuObject(element, under: key, keys: [.id, .name])
            let (id, name) = try identity(of: object, at: choices.count, in: &index)
            choices.append(MenuChoice(checked: id, name))
        }
        return choices
    }

    private static func shop(_ value: JSONValue) throws(MenuError) -> ShopDetails {
        let object = try MenuObject(value, under: .shop, keys: [.name, .registration, .address, .telephone])
        return ShopDetails(
            name: try object.value(.name).showableText(under: .name), registration: try object.text(.registration),
            address: try object.text(.address), telephone: try object.text(.telephone))
    }

    private mutating func addFruit(_ element: JSONValue) throws(MenuError) {
        let object = try MenuObject(element, under: .fruits, keys: [.id, .name, .stock, .color])
        let fruit = try Self.fruit(element, object, at: fruits.count, in: &fruitIndex)
        fruits.append(Quantity(item: fruit, count: try object.number(.stock, in: 0...capacity)))
    }

    /// Reads a fruit that left the menu. Its names can be those of another fruit by now.
    private mutating func formerFruit(_ element: JSONValue) throws(MenuError) -> Fruit {
        let object = try MenuObject(element, under: .former, keys: [.id, .name, .color])
        return try Self.fruit(element, object, at: formerIndex.count, in: &formerIndex)
    }

    private static func fruit(
        _ element: JSONValue, _ object: MenuObject, at position: Int, in index: inout NameIndex
    ) throws(MenuError) -> Fruit {
        let (id, name) = try identity(of: object, at: position, in: &index)
        let color = try object.meaning(of: .color, FruitColor.init) { .invalidColor($0) }
        return try element.checked { () throws(MenuError.Reason) in try Fruit(id: id, name: name, color: color) }
    }

    private mutating func addJuice(_ element: JSONValue, of menu: MenuObject) throws(MenuError) {
        let object = try MenuObject(element, under: .juices, keys: [.id, .name, .needs, .price, .category])
        let (id, name) = try Self.identity(of: object, at: juices.count, in: &juiceIndex)
        let needs = try needs(object.elements(.needs))
        // A price without a currency means nothing, and a total without a price is wrong.
        if currency == nil, object.optionalValue(.price) != nil { _ = try menu.value(.currency) }
        let price = try currency.map { currency throws(MenuError) in try object.price(.price, in: currency) }
        var juice = try element.checked { () throws(MenuError.Reason) in
            try Juice(id: id, name: name, needs: needs, price: price)
        }
        if let value = object.optionalValue(.category) {
            let category = try value.showableText(under: .category)
            guard categories.contains(where: { $0.id == category }) else {
                throw value.error(.unknownCategory(category))
            }
            juice.category = category
        }
        juices.append(juice)
    }

    /// Reads an id and a name, and files their texts, so that nothing else in the list can have one of them.
    private static func identity(
        of object: MenuObject, at position: Int, in index: inout NameIndex
    ) throws(MenuError) -> (id: String, name: Name) {
        let idValue = try object.value(.id)
        let id = try idValue.text(under: .id)
        try idValue.checked { () throws(MenuError.Reason) in
            try MenuKey.check(id: id)
            try index.insert(position, id: id)
        }
        var translations: [Name.Translation] = []
        for member in try object.value(.name).members(under: .name) {
            guard Name.Translation.isLanguageCode(member.key) else {
                throw MenuError(line: member.line, reason: .unknownKey(member.key))
            }
            let text = try member.value.text(under: .name)
            translations.append(
                try member.value.checked { () throws(MenuError.Reason) in
                    let translation = try Name.Translation(member.key, text)
                    try index.insert(position, name: translation.text)
                    return translation
                })
        }
        return (id, Name(translations: translations, fallback: id))
    }

    private func needs(_ elements: [JSONValue]) throws(MenuError) -> [Quantity<Fruit>] {
        var needs: [Quantity<Fruit>] = []
        var named: Set<Fruit> = []
        for element in elements {
            let object = try MenuObject(element, under: .needs, keys: [.fruit, .count])
            let fruit = try fruit(object.value(.fruit))
            guard named.insert(fruit).inserted else {
                throw try object.value(.fruit).error(.repeatedFruit(fruit.id))
            }
            needs.append(Quantity(item: fruit, count: try object.number(.count, in: 1...capacity)))
        }
        return needs
    }

    private func fruit(_ value: JSONValue) throws(MenuError) -> Fruit {
        let id = try value.showableText(under: .fruit)
        guard let position = fruitIndex[id], fruits[position].item.id == id else {
            throw value.error(.unknownFruit(id))
        }
        return fruits[position].item
    }
}
