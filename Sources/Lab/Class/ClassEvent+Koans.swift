import Classroom

extension ClassEvent {
    /// Returns what a class hears of an event of a student's koans: a koan that came into view, a check that has ended, and a hint.
    ///
    /// - Parameters:
    ///   - event: What has happened; `nil` for the beginning, when the first koan comes into view.
    ///   - old: The koans before it.
    ///   - new: The koans after it.
    ///   - digest: Returns the digits of what the file of a koan with a name contained when it was checked.
    /// - Returns: The events, in the order in which they are to be noted.
    package static func events(
        after event: KoanMachine.Event?, from old: KoanMachine, to new: KoanMachine, digest: (String) -> String
    ) -> [ClassEvent] {
        var events: [ClassEvent] = []
        if case .finished(let name, let run) = event, run.verdict.isOnFile, let koan = ClassName(name) {
            events.append(.attempted(koan: koan, isPassed: run.verdict.isPassed, digest: digest(name)))
        }
        guard let koan = ClassName(new.koan.name) else { return events }
        if event == nil || new.koan.name != old.koan.name { events.append(.opened(koan: koan)) }
        // Asking once more after the last hint shows none.
        if event == .hint, new.hintCount > old.hintCount, new.hintCount <= new.koan.hints.count {
            events.append(.hint(koan: koan, number: new.hintCount))
        }
        return events
    }
}

extension ClassDesk {
    /// Notes what a class hears of an event of the koans of this machine.
    ///
    /// - Parameters:
    ///   - event: What has happened; `nil` for the beginning, when the first koan comes into view.
    ///   - old: The koans before it.
    ///   - new: The koans after it.
    ///   - digest: Returns the digits of what the file of a koan with a name contained when it was checked.
    package func note(
        _ event: KoanMachine.Event?, from old: KoanMachine, to new: KoanMachine, digest: (String) -> String
    ) {
        for event in ClassEvent.events(after: event, from: old, to: new, digest: digest) { note(event) }
    }
}
