import ScreenTrace
import Testing

@testable import Lab

/// The lab in the trace: its own delegate is one that a class can look at.
struct LabScreensTraceableTests {
    @Test func `the messages of an experiment to the lab are traced, and the lab is held weakly`() throws {
        let test = try LabKiosk(.english)
        let tracer = Tracer(test.navigator)
        let screen = try test.open(.doublyLinked)
        screen.handle([.count(answer: 1, change: 2), .predict(1), .showSource])
        test.kiosk.perform(.back)
        screen.handle(.showNext)
        let lines = tracer.trace.events.map(\.line)
        for wanted in [
            "[injection] → LabScreen: init(exhibits: 9)",
            "[injection] → ExperimentScreen: init(doubly-linked, hands: [], delegate: LabScreen)",
            "[message] ExperimentScreen → LabScreen: experimentScreen(_:didCount: [0, 2])",
            "[message] ExperimentScreen → LabScreen: experimentScreen(_:didRunWith: 1)",
            "[injection] → SourceScreen: init(of: doubly-linked)",
            "[message] ExperimentScreen → LabScreen: experimentScreenShowNext(_:)",
            "[injection] → ExperimentScreen#2: init(money, hands: [], delegate: LabScreen)",
        ] {
            #expect(lines.contains(wanted), "\(wanted) in \(lines)")
        }
        let map = tracer.objectMap.lines(test.texts)
        #expect(map.contains { $0.contains("weak delegate LabScreen") })
    }
}
