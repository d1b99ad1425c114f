import ScreenKit
import Terminal

/// A listener to the screens of a navigator and to the objects behind them, which notes their calls.
///
/// The objects know nothing of it. A tracer hears of every screen from the navigator, puts a proxy between a screen and its
/// delegate, and holds every object weakly, so that it sees when an object is released. An object that
/// screens call directly reports its calls itself, or by a closure that it calls; see ``call(_:of:returning:_:)``.
///
/// It keeps the last 200 messages from the start, and everything as soon as something shows it.
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
    public var trace: Trace {
        findLines()
        return events
    }
    private var events = Trace(limit: Trace.shortLimit)
    var eventCount: Int { events.count }
    /// The number of events whose lines in the source were looked for.
    private var linedCount = 0
    private let sourceFiles: () -> [SourceFile]
    /// The calls in the source files, from the first time that something shows the trace.
    private lazy var callSites = CallSites(sourceFiles())
    /// The objects at each event that is not settled yet; `nil` where nobody has asked for them.
    var maps: [Int: ObjectMap]?
    var cast = Cast()
    var reader = ObjectReader()
    /// The screens that lived on without being on the stack when the last call had returned.
    var leaks: Set<String> = []
    private var countAtLastLook = 0
    private var activities: [Activity] = []
    /// The place of the last event if it is about keys, which the next key joins, and their number.
    private var keys: (place: Int, count: Int)?
    private static let mostKeys = 20
    private(set) weak var navigator: Navigator?
    lazy var strengthOfStack = Self.strengthOfStack()
    private var sources: [() -> Void] = []

    /// Creates a tracer that has not started. Objects can report their calls to it already.
    ///
    /// - Parameter sourceFiles: Returns the files in which the tracer finds the lines that messages were sent from: all files of the types that
    ///   send them. Without files no line is known.
    public init(sourceFiles: @escaping () -> [SourceFile] = { [] }) { self.sourceFiles = sourceFiles }

    /// Starts to listen to the screens on a stack, and to all that come later. The delegate of the navigator hears everything as
    /// before. With another navigator than the last one, the trace begins anew.
    public func start(watching navigator: Navigator) {
        guard navigator !== self.navigator else { return }
        self.navigator = navigator
        (events, cast, activities, keys, linedCount) = (Trace(limit: events.limit), Cast(), [], nil, 0)
        leaks = []
        tap(navigator, \.delegate, with: NavigatorProxy.self)
        // Its place does not depend on the first call that is heard.
        events.introduce(name(of: navigator), isScreen: cast.isScreen)
        for screen in navigator.screens {
            write(TraceEvent(.start, from: admit(screen: screen), to: nil, "on the stack"))
        }
    }

    /// Keeps all events from now on, because something shows them.
    public func keepEverything() { events.limit = Trace.limit }

    /// Adds a function that notes what was observed elsewhere. The tracer calls it before each event and each return.
    package func addSource(_ report: @escaping () -> Void) { sources.append(report) }

    /// Notes which objects were released.
    public func lookAround() {
        hearSources()
        for name in cast.removeReleased() { write(TraceEvent(.release, from: name, to: nil, "deinit")) }
        if activities.isEmpty {
            let stack = navigator?.screens ?? []
            leaks = Set(cast.screens.filter { known in !stack.contains { $0 === known.screen } }.map(\.name))
        }
        countAtLastLook = events.count
    }

    /// Makes all events so far final, because they were read.
    package func settle() { keys = nil }

    /// The number of events that can no longer change between two inputs: all, or all but the last one.
    package var settledCount: Int { keys.map { min($0.place, events.count) } ?? events.count }
}

// MARK: - Objects

extension Tracer {
    /// Returns the name of an object in the trace.
    public func name(of object: AnyObject?) -> String {
        guard let object else { return TraceEvent.noObject }
        if let name = cast.name(of: object) { return name }
        if let substitute = object as? any Substitute { return name(of: substitute.original) }
        return cast.admit(object)
    }

    /// Gives a screen a name, and begins to listen to it.
    func admit(screen: some Screen) -> String {
        let name = cast.admit(screen)
        (screen as? any Traceable)?.tap(by: self)
        return name
    }
}

// MARK: - Calls

extension Tracer {
    private var actor: String? { activities.last?.actor }

    /// Notes that an object handles an input. Until ``didHandleInput()``, that object makes the calls that the tracer hears.
    public func willHandleInput(_ actor: AnyObject) {
        hearSources()
        // No object is released by the next digit of a number.
        if events.count != countAtLastLook { lookAround() }
        activities.append(Activity(actor: name(of: actor)))
    }

