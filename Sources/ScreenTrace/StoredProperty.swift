/// A stored property of a class or a structure, as the compiler has described it in the program (swift/ABI/Metadata.h and
/// swift/RemoteInspection/Records.h). A `Mirror` reads the same descriptions, but it tells no strength, and it ends the program where an
/// `unowned` reference leads to an object that was released.
///
/// The file is also compiled into what the koans share, so that it needs no other one.
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
    let strength: ReferenceStrength?
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
            let name = field.name.map { String(cString: $0) } ?? ""
            return StoredProperty(
                name: name.hasPrefix(lazyMark) ? String(name.dropFirst(lazyMark.count)) : name, strength: ownership,
                content: content(of: value), type: value, offset: fieldOffset(type, index))
        }
    }

    /// The beginning of the name that the compiler gives the storage of a `lazy` property.
    private static let lazyMark = "$__lazy_storage_$_"

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
    private static func ownerships(of type: Any.Type) -> [ReferenceStrength?] {
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

    private static func ownership(_ name: UnsafeRawPointer) -> ReferenceStrength? {
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

/// The effect of a reference on the life of its object.
package nonisolated enum ReferenceStrength: String, Sendable {
    /// The reference keeps its object alive.
    case strong
    /// The reference does not, and becomes `nil` when its object is released.
    case weak
    /// The reference does not, and to read it after that ends the program.
    case unowned
}

// MARK: - Types

nonisolated protocol AnyOptional {
    static var wrapped: Any.Type { get }
    var anyValue: Any? { get }
}

nonisolated extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
    var anyValue: Any? { self }
}

private nonisolated protocol AnyList {
    static var element: Any.Type { get }
}

nonisolated extension Array: AnyList {
    fileprivate static var element: Any.Type { Element.self }
}

// MARK: - The standard library

/// What the standard library tells about a stored property, as its own `Mirror` asks for it. It writes all four values.
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
