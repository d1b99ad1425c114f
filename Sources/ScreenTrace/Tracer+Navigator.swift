import ScreenKit

/// The door.
extension Tracer: NavigatorDelegate {
    package func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival) {
        lookAround()
        let maker = (screen as? any Traceable).flatMap { type(of: $0).maker } ?? self.name(of: navigator.top)
        let name = admit(screen)
        if let injection = (screen as? any Traceable)?.injection({ self.name(of: $0) }) {
            note(.injection, from: maker, to: name, injection)
        }
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
