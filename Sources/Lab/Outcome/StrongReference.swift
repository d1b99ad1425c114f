/// A stored property that keeps another object alive, read from a living object.
struct StrongReference {
    let property: String
    let target: AnyObject

    /// Returns the properties of an object that keep others alive.
    static func all(of object: AnyObject) -> [StrongReference] {
        var references: [StrongReference] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror, let type = present.subjectType as? AnyClass {
            // The fields of a class begin with those of its superclass. A child is read only when it is asked for, and to read an
            // `unowned` reference to a released object would end the program.
            for (index, child) in zip((0..<fieldCount(type)).suffix(present.children.count), present.children.indices) {
                let field = Field(index, of: type)
                guard field.isStrong, let target = Self.object(present.children[child].value) else { continue }
                references.append(StrongReference(property: field.name, target: target))
            }
            mirror = present.superclassMirror
        }
        return references
    }

    /// Returns the shortest way along strong references from an object back to itself; `nil` if there is none.
    static func circle(from start: AnyObject) -> [StrongReference]? {
        var ways = all(of: start).map { [$0] }
        var visited: Set<ObjectIdentifier> = []
        while let way = ways.first, let here = way.last?.target {
            if here === start { return way }
            ways.removeFirst()
            if visited.insert(ObjectIdentifier(here)).inserted { ways += all(of: here).map { way + [$0] } }
        }
        return nil
    }

    private static func object(_ value: Any) -> AnyObject? {
        let value = (value as? any Wrapper)?.wrapped ?? value
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }
}

private protocol Wrapper {
    var wrapped: Any? { get }
}

extension Optional: Wrapper {
    fileprivate var wrapped: Any? { self }
}

/// What the compiler has written about a stored property, as `Mirror` itself asks for it.
private struct Field {
    let name: String
    let isStrong: Bool

    init(_ index: Int, of type: AnyClass) {
        var record = Record()
        _ = fieldType(type, index, &record)
        name = record.name.map { String(cString: $0) } ?? ""
        isStrong = record.isStrong
        record.release?(record.name)
    }

    struct Record {
        var name: UnsafePointer<CChar>?
        var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVar = false
    }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_ type: Any.Type, _ index: Int, _ record: UnsafeMutablePointer<Field.Record>) -> Any.Type
