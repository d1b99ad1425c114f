import ScreenKit
import ScreenTrace

extension LabScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(exhibits: \(exhibits.count))" }
}

extension ExperimentScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(\(exhibit.id.rawValue), hands: \(hands), delegate: \(name(delegate)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: ExperimentScreenProxy.self)
    }
}

private final class ExperimentScreenProxy: DelegateProxy<any ExperimentScreenDelegate>, ExperimentScreenDelegate {
    func experimentScreen(_ screen: ExperimentScreen, didCount hands: [Int]) {
        pass("experimentScreen(_:didCount: \(hands))", from: screen) { $0.experimentScreen(screen, didCount: hands) }
    }

    func experimentScreen(_ screen: ExperimentScreen, didRunWith answer: Int) {
        pass("experimentScreen(_:didRunWith: \(answer))", from: screen) {
            $0.experimentScreen(screen, didRunWith: answer)
        }
    }

    func experimentScreenShowNext(_ screen: ExperimentScreen) {
        pass("experimentScreenShowNext(_:)", from: screen) { $0.experimentScreenShowNext(screen) }
    }
}

extension SourceScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(of: \(exhibit.id.rawValue))" }
}
