import ScreenKit

/// A listener to the screens of a navigator and to the objects behind them, which notes their calls.
///
/// The objects know nothing of it. A tracer hears of every screen from the navigator, puts a proxy between a screen and its
/// delegate, and holds every object weakly, so that it sees when an object is released.
public final class Tracer {
    /// A call that has not returned, or an input that a screen is handling.
    private struct Activity {
        /// The place of the call in the trace; `nil` where it is not there.
        var place: Int?
        var kind = TraceEvent.Kind.call
        var caller: String?
        var callee: String?
        /// The name of the object at work; `nil` where it is not known.
        let actor: String?
    }

    /// The events so far.
    public private(set) var trace = Trace()
    /// The objects at each event that is not settled yet; `nil` where nobody has asked for them.
    private var maps: [Int: ObjectMap]?
    /// A number that grows with each change of the trace.
    private(set) var revision = 0
    var cast = Cast()
    /// The name and the strength of each property that was tested.
    var findings: [PropertyID: (name: String?, strength: ObjectMap.Strength)] = [:]
    private var activities: [Activity] = []
    /// The keys of the last event if it is about keys: the next key joins them.
    private var keys: (place: Int, tokens: [String])?
    private weak let navigator: Navigator?
    private let strengthOfStack: ObjectMap.Strength
    private var sources: [() -> Void] = []

    private static let keysInARow = 20

    /// Creates a tracer that listens to the screens on a stack, and to all that come later. The delegate of the navigator hears
    /// everything as before.
    public init(_ navigator: Navigator) {
        self.navigator = navigator
        strengthOfStack = Self.strengthOfStack()
        tap(navigator, \.delegate, with: NavigatorProxy.self)
        // Its place does not depend on the first call that is heard.
        trace.introduce(name(of: navigator), isScreen: cast.isScreen)
        for screen in navigator.screens {
            note(.start, from: admit(screen: screen), to: nil, "on the stack")
        }
    }

    /// Adds a function that notes what was observed elsewhere. The tracer calls it before each event and each return.
    package func addSource(_ report: @escaping () -> Void) { sources.append(report) }

    /// Notes which objects were released.
    public func lookAround() {
        hearSources()
        for name in cast.removeReleased() { note(.release, from: name, to: nil, "deinit") }
    }

    /// Makes all events so far final, because they were read.
    package func settle() { keys = nil }

    /// The number of events that can no longer change between two inputs: all, or all but the last one.
    package var settledCount: Int { keys.map { min($0.place, trace.count) } ?? trace.count }
}

// MARK: - Objects

extension Tracer {
    /// Returns the name of an object in the trace.
    public func name(of object: AnyObject?) -> String {
        guard let object else { return TraceEvent.noObject }
        if let substitute = object as? any Substitute { return name(of: substitute.original) }
        return cast.admit(object)
    }

    /// Gives a screen a name, and begins to listen to it.
    func admit(screen: some Screen) -> String {
        let name = cast.admit(screen)
        test(\.navigator, of: screen) { Navigator(root: ProbeScreen()) }
        (screen as? any Traceable)?.tap(by: self)
        return name
    }

    /// The living screens with their properties, what was released, and the objects of runs that screens on the stack show.
    package var objectMap: ObjectMap {
        lookAround()
        var map = makeMap(withFields: false)
        map.moments = navigator?.screens.compactMap { ($0 as? any RunPresenting)?.moment } ?? []
        return map
    }

    /// Keeps the objects at each event from now on, with their plain values. That takes more time than the event itself.
    package func keepMaps() { maps = [:] }

    /// Returns the objects at an event, and forgets those at the events before it; `nil` where they were not kept.
    package func map(at place: Int) -> ObjectMap? {
        maps = maps?.filter { $0.key >= place }
        return maps?[place]
    }

    private func makeMap(withFields: Bool) -> ObjectMap {
        let stack = navigator?.screens ?? []
        let screens = cast.screens.map { screen, name, strengths in
            ObjectMap.Node(
                name: name, isOnStack: stack.contains { $0 === screen },
                links: ObjectMap.properties(of: screen).compactMap { property in
                    let strength = strengths[property.name]
                    // A property without an object is known to be one for objects only by its test.
                    guard property.target != nil || strength != nil else { return nil }
                    return ObjectMap.Link(
                        strength: strength, property: property.name, target: nameInMap(of: property.target))
                }, fields: withFields ? ObjectMap.fields(of: screen) : [])
        }
        return ObjectMap(stackStrength: strengthOfStack, screens: screens, released: cast.released)
    }

    /// A look at the map must not change the trace, so that it gives no names.
    private func nameInMap(of object: AnyObject?) -> String {
        guard let object else { return TraceEvent.noObject }
        if let substitute = object as? any Substitute { return nameInMap(of: substitute.original) }
        return cast.name(of: object) ?? String(describing: type(of: object))
    }

    /// Finds out by test how a navigator holds its screens.
    private static func strengthOfStack() -> ObjectMap.Strength {
        weak var screen: ProbeScreen?
        func makeNavigator() -> Navigator {
            let probe = ProbeScreen()
            screen = probe
            return Navigator(root: probe)
        }
        return withExtendedLifetime(makeNavigator()) { screen == nil ? .weak : .strong }
    }
}

/// A screen that nothing but a navigator holds.
private final class ProbeScreen: Screen {
    nonisolated enum Event: Equatable {}

    weak var navigator: Navigator?

