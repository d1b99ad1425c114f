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
    package enum Event {
        /// Show the start page.
        case start
        /// End the program.
        case end
    }

    package weak var delegate: (any StaffExitScreenDelegate)?
    package let title = Text(.exitTitle)

    package var content: Content<Event> {
        List(Text(.exitHeading)) {
            Row(Text(.exitToStart), .start, words: "start")
            Row(Text(.exitProgram), .end, words: "end")
        }
        Help(Text(.exitHelp))
    }

    package func handle(_ event: Event) {
        switch event {
        case .start: delegate?.staffExitScreenDidAskForStart(self)
        case .end: delegate?.staffExitScreenDidAskToEnd(self)
        }
    }
}
