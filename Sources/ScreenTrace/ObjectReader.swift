import ScreenKit
import Terminal

/// A reader of the objects that the properties of other objects lead to. It changes no object's life.
package struct ObjectReader {
    /// What a property leads to.
    package enum Target {
        /// No object.
        case none
        /// An object.
        case object(AnyObject)
        /// The objects in an array.
        case objects([AnyObject])
        /// An object that was released, which an `unowned` reference still names.
        case released
        /// What may have been released, and cannot be asked for it.
        case unknown

        /// The objects that live.
        package var objects: [AnyObject] {
            switch self {
            case .object(let object): [object]
            case .objects(let objects): objects
            case .none, .released, .unknown: []
            }
        }
    }

    /// What one property leads to.
    package struct Reference {
        /// The name of the property; behind that of the structure which has it, where it belongs to one.
        package let property: String
        /// The strength; `nil` for `unowned(unsafe)`.
        package let strength: ReferenceStrength?
        /// What the property leads to.
        package let target: Target
    }

    private var properties: [ObjectIdentifier: [StoredProperty]] = [:]

    /// Creates a reader.
    package init() {}

    mutating func properties(of type: Any.Type) -> [StoredProperty] {
        let id = ObjectIdentifier(type)
        if let known = properties[id] { return known }
        let all = StoredProperty.all(of: type)
        properties[id] = all
        return all
    }

    /// Returns the references of an object, those of its superclass first. Where a type is named, only the properties of that type are read.
    package mutating func references(of object: AnyObject, as type: Any.Type? = nil) -> [Reference] {
        var references: [Reference] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            references = self.references(of: present, in: object, as: type) + references
            mirror = present.superclassMirror
        }
        return references
    }

    private mutating func references(
        of mirror: Mirror, in object: AnyObject?, as type: Any.Type? = nil
    ) -> [Reference] {
        // A child is read when it is asked for, and not before.
        zip(properties(of: mirror.subjectType), mirror.children.indices).flatMap { property, index -> [Reference] in
            guard type == nil || type == property.type else { return [] }
            func reference(_ target: Target) -> [Reference] {
                [Reference(property: property.name, strength: property.strength, target: target)]
            }
            switch (property.strength, property.content) {
            case (nil, _): return reference(.unknown)
            case (.unowned, _): return reference(object.map { Self.unowned(at: property.offset, in: $0) } ?? .unknown)
            case (_, .object), (_, .any):
                let value = unwrapped(mirror.children[index].value)
                if value.map({ Swift.type(of: $0) is AnyClass }) == true {
                    return reference(.object(value as AnyObject))
                }
                return property.content == .any ? [] : reference(.none)
            case (_, .objects):
                guard let value = unwrapped(mirror.children[index].value) else { return reference(.none) }
                return reference(.objects(Mirror(reflecting: value).children.map { $0.value as AnyObject }))
            case (_, .structure):
                let isEmpty = !properties(of: property.type).contains {
                    $0.content == .object || $0.content == .objects
                }
                guard let object, !isEmpty, let value = unwrapped(mirror.children[index].value) else { return [] }
                return withExtendedLifetime(object) { references(of: Mirror(reflecting: value), in: nil) }.map {
                    Reference(
                        property: "\(property.name).\($0.property)", strength: $0.strength, target: $0.target)
                }
            case (_, .none): return []
            }
        }
    }

    /// Reads an `unowned` reference, whose object can have been released. Such an object keeps its place in memory, and a new weak reference
    /// to it is `nil` from its `deinit` on.
    private static func unowned(at offset: Int, in object: AnyObject) -> Target {
        let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
        let address = withExtendedLifetime(object) { place.load(as: UInt.self) }
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return .none }
        // The reference to an object of Objective-C is marked, and has another form.
        guard address & 7 == 0 else { return .unknown }
        weak let living: AnyObject? = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return living.map(Target.object) ?? .released
    }

    /// Returns the properties of an object that hold numbers, texts, truth values and cases without a payload, also those in its
    /// structures. Collections are left out: some have no order, and the same input has to give the same page.
    mutating func fields(of object: AnyObject) -> [ObjectMap.Field] { fields(in: Mirror(reflecting: object)) }

    private mutating func fields(in mirror: Mirror, path: String = "") -> [ObjectMap.Field] {
        zip(properties(of: mirror.subjectType), mirror.children.indices).flatMap { property, index in
            guard property.strength == .strong else { return [ObjectMap.Field]() }
            let (value, name) = (mirror.children[index].value, path + property.name)
            let plain: String? =
                switch value {
                case let text as String: "\"\(text.printable)\""
                case let number as Int: "\(number)"
                case let number as Double: "\(number)"
                case let isTrue as Bool: "\(isTrue)"
                default: nil
                }
            if let plain { return [ObjectMap.Field(name: name, value: plain)] }
            let inner = Mirror(reflecting: value)
            switch inner.displayStyle {
            case .enum where inner.children.isEmpty: return [ObjectMap.Field(name: name, value: "\(value)")]
            case .struct where path.isEmpty: return fields(in: inner, path: name + ".")
            default: return []
            }
        }
    }

    private func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.anyValue
    }
}
