/// On which side of its columns a text stands.
package nonisolated enum Alignment: Hashable, Sendable {
    case leading, center, trailing

    /// How many of the spaces that are left over stand before the text.
    func spacesBefore(_ spaces: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: spaces / 2
        case .trailing: spaces
        }
    }
}