    func title(_ texts: Texts) -> String { "" }
    func content(_ texts: Texts) -> ScreenContent<Event> { ScreenContent(panes: []) }
    func handle(_ event: Event) {}
}

// MARK: - Calls

extension Tracer {
    /// The name of the object at work; `nil` where it is not known.
    private var actor: String? { activities.last?.actor }

    /// Notes that an object begins to handle an input. Until ``didHandleInput()``, it makes the calls that the tracer hears.
    public func willHandleInput(_ actor: AnyObject) {
        hearSources()
        activities.append(Activity(actor: name(of: actor)))
    }

    /// Notes that the object has handled the input.
    public func didHandleInput() {
        hearSources()
        activities.removeLast()
    }

    /// Notes an event that is no call, or that no tracer hears the end of.
    package func note(_ kind: TraceEvent.Kind, from sender: AnyObject?, to receiver: AnyObject?, _ text: String) {
        note(kind, from: sender.map { name(of: $0) }, to: receiver.map { name(of: $0) }, text)
    }

    private func note(_ kind: TraceEvent.Kind, from sender: String?, to receiver: String?, _ text: String) {
        hearSources()
        write(TraceEvent(kind, from: sender, to: receiver, text))
    }

    /// Notes a call by the object at work. ``end(returning:)`` or ``end(throwing:)`` has to follow.
    ///
    /// - Parameters:
    ///   - kind: The kind of the call.
    ///   - object: The object that is called.
    ///   - text: The method as written in code, with the values that it carries.
    ///   - isActorKnown: Whether the object that is called makes the calls that are heard until the return.
    package func begin(_ kind: TraceEvent.Kind, to object: AnyObject, _ text: String, isActorKnown: Bool = true) {
        hearSources()
        begin(kind, from: actor, to: name(of: object), text, isActorKnown: isActorKnown)
    }

    /// Notes the call of a method with a key. It joins the calls before it, so that the keys of a number are one event.
    package func begin(_ method: String, key token: String, to object: AnyObject) {
        hearSources()
        let (caller, callee) = (actor, name(of: object))
        if let keys, keys.place == trace.count - 1, keys.tokens.count < Self.keysInARow, let last = trace.events.last,
            last.hasReturned, last.sender == caller, last.receiver == callee, last.text.hasPrefix(method + "(")
        {
            let tokens = keys.tokens + [token]
            self.keys = (keys.place, tokens)
            revision += 1
            trace.update(keys.place) { event in
                event.text = "\(method)(\(tokens.joined(separator: " ")))".printable
                event.hasReturned = false
            }
            activities.append(Activity(place: keys.place, caller: caller, callee: callee, actor: callee))
        } else {
            begin(.call, from: caller, to: callee, "\(method)(\(token))")
            keys = activities.last?.place.map { ($0, [token]) }
        }
    }

    func begin(
        _ kind: TraceEvent.Kind, from caller: String?, to callee: String, _ text: String, isActorKnown: Bool = true
    ) {
        hearSources()
        // A call of an object on itself is no message between objects.
        let place = caller == callee ? nil : write(TraceEvent(kind, from: caller, to: callee, text))
        activities.append(
            Activity(place: place, kind: kind, caller: caller, callee: callee, actor: isActorKnown ? callee : nil))
    }

    /// Notes the return of the last call that has not returned, with the value that it returns; empty for none.
    package func end(returning value: String = "") { end(.return, value) }

    /// Notes that the last call that has not returned ends with an error.
    package func end(throwing error: some Error) { end(.failure, "throws \(type(of: error))") }

    private func end(_ kind: TraceEvent.Kind, _ text: String) {
        hearSources()
        guard let call = activities.popLast(), let place = call.place else { return }
        if kind == .return, text.isEmpty {
            if place == trace.count - 1 {
                revision += 1
                trace.update(place) { $0.hasReturned = true }
                return
            }
            // Nothing came back, and the object that it came back to is not known.
            if call.caller == nil { return }
        }
        write(TraceEvent(kind, from: call.callee, to: call.caller, text, of: call.kind))
    }

    /// Writes a call with its return that a source has observed. The calls that have not returned have led to its records too.
    ///
    /// - Parameters:
    ///   - object: The object that was called.
    ///   - text: The method as written in code, with the values that it carried.
    ///   - records: The places of the records that it led to.
    ///   - value: The value that it returned; empty for none.
    ///   - hasFailed: Whether it ended with an error.
    package func write(
        callTo object: AnyObject, _ text: String, records: ClosedRange<Int>?, returning value: String, hasFailed: Bool
    ) {
        let (caller, callee) = (actor, name(of: object))
        let isSilent = value.isEmpty && !hasFailed
        write(TraceEvent(.call, from: caller, to: callee, text, records: records, hasReturned: isSilent))
        if !isSilent { write(TraceEvent(hasFailed ? .failure : .return, from: callee, to: caller, value, of: .call)) }
        guard let records else { return }
        for place in activities.compactMap(\.place) {
            trace.update(place) { event in
                let first = event.records?.lowerBound ?? records.lowerBound
                event.records = min(first, records.lowerBound)...records.upperBound
            }
        }
    }

    private func hearSources() {
        for report in sources { report() }
    }

    @discardableResult
    private func write(_ event: TraceEvent) -> Int {
        revision += 1
        let place = trace.append(event, isScreen: cast.isScreen)
        if maps != nil { maps?[place] = makeMap(withFields: true) }
        return place
    }
}
