import ScreenKit

/// The owner of a page that asks where staff goes.
package protocol StaffExitScreenDelegate: AnyObject {
    /// Tells the delegate that staff goes, and the start page is next.
    func staffExitScreenDidAskForStart(_ screen: StaffExitScreen)
    /// Tells the delegate that the program ends.
    func staffExitScreenDidAskToEnd(_ screen: StaffExitScreen)
}

/// The page that follows when staff quits. It asks whether the program ends too.
package final class StaffExitScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Show the start page.
        case start
        /// End the program.
        case end
    }

    package weak var delegate: (any StaffExitScreenDelegate)?

    package func title(_ texts: Texts) -> String { texts(.exitTitle) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let choices: [Control<Event>] = [
            Control(label: texts(.exitToStart), event: .start, keys: .number(0), words: ["start"]),
            Control(label: texts(.exitProgram), event: .end, keys: .number(1), words: ["end"]),
        ]
        return ScreenContent(
            panes: [.pane(ListPane(heading: texts(.exitHeading), rows: choices.map { ListPane.Row(control: $0) }))],
            help: [texts(.exitHelp)])
    }

    package func handle(_ event: Event) {
        switch event {
        case .start: delegate?.staffExitScreenDidAskForStart(self)
        case .end: delegate?.staffExitScreenDidAskToEnd(self)
        }
    }
}
