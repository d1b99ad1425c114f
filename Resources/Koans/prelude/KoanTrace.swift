#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes down what the objects of a koan do: calls and returns, new and released objects, and which object refers to which.
///
/// The runner adds the calls to a copy of the learner's file. Objects are held weakly, so that they live exactly as long as without a
/// trace. Which references are weak is read from what the compiler has written about the type, and not from the source. Each task has a
/// stack of its own: an `async` method has returned when its body has ended, whatever was called while it waited.
public enum KoanTrace {
    /// An object, from the beginning of its initializer on.
    private final class Entry {
        weak var object: AnyObject?
        let name: String
        let type: AnyClass
        /// A Boolean value that indicates whether the initializer has ended.
        var isMade = false
        /// A Boolean value that indicates whether only the object's own methods may read its properties.
        let isActor: Bool
        var arrows: [String: Arrow] = [:]

        init(_ name: String, _ type: AnyClass) {
            (self.name, self.type, isActor) = (name, type, type is any Actor.Type)
        }
    }

    private struct Arrow: Equatable {
        let target: String
        let strength: ReferenceStrength
    }

    private struct Frame {
        let entry: Entry?
        /// The label of the method; `nil` for an initializer.
        var label: String?
        /// What the method returns, where it answers yes or no.
        var answer = ""
        /// A Boolean value that indicates whether the object is released at the end.
        var isLast = false
    }

    private static var entries: [Entry] = []
    private static var names: [ObjectIdentifier: Entry] = [:]
    private static var counts: [String: Int] = [:]
    /// What each task has called and not ended, by the task's hash value.
    private static var stacks: [Int: [Frame]] = [:]
    private static var lineCount = 0
    private static let lock = Lock()

    /// A koan that calls thousands of methods counts something else than messages. The trace ends then, and the koan goes on at full speed.
    private static let lineLimit = 600

    private static var isOver: Bool { lineCount >= lineLimit }

    private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    private static func push(_ frame: Frame) { stacks[task, default: []].append(frame) }

    private static var top: Frame? { stacks[task]?.last }

    /// Begins a method.
    ///
    /// - Parameters:
    ///   - object: The receiver.
    ///   - label: The method with its argument labels.
    public static func enter(_ object: AnyObject, _ label: String) {
        guard !isOver else { return }
        lock.with {
            let entry = entry(of: object)
            look(inside: entry)
            write(["call", caller, entry.name, label])
            push(Frame(entry: entry, label: label))
        }
    }

    /// Begins a method that a protocol gives to all types. Only a class makes objects; a structure's method belongs to what calls it.
    public static func enter(_ value: Any, _ label: String) {
        guard !isOver else { return }
        if type(of: value) is AnyClass { return enter(value as AnyObject, label) }
        lock.with { push(Frame(entry: top?.entry)) }
    }

    /// Begins what an object does when one of its properties is set, which is no message.
    public static func observe(_ object: AnyObject) {
        guard !isOver else { return }
        lock.with { push(Frame(entry: entry(of: object))) }
    }

    /// Calls what a method does, and notes its answer.
    public static func answer(_ body: () -> Bool) -> Bool {
        let answer = body()
        guard !isOver else { return answer }
        lock.with {
            if let count = stacks[task]?.count, count > 0 { stacks[task]?[count - 1].answer = "\(answer)" }
        }
        return answer
    }

    /// Begins an initializer.
    ///
    /// - Parameter type: The type of the object, which does not exist yet.
    public static func begin(_ type: AnyClass) {
        guard !isOver else { return }
        lock.with {
            look(inside: nil)
            // The initializer of a superclass, or one that another one delegates to.
            if let top, top.label == nil, let entry = top.entry, entry.type == type, !entry.isMade {
                return push(Frame(entry: entry))
            }
            push(Frame(entry: admit(type, createdBy: caller)))
        }
    }

    /// Says that an object has all its values, at the end of its initializer.
    public static func made(_ object: AnyObject) {
        guard !isOver else { return }
        lock.with {
            guard let entry = top?.entry, !entry.isMade else { return }
            if let known = names[ObjectIdentifier(object)], known.object === object { return }
            bind(entry, to: object)
        }
    }

