/// Finds the objects that a closure holds, by what the compiler has written about the closure's context.
///
/// The context of a closure is nil, or the one object that it holds, or a box with a description of its captures: their number, and the
/// name of each one's type (swift/ABI/Metadata.h and swift/RemoteInspection/Records.h). A capture behind one whose size is not known here
/// is left out, so that nothing is stated that is not so.
enum KoanClosure {
    /// An object that a closure holds.
    struct Capture {
        let address: UInt
        let strength: ReferenceStrength
    }

    private static let word = MemoryLayout<UInt>.size
    /// The kind of the metadata of a box with captures.
    private static let boxKind: UInt = 0x400
    /// The kind of the metadata of a function's type.
    private static let functionKind: UInt = 0x302

    /// Returns whether a type is that of a Swift closure, which has two words.
    static func isClosure(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return metadata.pointee == functionKind && !String(describing: type).contains("@convention")
    }

    /// Returns the objects that a context holds.
    ///
    /// - Parameters:
    ///   - context: The second word of a closure.
    ///   - isObject: Returns whether a living object is at an address.
    static func captures(ofContext context: UInt, depth: Int = 3, isObject: (UInt) -> Bool) -> [Capture] {
        guard context != 0, depth > 0 else { return [] }
        if isObject(context) { return [Capture(address: context, strength: .strong)] }
        guard let box = UnsafeRawPointer(bitPattern: context),
            let metadata = UnsafeRawPointer(bitPattern: box.load(as: UInt.self)),
            metadata.load(as: UInt.self) == boxKind,
            let description = UnsafeRawPointer(bitPattern: metadata.load(fromByteOffset: 2 * word, as: UInt.self))
        else { return [] }
        var offset = Int(metadata.load(fromByteOffset: word, as: UInt32.self))
        var captures: [Capture] = []
        for index in 0..<Int(description.load(as: UInt32.self)) {
            let value = box.load(fromByteOffset: offset, as: UInt.self)
            switch kind(ofType: follow(description + 12 + 4 * index)) {
            case .object:
                if isObject(value) { captures.append(Capture(address: value, strength: .strong)) }
                offset += word
            case .unowned:
                if isObject(value) { captures.append(Capture(address: value, strength: .unowned)) }
                offset += word
            case .weak:
                captures += weakCapture(at: box + offset, isObject: isObject)
                offset += word
            case .variable(let kind):
                if let variable = UnsafeRawPointer(bitPattern: value) {
                    captures += self.captures(inVariable: variable + 2 * word, kind, isObject: isObject)
                }
                offset += word
            case .word: offset += word
            case .twoWords: offset += 2 * word
            case .function:
                let inner = box.load(fromByteOffset: offset + word, as: UInt.self)
                captures += self.captures(ofContext: inner, depth: depth - 1, isObject: isObject)
                offset += 2 * word
            case .other: return captures
            }
        }
        return captures
    }

    private static func captures(
        inVariable place: UnsafeRawPointer, _ kind: Kind, isObject: (UInt) -> Bool
    ) -> [Capture] {
        switch kind {
        case .object:
            let value = place.load(as: UInt.self)
            return isObject(value) ? [Capture(address: value, strength: .strong)] : []
        case .weak: return weakCapture(at: place, isObject: isObject)
        case .unowned, .variable, .word, .twoWords, .function, .other: return []
        }
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    private static func weakCapture(at place: UnsafeRawPointer, isObject: (UInt) -> Bool) -> [Capture] {
        guard let object = place.assumingMemoryBound(to: WeakReference.self).pointee.object else { return [] }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return isObject(address) ? [Capture(address: address, strength: .weak)] : []
    }

    /// What a capture is, as far as it matters here.
    private indirect enum Kind {
        case object
        case unowned
        case weak
        /// The box of a variable, which the code outside of the closure can change too.
        case variable(Kind)
        /// Something else of one word, such as a number.
        case word
        case twoWords
        case function
        case other
    }

    private static func kind(ofType name: UnsafeRawPointer) -> Kind {
        let (text, isClass) = text(ofType: name)
        switch text {
        case "@" where isClass, "@Sg" where isClass: return .object
        case "@Xo" where isClass: return .unowned
        case "@SgXw" where isClass: return .weak
        case "@z_Xx" where isClass, "@Sgz_Xx" where isClass: return .variable(.object)
        case "@SgXwz_Xx" where isClass: return .variable(.weak)
        case _ where text.hasSuffix("_Xx"): return .variable(.other)
        // As it is written, and as the compiler has lowered it.
        case _ where text.hasSuffix("c") || text.contains("Ieg") && text.hasSuffix("_"): return .function
        case "Si", "Su", "Sd": return .word
        case "SS": return .twoWords
        default: return .other
        }
    }

    /// Reads the name of a type: letters, and references to the types of this program.
    private static func text(ofType name: UnsafeRawPointer) -> (text: String, isClass: Bool) {
        var (text, isClass) = ("", false)
        var place = 0
        while case let byte = name.load(fromByteOffset: place, as: UInt8.self), byte != 0 {
            place += 1
            switch byte {
            case 1, 2:
                // A reference to a type, or to where that of another module is, whose description begins with its kind; 16 is a class.
                var target = name + place + Int((name + place).loadUnaligned(as: Int32.self))
                if byte == 2 { target = target.load(as: UnsafeRawPointer.self) }
                isClass = target.load(as: UInt32.self) & 31 == 16
                text += "@"
                place += 4
            case 3...0x17:
                text += "?"
                place += 4
            case 0x18...0x1F:
                text += "?"
                place += word
            default: text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return (text, isClass)
    }

    private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
    }
}
