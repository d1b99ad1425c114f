import ScreenKit
import ScreenTrace

extension LabScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(exhibits: \(exhibits.lazy.map(\.id.rawValue).traced))"
    }
}

extension ExperimentScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(\(exhibit.id.rawValue), hands: \(hands), hasNext: \(hasNext))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: ExperimentScreenProxy.self)
    }
}

private final class ExperimentScreenProxy: DelegateProxy<any ExperimentScreenDelegate>, ExperimentScreenDelegate {
    func experimentScreen(_ screen: ExperimentScreen, didCount hands: [Int]) {
        pass(from: screen, hands) { $0.experimentScreen(screen, didCount: hands) }
    }

    func experimentScreen(_ screen: ExperimentScreen, didRunWith answer: Int) {
        pass(from: screen, answer) { $0.experimentScreen(screen, didRunWith: answer) }
    }

    func experimentScreenShowNext(_ screen: ExperimentScreen) {
        pass(from: screen) { $0.experimentScreenShowNext(screen) }
    }
}

extension ExperimentScreen: RunPresenting {
    /// The first circle of references that the run has found, with those that begin at one of its objects. Another circle can have
    /// objects of the same names.
    package var moment: ObjectMap.Moment? {
        var objects: [(name: String, links: [ObjectMap.Link])] = []
        var part: LabText?
        for row in outcome?.rows ?? [] {
            if case .part(let next) = row {
                if !objects.isEmpty { break }
                part = next
            }
            guard case .cycle(let names) = row, let first = names.first,
                objects.isEmpty || objects.contains(where: { $0.name == first })
            else { continue }
            for place in stride(from: 0, to: names.count - 2, by: 2) {
                let link = ObjectMap.Link(strength: .strong, property: names[place + 1], target: names[place + 2])
                if let index = objects.firstIndex(where: { $0.name == names[place] }) {
                    objects[index].links.append(link)
                } else {
                    objects.append((names[place], [link]))
                }
            }
        }
        guard let part, let leaked = objects.first?.name else { return nil }
        return ObjectMap.Moment(
            after: Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Texts($0)(part)) }),
            map: ObjectMap(objects: objects, released: [], leaked: leaked))
    }
}