    /// Begins the `deinit` of an object, to which no new reference may be made.
    public static func enterDeinit(_ object: AnyObject) {
        guard !isOver else { return }
        lock.with {
            let entry = names.removeValue(forKey: ObjectIdentifier(object))
            look(inside: nil, except: entry)
            push(Frame(entry: entry, label: "deinit", isLast: true))
        }
    }

    /// Ends the method, initializer or `deinit` that began last.
    public static func leave() {
        guard !isOver else { return }
        lock.with {
            guard let frame = stacks[task]?.popLast(), let entry = frame.entry else { return }
            if frame.isLast { return remove(entry) }
            look(inside: entry)
            if let label = frame.label { write(["return", entry.name, label, frame.answer]) }
        }
    }

    /// Writes which objects were released and which references have changed since the last time.
    static func look() {
        if !isOver { lock.with { look(inside: nil) } }
    }

    /// Writes that an object lives on although it is to be released.
    static func noteLeak(_ object: AnyObject) {
        lock.with {
            look()
            KoanReport.write(["leak", entry(of: object).name])
        }
    }

    /// Looks at all objects, except at one that is being released and at actors other than the one whose method runs.
    private static func look(inside actor: Entry?, except dying: Entry? = nil) {
        for entry in entries
        where entry.isMade && entry.object == nil && entry !== dying
            && !stacks.values.contains(where: { $0.contains { $0.isLast && $0.entry === entry } })
        {
            remove(entry)
        }
        for entry in entries where entry !== dying && (!entry.isActor || entry === actor) {
            guard let object = entry.object else { continue }
            let arrows = arrows(of: object)
            guard arrows != entry.arrows else { continue }
            for property in Set(arrows.keys).union(entry.arrows.keys).sorted()
            where arrows[property] != entry.arrows[property] {
                let strength = (arrows[property] ?? entry.arrows[property])?.strength ?? .strong
                write(["arrow", entry.name, property, arrows[property]?.target ?? "", strength.rawValue])
            }
            entry.arrows = arrows
        }
    }

    // MARK: - Objects

    private static var caller: String { top?.entry?.name ?? "" }

    /// Returns the entry of an object. One whose initializer is not in the learner's file is first seen when something refers to it
    /// or calls it, and then it is not known when it was created, and by which object.
    private static func entry(of object: AnyObject) -> Entry {
        if let entry = names[ObjectIdentifier(object)], entry.object === object { return entry }
        let type: AnyClass = type(of: object)
        // An object whose initializer has not ended, or has left early.
        let unbound = entries.last { !$0.isMade && $0.type == type }
        let entry = unbound ?? admit(type, createdBy: nil)
        bind(entry, to: object)
        return entry
    }

    private static func admit(_ type: AnyClass, createdBy creator: String?) -> Entry {
        let typeName = String(describing: type)
        counts[typeName, default: 0] += 1
        let entry = Entry("\(typeName)#\(counts[typeName, default: 0])", type)
        entries.append(entry)
        write(creator.map { ["new", entry.name, $0] } ?? ["seen", entry.name])
        return entry
    }

    private static func bind(_ entry: Entry, to object: AnyObject) {
        entry.object = object
        entry.isMade = true
        names[ObjectIdentifier(object)] = entry
    }

    private static func remove(_ entry: Entry) {
        entries.removeAll { $0 === entry }
        for (id, other) in names where other === entry { names[id] = nil }
        write(["gone", entry.name])
    }

    private static func write(_ fields: [String]) {
        lineCount += 1
        KoanReport.write(isOver ? ["more"] : fields)
    }

    // MARK: - References

