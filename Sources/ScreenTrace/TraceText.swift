import KioskAssets
import ScreenKit

/// The texts of the trace. The name of a case is the key of the text in `ScreenTrace.xcstrings`.
nonisolated enum TraceText: String, TextKey {
    case trace, traceObjects, traceMoment, traceReleased, traceKept, traceKiosk, traceClose, traceEmpty, traceOn,
        traceOff,
        traceNobody, traceNotReleased, traceMissing, traceExtra, traceClosure
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
