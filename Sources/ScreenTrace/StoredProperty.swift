import ScreenKit
import Terminal

/// A stored property of a class or a structure, as the compiler has described it in the program (swift/ABI/Metadata.h and
/// swift/RemoteInspection/Records.h). A `Mirror` reads the same descriptions, but it tells no strength, and it ends the program where an
/// `unowned` reference leads to an object that was released.
nonisolated struct StoredProperty {
    /// The objects that a type can lead to.
    enum Content {
        case none
        /// An object for certain, or `nil`.
        case object
        /// An existential: an object, or any other value.
        case any
        case objects
        case structure
    }

    let name: String
    /// The effect on the life of the object; `nil` for a reference that is not checked: `unowned(unsafe)`.
    let strength: ObjectMap.Strength?
    let content: Content
    /// The type of the value, without `Optional`.
    let type: Any.Type
    /// The place of the value in an object.
    let offset: Int

    /// Returns the stored properties of a type itself, without those of its superclass.
    static func all(of type: Any.Type) -> [StoredProperty] {
        let ownerships = ownerships(of: type)
        let count = fieldCount(type)
        // Those of the superclass come first.
        return (max(0, count - ownerships.count)..<count).map { index in
            var field = Field()
            let declared = fieldType(type, index, &field)
            defer { field.release?(field.name) }
            let value = (declared as? any AnyOptional.Type)?.wrapped ?? declared
            let ownership = ownerships[index - (count - ownerships.count)]
            return StoredProperty(
                name: field.name.map { String(cString: $0) } ?? "", strength: ownership,
                content: content(of: value), type: value, offset: fieldOffset(type, index))
        }
    }

    private static func content(of type: Any.Type) -> Content {
        if type is AnyClass { return .object }
        if let list = type as? any AnyList.Type { return content(of: list.element) == .object ? .objects : .none }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case existentialKind:
            let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
            return flags & anyValueFlag == 0 ? .object : .any
        case structureKind: return .structure
        default: return .none
        }
    }

    private static let existentialKind: UInt = 0x303
    private static let structureKind: UInt = 0x200
    /// The flag of a protocol that not only classes can conform to.
    private static let anyValueFlag: UInt32 = 1 << 31

    /// Returns the strengths of the properties of a type itself. They stand at the end of the name of each one's type.
    private static func ownerships(of type: Any.Type) -> [ObjectMap.Strength?] {
        // Flags, parent, name, access function and fields, the last four relative to their own places.
        guard let fields = descriptor(type).flatMap({ follow($0 + 16) }) else { return [] }
        // Names of the type and of its superclass, kind, size of a record, number of records.
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        return (0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self))).map { index in
            // Flags, type and name.
            follow(fields + 16 + index * size + 4).map(ownership) ?? .strong
        }
    }

    private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    private static func ownership(_ name: UnsafeRawPointer) -> ObjectMap.Strength? {
        var place = name
        var end: (UInt8, UInt8) = (0, 0)
        while case let byte = place.load(as: UInt8.self), byte != 0 {
            switch byte {
            // References to descriptors, which are no letters.
            case 0x01...0x17: (place, end) = (place + 5, (0, 0))
            case 0x18...0x1F: (place, end) = (place + 1 + MemoryLayout<UInt>.size, (0, 0))
            default: (place, end) = (place + 1, (end.1, byte))
            }
        }
        guard end.0 == UInt8(ascii: "X") else { return .strong }
        return switch end.1 {
        case UInt8(ascii: "w"): .weak
        case UInt8(ascii: "o"): .unowned
        case UInt8(ascii: "u"): nil
        default: .strong
        }
    }
}

// MARK: - Reading

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
        package let strength: ObjectMap.Strength?
        /// What the property leads to.
        package let target: Target
        /// A Boolean value that indicates whether the property belongs to a structure in a property of the object.
        var isNested = false
    }

    private var properties: [ObjectIdentifier: [StoredProperty]] = [:]

    /// Creates a reader.
    package init() {}

    /// Returns the stored properties of a type itself.
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
                [
                    Reference(
                        property: property.name, strength: property.strength, target: target)
                ]
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
                        property: "\(property.name).\($0.property)", strength: $0.strength,
                        target: $0.target,
                        isNested: true)
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
        return optional.value
    }
}

// MARK: - Types

private nonisolated protocol AnyOptional {
    static var wrapped: Any.Type { get }
    var value: Any? { get }
}

nonisolated extension Optional: AnyOptional {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var value: Any? { self }
}

private nonisolated protocol AnyList {
    static var element: Any.Type { get }
}

nonisolated extension Array: AnyList {
    fileprivate static var element: Any.Type { Element.self }
}

// MARK: - The standard library

/// What the standard library tells about a stored property, as its own `Mirror` asks for it.
private nonisolated struct Field {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private nonisolated func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private nonisolated func fieldType(_ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private nonisolated func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_getTypeContextDescriptor")
private nonisolated func descriptor(_ type: Any.Type) -> UnsafeRawPointer?