    private static func arrows(of object: AnyObject) -> [String: Arrow] {
        var arrows: [String: Arrow] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // A child is read only when it is asked for, and reading an `unowned` reference to a released object would end the program.
            let fields = (current.subjectType as? AnyClass).map(fields) ?? []
            for (field, index) in zip(fields, current.children.indices) {
                switch field.strength {
                case nil: continue
                case .unowned?:
                    let address = word(field.offset, of: object)
                    if let entry = entry(at: address) {
                        arrows[field.name] = Arrow(target: entry.name, strength: .unowned)
                    } else if address != 0, let type = field.type as? AnyClass, isOwn(type) {
                        // It leads to an object that was released.
                        arrows[field.name] = Arrow(target: "✕", strength: .unowned)
                    }
                case .strong? where KoanClosure.isClosure(field.type):
                    guard word(field.offset, of: object) != 0 else { continue }
                    let context = word(field.offset + wordSize, of: object)
                    findCaptures(ofContext: context, in: field.name, into: &arrows)
                case let strength?: find(current.children[index].value, in: field.name, strength, into: &arrows)
                }
            }
            mirror = current.superclassMirror
        }
        return arrows
    }

    private static func find(
        _ value: Any, in property: String, _ strength: ReferenceStrength, into arrows: inout [String: Arrow]
    ) {
        if let type = type(of: value) as? AnyClass {
            guard isOwn(type) else { return }
            arrows[property] = Arrow(target: entry(of: value as AnyObject).name, strength: strength)
            return
        }
        if KoanClosure.isClosure(type(of: value)) {
            let context = withUnsafeBytes(of: value) { $0.load(fromByteOffset: wordSize, as: UInt.self) }
            return findCaptures(ofContext: context, in: property, into: &arrows)
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional?:
            if let child = mirror.children.first { find(child.value, in: property, strength, into: &arrows) }
        case .collection?, .set?:
            for (index, child) in mirror.children.prefix(16).enumerated() {
                find(child.value, in: "\(property)[\(index)]", strength, into: &arrows)
            }
        case .dictionary?:
            for child in mirror.children.prefix(16) {
                let pair = Mirror(reflecting: child.value).children.map(\.value)
                if let key = pair.first, let value = pair.last {
                    find(value, in: "\(property)[\(key)]", strength, into: &arrows)
                }
            }
        case .tuple?:
            for child in mirror.children {
                find(child.value, in: "\(property).\(child.label ?? "")", strength, into: &arrows)
            }
        default: break
        }
    }

    /// Finds the objects that a closure holds. A closure that holds none of the known ones is written as `{ }`.
    private static func findCaptures(ofContext context: UInt, in property: String, into arrows: inout [String: Arrow]) {
        var targets: [Arrow] = []
        for capture in KoanClosure.captures(ofContext: context, isObject: { entry(at: $0) != nil }) {
            if let entry = entry(at: capture.address) {
                targets.append(Arrow(target: entry.name, strength: capture.strength))
            }
        }
        if targets.isEmpty { targets = [Arrow(target: "{ }", strength: .strong)] }
        for (index, target) in targets.enumerated() {
            arrows[index == 0 ? "\(property){}" : "\(property){}[\(index)]"] = target
        }
    }

    private static let wordSize = MemoryLayout<UInt>.size

    private static func word(_ offset: Int, of object: AnyObject) -> UInt {
        (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset).load(as: UInt.self)
    }

    /// Returns the living object at an address; `nil` where none is known.
    private static func entry(at address: UInt) -> Entry? {
        guard address != 0, let entry = names[unsafeBitCast(address, to: ObjectIdentifier.self)] else { return nil }
        return entry.object == nil ? nil : entry
    }

    /// Returns whether a type belongs to the koan or to the prelude, and not to the standard library.
    private static func isOwn(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return module == "Koan" || module == "Prelude"
    }

    private static var properties: [ObjectIdentifier: [StoredProperty]] = [:]

    /// Returns the stored properties of a type itself, without those of its superclass.
    private static func fields(of type: AnyClass) -> [StoredProperty] {
        if let known = properties[ObjectIdentifier(type)] { return known }
        let fields = StoredProperty.all(of: type)
        properties[ObjectIdentifier(type)] = fields
        return fields
    }
}

/// A lock that a thread can take again: an object that is released while the trace looks at it has a `deinit` to write down.
final class Lock {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
    }

    func with(_ body: () -> Void) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        body()
    }
}
