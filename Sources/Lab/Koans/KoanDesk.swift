import Core
import ScreenTrace

/// The owner of the files of the koans.
package protocol KoanDeskDelegate: AnyObject {
    /// Called when something must be done outside of the program: running, writing and saving.
    func koanDesk(_ desk: KoanDesk, needs effect: KoanMachine.Effect)
    /// Called when an event was handled, with the machine as it was before, and before what follows is done.
    func koanDesk(_ desk: KoanDesk, didHandle event: KoanMachine.Event, from old: KoanMachine)
}

/// A learner's koans while the program runs: the machine, and the trace of the last run.
package final class KoanDesk {
    /// The state of everything.
    package private(set) var machine: KoanMachine
    /// The picture of the messages and the objects.
    package let viewer = TraceInspector(showing: Trace())
    /// The owner of the files.
    package weak var delegate: (any KoanDeskDelegate)?
    /// The reason why a file of the last event with files to write was not written; `nil` where all were.
    package var saveFailure: FailureReason?

    /// Creates a desk for a machine.
    package init(_ machine: KoanMachine) {
        self.machine = machine
    }

    /// Handles an event, and has the delegate do what follows.
    package func handle(_ event: KoanMachine.Event) {
        let old = machine
        let effects = machine.handle(event)
        if machine.story != old.story || machine.difference != old.difference { showTrace() }
        delegate?.koanDesk(self, didHandle: event, from: old)
        // A file is written together with the progress.
        if effects.contains(.save) { saveFailure = nil }
        for effect in effects { delegate?.koanDesk(self, needs: effect) }
    }

    /// Notes that the person has seen what there is.
    func wasShown() { machine.wasShown() }

    private func showTrace() {
        guard let story = machine.story else { return }
        viewer.show(Trace(story.marking(machine.difference).events), story.map)
    }
}
