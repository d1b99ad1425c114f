extension LinkedList: Equatable where Element: Equatable {
    @inlinable
    package static func == (left: LinkedList, right: LinkedList) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension LinkedList: Hashable where Element: Hashable {
    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}
