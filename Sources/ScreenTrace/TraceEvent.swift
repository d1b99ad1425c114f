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

    /// The name of a delegate that does not exist.
    package static let noObject = "nil"
}

// MARK: - What is drawn

nonisolated extension TraceEvent {
    /// What is drawn of an event: a mark on the lifeline of one object, or an arrow. An end of an arrow that is not known is `nil`.
    enum Figure {
        case mark(on: String)
        case arrow(from: String?, to: String?)
    }

    var figure: Figure {
        guard sign.mark != nil, let object = sender ?? receiver, sender == nil || target == nil else {
            return .arrow(from: sender, to: target)
        }
        return .mark(on: object)
    }

    /// The name of the object that an arrow leads to, which is also drawn where it does not exist.
    private var target: String? { kind == .unheard ? Self.noObject : receiver }

    /// The names of the objects of the event, as far as they exist.
    var objects: [String] { [sender, receiver].compactMap(\.self) }

    /// The sign of the event: that of its kind, in the colour of the message that a return belongs to, and changed where the event is not
    /// the expected one. What is missing has not happened, so that its arrow is broken.
    var sign: TraceSign {
        var sign = kind.sign
        sign.color = shownKind.sign.color
        if difference != nil { (sign.color, sign.isStrong) = (.bad, true) }
        if difference == .missing { (sign.line, sign.head, sign.isBack) = (.dashed, .cross, false) }
        if difference == .missing, kind == .release { sign.mark = Kind.start.sign.mark }
        return sign
    }

    /// The kind whose colour the event has: the return of a message to a delegate has that of the message.
    var shownKind: Kind { kind == .return && call == .message ? .message : kind }

    /// A Boolean value that indicates whether the event ends a call.
    var isReturn: Bool { kind.sign.isBack }

    /// A Boolean value that indicates whether the event is a message to a delegate, which may be `nil`.
    var isToDelegate: Bool { kind == .message || kind == .unheard }
}

// MARK: - Text

nonisolated extension TraceEvent {
    /// The event as a line of text.
    public var line: String { line(of: kind.rawValue, textWithRecords(Texts(.english))) }

    fileprivate func line(of kind: String, _ text: String) -> String { "[\(kind)] " + sentence(text) + sourceText }

    /// The names of the objects and the text.
    package var sentence: String { sentence(text) }

    /// Returns the names of the objects and another text than that of the event.
    func sentence(_ text: String) -> String {
        [path, text].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    private var path: String {
        if case .mark(let object) = figure, receiver == nil { return object }
        return [sender, "→", target].compactMap(\.self).joined(separator: " ")
    }

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
}

extension Texts {
    /// Returns an event as a line for a person. The line of a file, ``TraceEvent/line``, is the same in every language.
    package nonisolated func line(for event: TraceEvent) -> String {
        event.line(
            of: self(event.kind.sign.name), event.kind == .start ? self(.startOnStack) : event.textWithRecords(self))
    }
}
