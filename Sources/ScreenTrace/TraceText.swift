import KioskAssets
import ScreenKit

/// The texts of the trace. The name of a case is the key of the text in `ScreenTrace.xcstrings`.
nonisolated enum TraceText: String, TextKey {
    case trace, traceObjects, traceMoment, traceReleased, traceKept, traceKiosk, traceClose, traceEmpty, traceNoObjects,
        traceOn, traceOff, traceNobody, traceNotReleased, traceMissing, traceExtra, traceClosure
    case storyTitle, storyHelp, storyInjection, storyMessage, storyCall, storyReturn, storyUnheard, storyRelease,
        storyStrong, storyWeak
    case kindStart, kindInjection, kindMessage, kindUnheard, kindNavigation, kindCall, kindReturn, kindFailure
    case kindRelease
    case startOnStack, returnOf, inRecord, inRecords
    case signDelegate, signPush, signStrong, signWeak, signItself, signGap, signNoEnd, signDashed, signRecord, signCycle

    static let catalog = TextCatalog<TraceText>(parsing: Asset.screenTraceTexts.content)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: TraceText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}

nonisolated extension [String] {
    /// The lines, of which equal ones in a row are one line with their number.
    package var folded: [String] {
        reduce(into: [(line: String, count: Int)]()) { lines, line in
            if lines.last?.line == line { lines[lines.count - 1].count += 1 } else { lines.append((line, 1)) }
        }.map { $0.count == 1 ? $0.line : "\($0.line)  × \($0.count)" }
    }
}
