import Testing

@testable import Lab

struct StrongReferenceTests {
    private class Base {
        var next: Base?
        weak var back: Base?
        unowned var unsafeBack: Base?
        let count = 1

        init() {}
    }

    private final class Derived: Base, Receiver {
        private var delegate: (any Receiver)?
        private let name = "derived"

        override init() { super.init() }

        func set(_ delegate: (any Receiver)?) { self.delegate = delegate }
    }

    @Test func `private properties, existentials and those of a superclass count, weak and unowned ones do not`() {
        let (object, next, other) = (Derived(), Base(), Derived())
        (object.next, object.back, object.unsafeBack) = (next, other, other)
        object.set(other)
        let references = StrongReference.all(of: object)
        #expect(references.map(\.property) == ["next", "delegate"])
        #expect(references.map { ObjectIdentifier($0.target) } == [ObjectIdentifier(next), ObjectIdentifier(other)])
    }

    @Test func `an unowned reference to a released object is not read`() {
        let object = Base()
        do {
            let released = Base()
            object.unsafeBack = released
        }
        #expect(StrongReference.all(of: object).isEmpty)
    }

    @Test func `the shortest circle of strong references is found, and none where one of them is weak`() {
        let (first, second, third) = (Derived(), Base(), Base())
        (first.next, second.next, third.next) = (second, third, first)
        defer { third.next = nil }
        #expect(StrongReference.circle(from: first)?.map(\.property) == ["next", "next", "next"])
        first.set(first)
        #expect(StrongReference.circle(from: first)?.map(\.property) == ["delegate"])
        first.set(nil)
        (third.next, third.back) = (nil, first)
        #expect(StrongReference.circle(from: first) == nil)
        // A circle elsewhere is not one of this object.
        third.next = second
        #expect(StrongReference.circle(from: first) == nil)
    }
}

private protocol Receiver: AnyObject {}
