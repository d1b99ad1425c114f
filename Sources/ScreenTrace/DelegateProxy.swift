/// An object that a tracer puts between an object and its delegate: it notes each message and passes it on unchanged.
///
/// A subclass conforms to the protocol of the delegate, and calls ``pass(from:_:method:_:)`` in each method; see ``Traceable``. The proxy holds
/// the delegate as strongly as the property holds the proxy, so that the trace changes the life of no object.
@MainActor open class DelegateProxy<Delegate>: Substitute {
    /// The tracer; `nil` in a proxy that only tests a property.
    package private(set) final weak var tracer: Tracer?
    private weak var target: AnyObject?
    private var strongTarget: AnyObject?
    private unowned var unownedTarget: AnyObject?
    private var leave: () -> Void = {}

    /// Creates a proxy that is not in use. Only a tracer puts it to use.
    public required init() {}

    final func start(_ tracer: Tracer, passingTo delegate: AnyObject?, leave: @escaping () -> Void) {
        self.tracer = tracer
        self.leave = leave
        target = delegate
    }

    /// Holds the delegate as the property holds the proxy.
    final func hold(_ strength: ReferenceStrength) {
        switch strength {
        case .strong: strongTarget = target
        case .weak: break
        case .unowned: unownedTarget = target
        }
    }

    package final var original: AnyObject? { target }

    /// The delegate whose place the proxy has taken; `nil` where there is none any more.
    public final var delegate: Delegate? { target as? Delegate }

    /// Notes a message and passes it on, and then notes its return.
    ///
    /// - Parameters:
    ///   - sender: The object that sends the message.
    ///   - values: What the message carries besides the sender, as written in code, in the order of the labels.
    ///   - method: The name of the method. Called in the method itself, it is known.
    ///   - forward: Calls the same method of the delegate.
    /// - Returns: The delegate's answer; `nil` where there is no delegate. A method with an answer names the one that its sender would
    ///   otherwise see: `pass(from: screen) { $0.next(screen) } ?? .empty`.
    /// - Throws: The error that the delegate throws.
    @discardableResult
    public final func pass<Failure: Error, Answer, each Value>(
        from sender: AnyObject, _ values: repeat each Value, method: String = #function,
        _ forward: (Delegate) throws(Failure) -> Answer
    ) throws(Failure) -> Answer? {
        var written: [String] = []
        repeat written.append(String(describing: each values))
        let message = method.call(with: written)
        guard let delegate else {
            tracer?.note(.unheard, from: sender, to: nil, message)
            // To read an `unowned` reference to a released delegate ends the program, as it does without a trace.
            _ = unownedTarget
            // The sender may ask afterwards whether it has a delegate.
            leave()
            return nil
        }
        guard let tracer else { return try forward(delegate) }
        tracer.begin(.message, from: sender, to: target, message)
        return try tracer.end { () throws(Failure) in try forward(delegate) }
    }
}

extension String {
    /// Returns the name of a method with values behind its last labels: `form(_:didFinishWith:)` becomes `form(_:didFinishWith: 3)`.
    fileprivate func call(with values: [String]) -> String {
        let labels = split(separator: ":", omittingEmptySubsequences: false).dropLast()
        let first = labels.count - values.count
        var call = ""
        for (index, label) in labels.enumerated() {
            call += label + ":"
            if index >= first { call += " " + values[index - first] + (index + 1 < labels.count ? ", " : "") }
        }
        return labels.isEmpty ? self : call + ")"
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
    /// Whether the property is strong is read from what the compiler has written about it, and found out by test where the property is
    /// computed: if the proxy lives on when nothing else holds it, the property is strong.
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
        // To read the property would end the program where it leads to an object that was released.
        let isReleased = reader.references(of: owner, as: Delegate.self).contains {
            if case .released = $0.target { true } else { false }
        }
        guard !isReleased else { return nil }
        let delegate = owner[keyPath: property] as AnyObject?
        if let proxy = delegate as? Proxy, proxy.tracer === self { return nil }
        weak var inserted: Proxy?
        // In a function of its own, so that at its end only the property and the tracer can hold the proxy.
        func insert(_ known: ReferenceStrength? = nil) -> ReferenceStrength? {
            let proxy = Proxy()
            guard let substitute = proxy as? Delegate else {
                preconditionFailure("\(Proxy.self) does not conform to \(Delegate.self)")
            }
            proxy.start(self, passingTo: delegate) { [weak owner] in owner?[keyPath: property] = nil }
            owner[keyPath: property] = substitute
            inserted = proxy
            let strength =
                known
                ?? reader.references(of: owner, as: Delegate.self).first {
                    if case .object(let object) = $0.target { object === proxy } else { false }
                }?.strength
            cast.keep(strength == nil || strength == .strong ? nil : proxy, for: owner)
            return strength
        }
        let strength = insert() ?? (inserted == nil ? .weak : .strong)
        if inserted == nil { _ = insert(strength) }
        inserted?.hold(strength)
        return inserted
    }
}
