/// The keys of a menu file.
package enum MenuKey: String, Hashable, Sendable, CaseIterable {
    case capacity, fruits, juices
    case id, name, stock, needs
    case fruit, count
}