    /// Notes that the object has handled the input.
    public func didHandleInput() {
        hearSources()
        _ = activities.popLast()
    }

    /// Notes an event that is no call, or that no tracer hears the end of.
    package func note(_ kind: TraceEvent.Kind, from sender: AnyObject?, to receiver: AnyObject?, _ text: String) {
        hearSources()
        write(TraceEvent(kind, from: sender.map { name(of: $0) }, to: receiver.map { name(of: $0) }, text))
    }

    /// Notes a call by an object, or by the one at work where none is named. ``end(returning:)`` or ``end(throwing:)`` has to follow. Until then,
    /// the object that is called makes the calls that are heard, unless the actor is not known.
    package func begin(
        _ kind: TraceEvent.Kind, from sender: AnyObject? = nil, to object: AnyObject?, _ text: String,
        isActorKnown: Bool = true
    ) {
        hearSources()
        let (caller, callee) = (sender.map { name(of: $0) } ?? actor, name(of: object))
        // A call of an object on itself is no message between objects.
        let place = caller == callee ? nil : write(TraceEvent(kind, from: caller, to: callee, text))
        activities.append(
            Activity(place: place, kind: kind, caller: caller, callee: callee, actor: isActorKnown ? callee : nil))
    }

    /// Notes the call of a method with a key. It joins the calls before it, so that the keys of a number are one event.
    package func begin(_ method: String, key token: String, to object: AnyObject) {
        hearSources()
        let (caller, callee) = (actor, name(of: object))
        if let (place, count) = keys, count < Self.mostKeys, case let last = events[place], last.hasReturned,
            last.sender == caller, last.receiver == callee, last.text.hasPrefix(method + "(")
        {
            keys = (place, count + 1)
            events.update(place) { event in
                event.text = event.text.dropLast() + " " + token.printable + ")"
                event.hasReturned = false
            }
        } else {
            keys = (write(TraceEvent(.call, from: caller, to: callee, "\(method)(\(token))")), 1)
        }
        activities.append(Activity(place: keys?.place, caller: caller, callee: callee, actor: callee))
    }

    /// Finds the lines of the events since the last time. A trace that nothing shows costs no search.
    private func findLines() {
        for place in max(linedCount, events.forgottenCount)..<events.count {
            events.update(place) { event in
                guard event.kind.isCall || event.kind == .unheard else { return }
                event.source = event.sender.flatMap { cast.qualifiedType(of: $0) }
                    .flatMap { callSites.line(of: event, from: $0) }
            }
        }
        linedCount = events.count
    }

    /// Returns the lines of the source around a line, with their numbers.
    package func excerpt(around line: SourceLine, context: Int) -> [(number: Int, text: String)] {
        callSites.excerpt(around: line, context: context)
    }

    /// Notes the return of the last call that has not returned, with the text of its value.
    package func end(returning value: String = "") { end(.return, value) }

    /// Notes that the last call that has not returned ends with an error.
    package func end(throwing error: some Error) { end(.failure, "throws \(type(of: error))") }

    private func end(_ kind: TraceEvent.Kind, _ text: String) {
        hearSources()
        guard let call = activities.popLast(), let place = call.place else { return }
        if kind == .return, text.isEmpty {
            if place == events.count - 1 {
                return events.update(place) { $0.hasReturned = true }
            }
            // Nothing came back, and the object that it came back to is not known.
            if call.caller == nil { return }
        }
        write(TraceEvent(kind, from: call.callee, to: call.caller, text, of: call.kind))
    }

    /// Writes a call with its return that a source has observed. The calls that have not returned have led to its records too.
    package func write(
        callTo object: AnyObject, _ text: String, records: ClosedRange<Int>?, returning value: String, hasFailed: Bool
    ) {
        let (caller, callee) = (actor, name(of: object))
        let isSilent = value.isEmpty && !hasFailed
        write(TraceEvent(.call, from: caller, to: callee, text, records: records, hasReturned: isSilent))
        if !isSilent { write(TraceEvent(hasFailed ? .failure : .return, from: callee, to: caller, value, of: .call)) }
        guard let records else { return }
        for place in activities.compactMap(\.place) {
            events.update(place) { event in
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
        settle()
        let place = events.append(event, isScreen: cast.isScreen)
        if maps != nil { maps?[place] = makeMap(withFields: true) }
        return place
    }
}
