import JuiceMaker
import ScreenKit

/// Code that shows something by running: right and wrong ways of doing the same, side by side.
///
/// The file of an experiment is embedded and shown as the source that ran, so it holds all that matters and fits a projector.
package protocol Experiment {
    /// Runs the experiment from the beginning, and records it in a notebook. No object of it outlives the call.
    func run(_ notebook: Notebook)
}

extension Experiment {
    /// Runs the experiment from the beginning, and returns the record of the run.
    package func run() -> Outcome {
        let notebook = Notebook()
        run(notebook)
        return notebook.outcome
    }
}

// MARK: - What the experiments share

/// An empty screen, for experiments with a real navigator.
class BareScreen: Screen, Named {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    // Written out because an implicit `deinit` is on the main actor, and then the experiments' subclasses cannot write their own.
    nonisolated deinit {}

    var title: Text { Text(name) }
    var content: Content<Never> {}
}

/// The experiments are about the kiosk's own menu. With another menu they use its first fruit or juice instead.
extension Menu {
    func fruit(_ id: String) -> Fruit { fruit(named: id) ?? fruits[0] }
    func juice(_ id: String) -> Juice { juice(named: id) ?? juices[0] }
}
