import JuiceMaker

/// The counter.
extension Tracer: JuiceBarDelegate {
    package func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event) {
        // The machine is a value, so that a copy tells beforehand whether the event will mean anything to it.
        var machine = bar.machine
        let meansSomething = !machine.handle(event).isEmpty || machine != bar.machine
        let place = meansSomething ? note(.machine, from: barKeeper, to: Self.machine, event.traced) : nil
        open(place, Self.machine)
    }

    package func juiceBar(
        _ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement]
    ) {
        close()
        for text in announcements.traced { note(.machine, from: Self.machine, to: barKeeper, text) }
    }
}
