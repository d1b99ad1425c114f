import Core

extension Menu {
    /// Reads a menu file: JSON with `capacity`, `fruits` and `juices`.
    ///
    /// - Parameter bytes: The file, at most ``largestFile`` bytes of UTF-8.
    /// - Throws: `MenuError` with the line and the reason of the first fault.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(parsing bytes: [UInt8]) throws(MenuError) {
        guard bytes.count <= Self.largestFile else {
            throw MenuError(line: 1, reason: .tooLarge(limit: Self.largestFile))
        }
        let file: JSONValue
        do {
            file = try JSONReader.read(bytes)
        } catch {
            throw MenuError(line: error.line, reason: .syntax(error.fault))
        }
        self = try MenuParser.menu(from: file)
    }
}

/// Makes a menu from the JSON of a menu file, naming the line of whatever does not make sense.
struct MenuParser {
    private let capacity: Int
    private var fruits: [Fruit] = []
    private var openingCounts: [Quantity<Fruit>] = []
    private var juices: [Juice] = []
    private var fruitIndex = NameIndex()
    private var juiceIndex = NameIndex()

    static func menu(from file: JSONValue) throws(MenuError) -> Menu {
        let object = try MenuObject(file, under: nil, keys: [.capacity, .fruits, .juices])
        var parser = MenuParser(capacity: try object.number(.capacity, in: Menu.capacities))
        for element in try object.elements(.fruits) { try parser.addFruit(element) }
        for element in try object.elements(.juices) { try parser.addJuice(element) }
        return parser.menu()
    }

    private init(capacity: Int) {
        self.capacity = capacity
    }

    private mutating func addFruit(_ element: JSONValue) throws(MenuError) {
        let object = try MenuObject(element, under: .fruits, keys: [.id, .name, .stock])
        let (id, name) = try Self.identity(of: object, at: fruits.count, in: &fruitIndex)
        let fruit = Fruit(id: id, name: name)
        fruits.append(fruit)
        openingCounts.append(Quantity(item: fruit, count: try object.number(.stock, in: 0...capacity)))
    }

    private mutating func addJuice(_ element: JSONValue) throws(MenuError) {
        let object = try MenuObject(element, under: .juices, keys: [.id, .name, .needs])
        let (id, name) = try Self.identity(of: object, at: juices.count, in: &juiceIndex)
        juices.append(Juice(id: id, name: name, needs: try needs(object.elements(.needs))))
    }

    /// The id and the name, filed under each of their texts, so that nothing else of the list answers to them.
    private static func identity(
        of object: MenuObject, at position: Int, in index: inout NameIndex
    ) throws(MenuError) -> (id: String, name: Name) {
        let idValue = try object.value(.id)
        let id = try idValue.menuID()
        guard index[id] == nil, index.insert(position, for: id) else { throw idValue.error(.duplicateID(id)) }

        var translations: [Name.Translation] = []
        for member in try object.value(.name).members(under: .name) {
            guard member.isTranslation else { throw MenuError(line: member.line, reason: .unknownKey(member.key)) }
            let text = try member.value.showableText(under: .name).trimmed
            guard index.insert(position, for: text) else { throw member.value.error(.duplicateName(text)) }
            translations.append(Name.Translation(languageCode: member.key, text: text))
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
        guard let position = fruitIndex[id], fruits[position].id == id else { throw value.error(.unknownFruit(id)) }
        return fruits[position]
    }

    private func menu() -> Menu {
        do {
            return Menu(
                capacity: capacity, fruits: fruits, juices: juices,
                openingStock: try Stock(openingCounts, capacity: capacity),
                fruitIndex: fruitIndex, juiceIndex: juiceIndex)
        } catch {
            // No file can cause this: every count has been held against the capacity, and no fruit comes twice.
            preconditionFailure("The stock refuses checked counts: \(error)")
        }
    }
}
