import Terminal

extension ObjectMap {
    /// A property with a plain value.
    nonisolated struct Field: Equatable {
        let name: String
        let value: String
    }

    /// Returns the properties of an object that hold numbers, texts, truth values and cases without a payload, also those in its
    /// structures. Collections are left out: some have no order, and the same input has to give the same page.
    @MainActor static func fields(of object: AnyObject) -> [Field] { fields(in: Mirror(reflecting: object)) }

    private static func fields(in mirror: Mirror, path: String = "") -> [Field] {
        mirror.children.flatMap { child -> [Field] in
            guard let label = child.label else { return [] }
            let name = path + label
            if let value = child.value as? any PlainValue { return [Field(name: name, value: value.text)] }
            let inner = Mirror(reflecting: child.value)
            switch inner.displayStyle {
            case .enum where inner.children.isEmpty: return [Field(name: name, value: "\(child.value)")]
            case .struct where path.isEmpty: return fields(in: inner, path: name + ".")
            default: return []
            }
        }
    }
}

/// A value that a map shows as it is.
private nonisolated protocol PlainValue {
    var text: String { get }
}

nonisolated extension Int: PlainValue { fileprivate var text: String { "\(self)" } }
nonisolated extension Bool: PlainValue { fileprivate var text: String { "\(self)" } }
nonisolated extension Double: PlainValue { fileprivate var text: String { "\(self)" } }
nonisolated extension String: PlainValue { fileprivate var text: String { "\"\(printable)\"" } }
