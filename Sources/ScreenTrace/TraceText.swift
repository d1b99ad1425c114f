import KioskAssets
import ScreenKit

/// The texts of the trace. The name of a case is the key of the text in `ScreenTrace.xcstrings`.
nonisolated enum TraceText: String, TextKey {
    case trace, traceObjects, traceMoment, traceReleased, traceNoRoom, traceOn, traceOff, traceNobody
    case storyTitle, storyHelp, storyInjection, storyMessage, storyCall, storyReturn, storyUnheard, storyRelease,
        storyStrong, storyWeak
    case kindStart, kindInjection, kindMessage, kindUnheard, kindNavigation, kindCall, kindReturn, kindFailure
    case kindRelease
    case startOnStack, inRecord, inRecords

    static let catalog = TextCatalog<TraceText>(parsing: Asset.screenTraceTexts.content)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: TraceText, _ arguments: String...) -> String {
        text(key, arguments)
    }

    /// Returns an event as a line for a person. The line of a file, ``TraceEvent/line``, is the same in every language.
    package nonisolated func line(for event: TraceEvent) -> String {
        let text = self.text(of: event)
        return "[\(self(event.kind.name))] " + (text.isEmpty ? event.path : "\(event.path): \(text)")
    }

    private nonisolated func text(of event: TraceEvent) -> String {
        if event.kind == .start { return self(.startOnStack) }
        guard !event.text.isEmpty, !event.isUnexpected, let records = event.records else { return event.markedText }
        let (first, last) = (String(records.lowerBound), String(records.upperBound))
        return event.text + " " + (first == last ? self(.inRecord, first) : self(.inRecords, first + "–" + last))
    }
}

extension TraceEvent.Kind {
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
