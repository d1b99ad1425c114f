/// An object that a tracer puts between an object and its delegate: it notes each message and passes it on unchanged.
///
/// A subclass conforms to the protocol of the delegate, and calls ``pass(_:from:_:)`` in each method; see ``Traceable``. The proxy holds
/// the delegate as strongly as the property holds the proxy, so that the trace changes the life of no object.
@MainActor open class DelegateProxy<Delegate>: Substitute {
    /// The tracer; `nil` in a proxy that only tests a property.
    package private(set) final weak var tracer: Tracer?
    private weak var target: AnyObject?
    private var strongTarget: AnyObject?
    private var leave: () -> Void = {}

    /// Creates a proxy that is not in use. Only a tracer puts it to use.
    public required init() {}

    final func start(
        _ tracer: Tracer, passingTo delegate: AnyObject?, _ strength: ObjectMap.Strength, leave: @escaping () -> Void
    ) {
        self.tracer = tracer
        self.leave = leave
        target = delegate
        if strength == .strong { strongTarget = delegate }
    }

    package final var original: AnyObject? { target }

    /// The delegate whose place the proxy has taken; `nil` where there is none any more.
    public final var delegate: Delegate? { target as? Delegate }

    /// Notes a message and passes it on, and then notes its return.
    ///
    /// - Parameters:
    ///   - message: The method as written in code, with the values that it carries.
    ///   - sender: The object that sends the message.
    ///   - forward: Calls the same method of the delegate.
    /// - Returns: The delegate's answer; `nil` where there is no delegate. A method with an answer names the one that its sender would
    ///   otherwise see: `pass("next(_:)", from: screen) { $0.next(screen) } ?? .empty`.
    /// - Throws: The error that the delegate throws.
    @discardableResult
    public final func pass<Failure: Error, Answer>(
        _ message: String, from sender: AnyObject, _ forward: (Delegate) throws(Failure) -> Answer
    ) throws(Failure) -> Answer? {
        guard let delegate else {
            tracer?.note(.unheard, from: sender, to: nil, message)
            // The sender may ask afterwards whether it has a delegate.
            leave()
            return nil
        }
        guard let tracer else { return try forward(delegate) }
        tracer.begin(.message, from: tracer.name(of: sender), to: tracer.name(of: target), message)
        return try tracer.end { () throws(Failure) in try forward(delegate) }
    }
}

/// An object that stands in the place of another one, and has its name in the trace.
package nonisolated protocol Substitute: AnyObject {
    /// The object whose place it has taken.
    @MainActor var original: AnyObject? { get }
}

// MARK: - Listening

extension Tracer {
    /// Puts a proxy between an object and its delegate. A delegate that is there already hears everything as before.
    ///
    /// Whether the property is strong is found out by test: a proxy without a task is put into the property and let go. If it
    /// lives on, the property is strong.
    ///
    /// - Parameters:
    ///   - owner: The object with the delegate.
    ///   - property: The property with the delegate.
    ///   - type: The type of the proxy, which has to conform to the protocol of the delegate.
    /// - Returns: The new proxy; `nil` where this tracer listens already.
    @discardableResult
    public func tap<Owner: AnyObject, Delegate, Proxy: DelegateProxy<Delegate>>(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Delegate?>, with type: Proxy.Type
    ) -> Proxy? {
        let delegate = owner[keyPath: property] as AnyObject?
        if let proxy = delegate as? Proxy, proxy.tracer === self { return nil }
        let strength = test(property, of: owner) { Proxy() as? Delegate }
        let proxy = Proxy()
        guard let substitute = proxy as? Delegate else {
            preconditionFailure("\(Proxy.self) does not conform to \(Delegate.self)")
        }
        proxy.start(self, passingTo: delegate, strength) { [weak owner] in owner?[keyPath: property] = nil }
        owner[keyPath: property] = substitute
        if strength == .weak { cast.keep(proxy, for: owner) }
        return proxy
    }

    /// Finds out whether a property keeps its value alive, and notes it for the object map. One test serves all objects of a type.
    /// The probe is a new value for the property that nothing else holds.
    @discardableResult
    func test<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value?>, of owner: Owner, _ makeProbe: () -> Value?
    ) -> ObjectMap.Strength {
        let type = ObjectIdentifier(type(of: owner))
        let id = PropertyID(type: type, path: property)
        if let strength = findings[id] { return strength }
        let (name, strength) = tested(property, of: owner, makeProbe)
        findings[id] = strength
        if let name { strengths[type, default: [:]][name] = strength }
        return strength
    }

    private func tested<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value?>, of owner: Owner, _ makeProbe: () -> Value?
    ) -> (name: String?, strength: ObjectMap.Strength) {
        let value = owner[keyPath: property]
        defer { owner[keyPath: property] = value }
        weak var probe: AnyObject?
        var name: String?
        // In a function of its own, so that at its end only the property can hold the probe.
        func insertProbe() {
            let value = makeProbe()
            owner[keyPath: property] = value
            let object = value as AnyObject?
            probe = object
            name = ObjectMap.properties(of: owner).first { $0.target != nil && $0.target === object }?.name
        }
        insertProbe()
        return (name, probe == nil ? .weak : .strong)
    }
}

/// A property of a type of objects.
nonisolated struct PropertyID: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
}
