import ScreenKit
import Terminal

/// One event of a trace: a call, its return, or the beginning or the end of an object's life.
public nonisolated struct TraceEvent: Hashable, Sendable {
    /// The kind of an event.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The object was on the stack already when the trace began.
        case start
        /// The object was created with what it needs: data goes forward.
        case injection
        /// A method of a delegate was called: data goes back.
        case message
        /// A message was sent to a delegate that is `nil`.
        case unheard
        /// A method of the navigator was called.
        case navigation
        /// A method of another object was called.
        case call
        /// A call returned.
        case `return`
        /// A call ended with an error.
        case failure
        /// The object was released: a weak reference to it has become `nil`.
        case release
    }

    /// The kind of the event.
    public let kind: Kind
    /// The name of the object that called, returned, was there or was released; `nil` where it is not known.
    public let sender: String?
    /// The name of the object that was called, created or returned to; `nil` where there is none or it is not known.
    public let receiver: String?
    /// The method as written in code with the values that it carries, or what was returned; the same in every language.
    public internal(set) var text: String
    /// The places of the ledger's records that the call led to.
    public internal(set) var records: ClosedRange<Int>?
    /// The line of the source that the call was made from; `nil` where it is not known.
    public internal(set) var source: SourceLine?
    /// A Boolean value that indicates whether the call returned at once and without a value, so that no event tells of its return.
    public package(set) var hasReturned = false
    /// The kind of the call that a return belongs to.
    var call: Kind?
    /// How the event differs from what is expected here; `nil` where it does not. It is drawn with a mark.
    package var difference: Difference?

    /// A way in which an event is not the expected one.
    package enum Difference: Hashable, Sendable {
        /// Another event is expected.
        case other
        /// The event is expected, and has not happened.
        case missing
        /// No event is expected.
        case extra
    }

    /// Creates an event.
    package init(
        _ kind: Kind, from sender: String?, to receiver: String?, _ text: String = "", records: ClosedRange<Int>? = nil,
        hasReturned: Bool = false, of call: Kind? = nil
    ) {
        self.kind = kind
        self.sender = sender
        self.receiver = receiver
        // The text of an app can come from a file or a person, and it is shown in a terminal.
        self.text = text.printable
        self.records = records
        self.hasReturned = hasReturned
        self.call = call
    }

    /// A Boolean value that indicates whether the event ends a call.
    var isReturn: Bool { kind == .return || kind == .failure }

    /// A Boolean value that indicates whether the event is a message to a delegate, which may be `nil`.
    var isToDelegate: Bool { kind == .message || kind == .unheard }

    /// The kind whose colour the event has: the return of a message to a delegate has that of the message.
    var shownKind: Kind { kind == .return && call == .message ? .message : kind }

    /// The name of a delegate that does not exist.
    package static let noObject = "nil"

    /// The event as a line of text.
    public var line: String { line(of: kind.rawValue, textWithRecords(Texts(.english))) }

    fileprivate func line(of kind: String, _ text: String) -> String {
        "[\(kind)] " + (text.isEmpty ? path : "\(path): \(text)") + sourceText
    }

    /// The names of the objects and the text.
    package var sentence: String { text.isEmpty ? path : "\(path): \(text)" }

    /// Returns the text with its mark, or with the places of the records.
    func textWithRecords(_ texts: Texts) -> String {
        guard let records, difference == nil, !text.isEmpty else { return markedText(texts) }
        let (first, last) = (String(records.lowerBound), String(records.upperBound))
        return text + " " + (first == last ? texts(.inRecord, first) : texts(.inRecords, first + "–" + last))
    }

    /// The places of the ledger's records that the event led to: ` #2–3`.
    var places: String {
        records.map { " #\($0.lowerBound)" + ($0.count == 1 ? "" : "–\($0.upperBound)") } ?? ""
    }

    var sourceText: String { source.map { " · \($0)" } ?? "" }

    /// Returns the text with its mark: a release that is missing has not happened, and neither has a message.
    func markedText(_ texts: Texts) -> String {
        switch difference {
        case .missing where kind == .release: texts(.traceNotReleased)
        case .missing: texts(.traceMissing, text)
        case .extra: texts(.traceExtra, text)
        case .other: "≠ " + text
        case nil: text
        }
    }

    var path: String {
        switch kind {
        case .start, .release: sender ?? ""
        case .unheard: "\(sender ?? "") → \(Self.noObject)"
        case .injection, .message, .navigation, .call, .return, .failure:
            [sender, "→", receiver].compactMap(\.self).joined(separator: " ")
        }
    }
}

extension Texts {
    /// Returns an event as a line for a person. The line of a file, ``TraceEvent/line``, is the same in every language.
    package nonisolated func line(for event: TraceEvent) -> String {
        event.line(
            of: self(event.kind.name), event.kind == .start ? self(.startOnStack) : event.textWithRecords(self))
    }
}

