extension Menu {
    /// The ids of its juices in its order, and behind them, sorted, those among others that it has forgotten.
    package func juiceIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(juices.map(\.id), with: others)
    }

    /// The ids of its fruits in its order, and behind them, sorted, those among others that it has forgotten.
    package func fruitIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(fruits.map(\.id), with: others)
    }

    private static func ids(_ known: [String], with others: some Sequence<String>) -> [String] {
        known + Set(others).subtracting(known).sorted()
    }
}
