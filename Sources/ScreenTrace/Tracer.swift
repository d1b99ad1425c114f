import ScreenKit

/// Listens to what the screens of a navigator and what stands behind them say to each other, and writes it down.
///
/// Nothing it listens to knows of it. It stands at the one door that every screen comes through, puts a proxy between a screen
/// and its delegate, and holds everybody weakly, so that it sees what was really released and when.
package final class Tracer {
    /// A message whose receiver is still busy with it.
    private struct OpenMessage {
        let place: Int?
        let receiver: String
    }

    /// What was said so far.
    package private(set) var trace = Trace()
    /// Grows whenever there is something new to see.
    private(set) var revision = 0
    /// How often a screen was moved.
    private var moveCount = 0
    private var cast = Cast()
    private var openMessages: [OpenMessage] = []
    /// The keys of the last event, as long as it is about keys: the next key joins them.
    private var keys: (place: Int, tokens: [String])?
    private weak let navigator: Navigator?
    private var sources: [any TraceSource] = []

    static let doorkeeper = "Navigator"
    private static let keysInARow = 20

    /// Begins to listen, also to the screens that are on the stack already.
    ///
    /// - Parameter navigator: Whose screens; the tracer becomes its delegate.
    package init(_ navigator: Navigator) {
        self.navigator = navigator
        for (index, screen) in navigator.screens.enumerated() {
            let name = admit(screen)
            note(.navigation, from: Self.doorkeeper, to: name, index == 0 ? "root" : "on the stack")
        }
        navigator.delegate = self
    }

    /// Adds an object that collects events of its own; the tracer asks it before each event that it notes, and keeps it.
    package func add(_ source: any TraceSource) { sources.append(source) }

    /// Returns the source of a type, if there is one.
    package func source<Source: TraceSource>(of type: Source.Type) -> Source? {
        sources.lazy.compactMap { $0 as? Source }.first
    }

    /// Lets an object without a screen take part.
    package func admit(object: AnyObject) { cast.admit(object) }

    /// Looks who is gone, and what the ledger was asked for.
    package func lookAround() {
        hearLedger()
        for name in cast.dismissReleased() { note(.release, from: name, to: name, "deinit") }
    }

    /// Lets nothing that is still to come change what was said so far, because somebody has read it.
    package func settle() {
        keys = nil
    }

    /// What lives and who holds whom, and what was released.
    package var objectMap: ObjectMap {
        lookAround()
        let stack = navigator?.screens ?? []
        let screens = cast.screens.map { name, screen in
            ObjectMap.Node(name: name, isOnStack: stack.contains { $0 === screen }, links: links(of: screen))
        }
        return ObjectMap(screens: screens, released: cast.released)
    }

    /// Grows whenever the objects have changed, and not only what they say.
    var mapRevision: Int { cast.revision + moveCount }

    private func links(of screen: any Screen) -> [ObjectMap.Link] {
        let links = (screen as? any Traceable)?.links ?? []
        return (links + [.weak("navigator", screen.navigator)]).map {
            ObjectMap.Link(strength: $0.strength, property: $0.property, target: name(of: $0.target))
        }
    }
}

// MARK: - Names

extension Tracer {
    /// What the trace calls an object.
    package func name(of object: AnyObject?) -> String {
        guard let object else { return TraceEvent.nobody }
        if let name = cast.name(of: object) { return name }
        return (object as? any NamedLane)?.laneName ?? String(describing: type(of: object))
    }

    /// The name of the newest screen that holds an object strongly; the object's own name where there is none.
    package func holder(of object: AnyObject?) -> String {
        let holder = cast.screens.last { _, screen in
            (screen as? any Traceable)?.links.contains { $0.strength == .strong && $0.target === object } ?? false
        }
        return holder?.name ?? name(of: object)
    }

    /// The name of the receiver that is still busy with a message; `nil` where there is none.
    package var busyReceiver: String? { openMessages.last?.receiver }

    /// Whoever has just said something: who is busy with a message, or else the screen in view.
    package var speaker: String { openMessages.last?.receiver ?? name(of: navigator?.top) }

    /// Lets a screen in, and then whatever it holds.
    func admit(_ screen: any Screen) -> String {
        let name = cast.admit(screen)
        if let proxy = (screen as? any Traceable)?.tap(self) { cast.keep(proxy, for: name) }
        return name
    }
}

// MARK: - Writing down

extension Tracer {
    @discardableResult
    package func note(_ kind: TraceEvent.Kind, from sender: String, to receiver: String, _ text: String) -> Int {
        hearLedger()
        return write(TraceEvent(kind: kind, sender: sender, receiver: receiver, text: text))
    }

    /// Notes a message to a delegate and passes it on.
    ///
    /// - Parameters:
    ///   - message: As written in code, with what it carries.
    ///   - screen: Who sends it.
    ///   - target: Who gets it; `nil` where nobody does.
    ///   - forward: Sends it.
    /// - Throws: What the receiver throws.
    package func pass<Refusal: Error>(
        _ message: String, from screen: any Screen, to target: AnyObject?, _ forward: () throws(Refusal) -> Void
    ) throws(Refusal) {
        let receiver = name(of: target)
        let place = note(target == nil ? .unheard : .message, from: name(of: screen), to: receiver, message)
        open(place, receiver)
        defer { close() }
        try forward()
    }

    /// Notes a key; it joins those before it, so that typing a number is one event.
    package func note(key token: String, from sender: String, to receiver: String) {
        hearLedger()
        if let keys, keys.place == trace.count - 1, keys.tokens.count < Self.keysInARow,
            let last = trace.events.last, last.sender == sender, last.receiver == receiver
        {
            let tokens = keys.tokens + [token]
            self.keys = (keys.place, tokens)
            trace.rewrite(keys.place, Self.text(ofKeys: tokens))
            revision += 1
        } else {
            keys = (note(.machine, from: sender, to: receiver, Self.text(ofKeys: [token])), [token])
        }
    }

    private static func text(ofKeys tokens: [String]) -> String {
        "perform(" + tokens.joined(separator: " ") + ")"
    }

    /// Whatever comes until ``close()`` comes of an event.
    package func open(_ place: Int?, _ receiver: String) {
        // What came before was said by somebody else.
        hearLedger()
        openMessages.append(OpenMessage(place: place, receiver: receiver))
    }

    package func close() {
        hearLedger()
        openMessages.removeLast()
    }

    private func hearLedger() {
        for source in sources { source.report(to: self) }
    }

    /// Writes an event of a source, whose records belong to all messages that are still open.
    package func write(_ event: TraceEvent, joiningOpenMessages records: ClosedRange<Int>?) {
        write(event)
        guard let records else { return }
        for place in openMessages.compactMap(\.place) { trace.add(records, to: place) }
    }

    @discardableResult
    private func write(_ event: TraceEvent) -> Int {
        revision += 1
        if event.kind == .navigation { moveCount += 1 }
        return trace.append(event)
    }
}

/// An object that collects events until the tracer asks for them.
package protocol TraceSource: AnyObject {
    /// Writes the collected events into the trace.
    func report(to tracer: Tracer)
}

/// An object whose lane has another name than its type.
package nonisolated protocol NamedLane: AnyObject {
    /// The name of the lane.
    var laneName: String { get }
}