extension TraceEvent.Kind {
    /// A Boolean value that indicates whether an event of the kind is a call, whose return follows.
    nonisolated var isCall: Bool { [.message, .navigation, .call].contains(self) }

    fileprivate nonisolated var name: TraceText {
        switch self {
        case .start: .kindStart
        case .injection: .kindInjection
        case .message: .kindMessage
        case .unheard: .kindUnheard
        case .navigation: .kindNavigation
        case .call: .kindCall
        case .return: .kindReturn
        case .failure: .kindFailure
        case .release: .kindRelease
        }
    }
}

/// The events of a session in their order. A trace has names and counts only, no time and no address, so that the same input
/// makes the same trace.
public nonisolated struct Trace: Equatable, Sendable {
    struct Lane: Equatable, Sendable {
        let name: String
        let isScreen: Bool
    }

    /// The least number of newest events of a trace that is looked at: about 20 MB at most.
    package static let limit = 50_000
    /// The least number of newest events of a trace that nothing shows: 200 messages with their returns.
    package static let shortLimit = 400

    /// The least number of newest events that the trace keeps. It keeps at most twice as many.
    var limit: Int
    /// The events that are kept, the newest last.
    public private(set) var events: [TraceEvent] = []
    /// The number of events that came before those that are kept.
    package private(set) var forgottenCount = 0
    /// The objects of the events that are kept, in the order of their first appearance.
    private(set) var lanes: [Lane] = []
    private var lanePlaces: [String: Int] = [:]
    /// The places of the messages to delegates, the newest last.
    private var messagePlaces: [Int] = []

    /// Creates an empty trace, which keeps at least a number of newest events.
    package init(limit: Int = Self.limit) { self.limit = limit }

    /// Creates a trace of events that are known already. None of its objects is a screen.
    package init(_ events: [TraceEvent]) {
        self.init()
        for event in events { append(event) { _ in false } }
    }

    /// The number of events so far.
    package var count: Int { forgottenCount + events.count }

    /// Returns the events from a place on, as far as they are kept.
    package func events(from place: Int) -> ArraySlice<TraceEvent> {
        events[min(max(0, place - forgottenCount), events.count)...]
    }

    /// Adds an event in constant time, amortised, and returns its place, counted from the first event of the session.
    @discardableResult
    mutating func append(_ event: TraceEvent, isScreen: (String) -> Bool) -> Int {
        if events.count >= 2 * limit { forget(events.count - limit) }
        for name in [event.sender, event.receiver].compactMap(\.self) { introduce(name, isScreen: isScreen) }
        events.append(event)
        if event.isToDelegate { messagePlaces.append(count - 1) }
        return count - 1
    }

    /// Returns the index of the newest message to a delegate before an index of the events that are kept; `nil` where there is none.
    func newestMessage(before index: Int) -> Int? {
        messagePlaces.last { $0 < forgottenCount + index }.map { $0 - forgottenCount }
    }

    /// Returns the call that an event ends; `nil` for an event that ends none, and where the call is not kept.
    func call(endedBy index: Int) -> TraceEvent? {
        let end = events[index]
        guard end.isReturn else { return nil }
        var depth = 0
        for event in events[..<index].suffix(Self.shortLimit).reversed() {
            if event.isReturn, (event.sender, event.receiver) == (end.sender, end.receiver) { depth += 1 }
            guard event.kind.isCall, (event.receiver, event.sender) == (end.sender, end.receiver), !event.hasReturned
            else { continue }
            if depth == 0 { return event }
            depth -= 1
        }
        return nil
    }

    /// Adds an object that is to stand before those that come later; does nothing where it is known.
    mutating func introduce(_ name: String, isScreen: (String) -> Bool) {
        guard lanePlaces[name] == nil else { return }
        lanePlaces[name] = lanes.count
        lanes.append(Lane(name: name, isScreen: isScreen(name)))
    }

    /// Returns the objects of some names, in the order of their first appearance.
    func lanes(named names: [String]) -> [Lane] {
        names.compactMap { lanePlaces[$0] }.sorted().map { lanes[$0] }
    }

    private mutating func forget(_ number: Int) {
        forgottenCount += number
        events.removeFirst(number)
        messagePlaces.removeAll { $0 < forgottenCount }
        let names = Set(events.lazy.flatMap { [$0.sender, $0.receiver] }.compactMap(\.self))
        lanes.removeAll { !names.contains($0.name) }
        lanePlaces = Dictionary(uniqueKeysWithValues: zip(lanes.map(\.name), lanes.indices))
    }

    /// Changes the event at a place; does nothing where it is not kept.
    mutating func update(_ place: Int, _ change: (inout TraceEvent) -> Void) {
        guard place >= forgottenCount, place < count else { return }
        change(&events[place - forgottenCount])
    }
}
