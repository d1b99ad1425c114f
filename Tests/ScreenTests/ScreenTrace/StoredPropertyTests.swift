import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// What leads from an object to others is read from what the compiler has written about its type.
struct StoredPropertyTests {
    private protocol Receiver: AnyObject {}
    private protocol Shape {}
    private final class Thing: Receiver, Shape {}
    private struct Square: Shape {}

    private final class Key {
        weak var receiver: (any Receiver)?
    }

    private struct Pad {
        let keys: [Key]
        let count = 2
    }

    private class Base {
        private let first = Thing()

        init() {}
    }

    private final class Holder: Base {
        weak var weakProtocol: (any Receiver)?
        weak var weakClass: Thing?
        unowned var unownedClass: Thing
        unowned var unownedProtocol: (any Receiver)?
        unowned(unsafe) var unchecked: Thing
        private var strongProtocol: (any Receiver)?
        var shape: any Shape = Square()
        var list: [Thing] = []
        var pad: Pad?
        var number = 3
        var text = "text"
        var action: () -> Void = {}
        lazy var later = Thing()

        init(_ thing: Thing) {
            (weakProtocol, weakClass, unownedProtocol, strongProtocol) = (thing, thing, thing, thing)
            (unownedClass, unchecked) = (thing, thing)
        }

        func release() { strongProtocol = nil }
    }

    private func references(_ holder: Holder) -> [String] {
        var reader = ObjectReader()
        return reader.references(of: holder).map { reference in
            let target =
                switch reference.target {
                case .none: "nil"
                case .object(let object): "\(type(of: object))"
                case .objects(let objects): objects.map { "\(type(of: $0))" }.joined(separator: "+")
                case .released: "released"
                case .unknown: "unknown"
                }
            return "\(reference.strength?.rawValue ?? "?") \(reference.property) \(target)"
        }
    }

    @Test func `each property has its strength, those that are private, existential and inherited too`() {
        let thing = Thing()
        let holder = Holder(thing)
        holder.list = [thing, thing]
        holder.shape = thing
        holder.pad = Pad(keys: [Key()])
        _ = holder.later
        #expect(
            references(holder) == [
                "strong first Thing", "weak weakProtocol Thing", "weak weakClass Thing", "unowned unownedClass Thing",
                "unowned unownedProtocol Thing", "? unchecked unknown", "strong strongProtocol Thing",
                "strong shape Thing", "strong list Thing+Thing", "strong pad.keys Key", "strong later Thing",
            ])
    }

    @Test func `an unowned reference to a released object is read without an end of the program`() {
        weak var released: Thing?
        func makeHolder() -> Holder {
            let thing = Thing()
            released = thing
            let holder = Holder(thing)
            holder.release()
            return holder
        }
        let holder = makeHolder()
        #expect(released == nil)
        #expect(
            references(holder) == [
                "strong first Thing", "weak weakProtocol nil", "weak weakClass nil", "unowned unownedClass released",
                "unowned unownedProtocol released", "? unchecked unknown", "strong strongProtocol nil",
                "strong list ", "strong later nil",
            ])
        var reader = ObjectReader()
        #expect(reader.fields(of: holder).map(\.name) == ["number", "text"])
    }

    @Test func `to read the references changes no object's life`() {
        weak var released: Thing?
        do {
            let thing = Thing()
            released = thing
            let holder = Holder(thing)
            #expect(references(holder) == references(holder))
        }
        #expect(released == nil)
    }
}
