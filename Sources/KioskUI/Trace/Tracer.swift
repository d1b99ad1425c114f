import JuiceMaker

/// Listens to what the screens of a navigator and what stands behind them say to each other, and writes it down.
///
/// Nothing it listens to knows of it. It stands at the one door that every screen comes through, puts a proxy between a screen
/// and its delegate, and holds the screens weakly, so that it sees what was really released and when.
package final class Tracer {
    /// A screen that has come through the door.
    private struct Actor {
        weak let screen: (any Screen)?
        let name: String
        /// Kept for the screen, which holds it as weakly as any delegate.
        let proxy: (any DelegateProxy)?
    }

    /// A message whose receiver is still busy with it.
    private struct OpenMessage {
        let place: Int?
        let receiver: String
    }

    /// What was said so far.
    package private(set) var trace = Trace()
    /// Grows whenever there is something new to see.
    private(set) var revision = 0
    private var actors: [Actor] = []
    private var released: [String] = []
    private var counts: [String: Int] = [:]
    private var openMessages: [OpenMessage] = []
    private weak let navigator: Navigator?
    private weak var bar: JuiceBar?
    private var ledger: TracingLedger?

    private static let machine = "OrderMachine"
    private static let doorkeeper = "Navigator"

    /// Begins to listen, also to the screens that are on the stack already.
    ///
    /// - Parameter navigator: Whose screens; the tracer becomes its delegate.
    package init(_ navigator: Navigator) {
        self.navigator = navigator
        for (index, screen) in navigator.screens.enumerated() {
            let name = admit(screen)
            note(.navigation, from: Self.doorkeeper, to: name, index == 0 ? "root" : "on the stack")
        }
        navigator.delegate = self
    }

    /// Listens to a counter and to its ledger too.
    package func listen(to bar: JuiceBar) {
        let ledger = TracingLedger(bar.ledger)
        bar.ledger = ledger
        bar.delegate = self
        self.bar = bar
        self.ledger = ledger
    }

    /// Looks which screens are gone, and what the ledger was asked for.
    func lookAround() {
        hearLedger()
        guard actors.contains(where: { $0.screen == nil }) else { return }
        // Those that went at the same time went in this order: a list releases its elements from the first to the last.
        released += actors.filter { $0.screen == nil }.map(\.name)
        actors.removeAll { $0.screen == nil }
        revision += 1
    }

    /// What lives and who holds whom, and what was released.
    var objectMap: ObjectMap {
        lookAround()
        let stack = navigator?.screens ?? []
        return ObjectMap(
            screens: actors.compactMap { actor in
                actor.screen.map { screen in
                    ObjectMap.Node(
                        name: actor.name, isOnStack: stack.contains { $0 === screen },
                        links: links(of: screen))
                }
            },
            released: released)
    }

    private func links(of screen: any Screen) -> [ObjectMap.Link] {
        let links = (screen as? any Traceable)?.links ?? []
        return (links + [.weak("navigator", screen.navigator)]).map {
            ObjectMap.Link(strength: $0.strength, property: $0.property, target: name(of: $0.target))
        }
    }
}

// MARK: - Names

extension Tracer {
    /// What the trace calls an object; a second screen of a kind gets a number.
    private func name(of object: AnyObject?) -> String {
        guard let object else { return TraceEvent.nobody }
        if let actor = actors.first(where: { $0.screen === object }) { return actor.name }
        return object is any Ledger ? "Ledger" : String(describing: type(of: object))
    }

    /// Whoever works with the counter: the last screen that holds it.
    private var barKeeper: String {
        let keeper = actors.last { actor in
            (actor.screen as? any Traceable)?.links.contains { $0.strength == .strong && $0.target === bar } ?? false
        }
        return keeper?.name ?? name(of: bar)
    }

    private func admit(_ screen: any Screen) -> String {
        let type = String(describing: type(of: screen))
        let count = counts[type, default: 0] + 1
        counts[type] = count
        let name = count == 1 ? type : "\(type)#\(count)"
        let proxy = (screen as? any Traceable)?.tap(self)
        actors.append(Actor(screen: screen, name: name, proxy: proxy))
        return name
    }
}

// MARK: - Writing down

extension Tracer {
    @discardableResult
    private func note(
        _ kind: TraceEvent.Kind, from sender: String, to receiver: String, _ text: String
    ) -> Int {
        hearLedger()
        revision += 1
        return trace.append(TraceEvent(kind: kind, sender: sender, receiver: receiver, text: text))
    }

    /// Notes a message to a delegate and passes it on.
    ///
    /// - Parameters:
    ///   - message: As written in code, with what it carries.
    ///   - screen: Who sends it.
    ///   - target: Who gets it; `nil` where nobody does.
    ///   - forward: Sends it.
    func pass(_ message: String, from screen: any Screen, to target: AnyObject?, _ forward: () -> Void) {
        let receiver = name(of: target)
        let place = note(target == nil ? .unheard : .message, from: name(of: screen), to: receiver, message)
        openMessages.append(OpenMessage(place: place, receiver: receiver))
        forward()
        hearLedger()
        openMessages.removeLast()
    }

    /// Notes what another machine was told, such as a calculator.
    ///
    /// - Parameters:
    ///   - text: As written in code.
    ///   - machine: What the trace calls the machine.
    package func note(_ text: String, to machine: String) {
        note(.machine, from: name(of: navigator?.top), to: machine, text)
    }

    private func hearLedger() {
        guard let calls = ledger?.takeCalls(), !calls.isEmpty else { return }
        revision += 1
        for call in calls {
            let sender =
                switch call.caller {
                case .machine: Self.machine
                case .hand: openMessages.last?.receiver ?? barKeeper
                }
            trace.append(
                TraceEvent(
                    kind: call.records == nil ? .machine : .record, sender: sender, receiver: "Ledger",
                    text: call.count == 1 ? call.text : "\(call.text) × \(call.count)", records: call.records))
            guard let records = call.records else { continue }
            for place in openMessages.compactMap(\.place) { trace.add(records, to: place) }
        }
    }
}

// MARK: - The door

extension Tracer: NavigatorDelegate {
    package func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival) {
        lookAround()
        let presenter = navigator.top
        let injection = (screen as? any Traceable)?.injection { self.name(of: $0) }
        let maker = (screen as? any Traceable).flatMap { type(of: $0).maker } ?? self.name(of: presenter)
        let name = admit(screen)
        if let injection { note(.injection, from: maker, to: name, injection) }
        let text =
            switch arrival {
            case .push: "push"
            case .present(.sheet): "present(.sheet)"
            case .present(.fullScreen): "present(.fullScreen)"
            }
        note(.navigation, from: Self.doorkeeper, to: name, text)
    }

    package func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure) {
        let text =
            switch departure {
            case .pop: "pop"
            case .dismiss: "dismiss"
            }
        for screen in screens.reversed() {
            note(.navigation, from: Self.doorkeeper, to: name(of: screen), text)
        }
    }
}

// MARK: - The counter

extension Tracer: JuiceBarDelegate {
    package func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event) {
        // The machine is a value, so that a copy tells beforehand whether the event will mean anything to it.
        var machine = bar.machine
        let meansSomething = !machine.handle(event).isEmpty || machine != bar.machine
        let place = meansSomething ? note(.machine, from: barKeeper, to: Self.machine, event.traced) : nil
        openMessages.append(OpenMessage(place: place, receiver: Self.machine))
    }

    package func juiceBar(
        _ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement]
    ) {
        hearLedger()
        openMessages.removeLast()
        for text in announcements.traced { note(.machine, from: Self.machine, to: barKeeper, text) }
    }
}
