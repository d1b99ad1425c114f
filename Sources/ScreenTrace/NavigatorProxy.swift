import ScreenKit

/// Listens to a navigator. Every screen comes onto the stack through it, so that a tracer hears of each screen first here.
final class NavigatorProxy: DelegateProxy<any NavigatorDelegate>, NavigatorDelegate {
    func navigator(_ navigator: Navigator, willShow screen: any Screen) {
        delegate?.navigator(navigator, willShow: screen)
    }

    func navigator(_ navigator: Navigator, didShow screen: any Screen) {
        delegate?.navigator(navigator, didShow: screen)
    }

    func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival) {
        if let tracer {
            tracer.lookAround()
            let name = tracer.admit(screen: screen)
            // The screen was created before, by an object that the tracer cannot know.
            if let injection = (screen as? any Traceable)?.injection({ tracer.name(of: $0) }) {
                tracer.note(.injection, from: nil, to: screen, injection)
            }
            switch arrival {
            case .push: begin("push(\(name))", navigator)
            case .present(.sheet): begin("present(\(name), style: .sheet)", navigator)
            case .present(.fullScreen): begin("present(\(name), style: .fullScreen)", navigator)
            }
        }
        delegate?.navigator(navigator, willAdd: screen, by: arrival)
    }

    func navigator(_ navigator: Navigator, didAdd screen: any Screen, by arrival: Arrival) {
        delegate?.navigator(navigator, didAdd: screen, by: arrival)
        tracer?.end()
    }

    func navigator(_ navigator: Navigator, willRemove screens: [any Screen], by departure: Departure) {
        if let tracer, let first = screens.first, let last = screens.last {
            let below = navigator.screens.prefix { $0 !== first }.last
            switch departure {
            case .pop where screens.count == 1: begin("pop(\(tracer.name(of: last)))", navigator)
            case .pop: begin("pop(to: \(tracer.name(of: below)))", navigator)
            case .dismiss: begin("dismiss(\(tracer.name(of: first)))", navigator)
            }
        }
        delegate?.navigator(navigator, willRemove: screens, by: departure)
    }

    func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure) {
        delegate?.navigator(navigator, didRemove: screens, by: departure)
        tracer?.end()
        // What it opened may have changed its objects.
        if let tracer { (navigator.top as? any Traceable)?.tap(by: tracer) }
    }

    /// Until the call returns, the navigator calls the screens that appear and disappear, which the tracer does not hear.
    private func begin(_ text: String, _ navigator: Navigator) {
        tracer?.begin(.navigation, to: navigator, text, isActorKnown: false)
    }
}
