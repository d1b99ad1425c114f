import ScreenKit

/// Listens to a navigator. Every screen comes onto the stack through it, so that a tracer hears of each screen first here.
final class NavigatorProxy: DelegateProxy<any NavigatorDelegate>, NavigatorDelegate {
    func navigator(_ navigator: Navigator, willShow screen: any Screen) {
        delegate?.navigator(navigator, willShow: screen)
    }

    func navigator(_ navigator: Navigator, didShow screen: any Screen) {
        delegate?.navigator(navigator, didShow: screen)
    }

    func navigator(_ navigator: Navigator, willMake change: StackChange) {
        if let tracer {
            switch change {
            case .push(let screen): begin("push(\(admit(screen, tracer)))", navigator)
            case .present(let screen, let style):
                begin("present(\(admit(screen, tracer)), style: .\(style))", navigator)
            case .pop(let screens) where screens.count == 1: begin("pop(\(tracer.name(of: screens[0])))", navigator)
            case .pop(let screens):
                let below = navigator.screens.prefix { $0 !== screens[0] }.last
                begin("pop(to: \(tracer.name(of: below)))", navigator)
            case .dismiss(let screens): begin("dismiss(\(tracer.name(of: screens[0])))", navigator)
            }
        }
        delegate?.navigator(navigator, willMake: change)
    }

    func navigator(_ navigator: Navigator, didMake change: StackChange) {
        delegate?.navigator(navigator, didMake: change)
        guard let tracer else { return }
        tracer.end()
        switch change {
        // What it opened may have changed its objects.
        case .pop, .dismiss: (navigator.top as? any Traceable)?.tap(by: tracer)
        case .push, .present: break
        }
    }

    private func admit(_ screen: any Screen, _ tracer: Tracer) -> String {
        tracer.lookAround()
        let name = tracer.admit(screen: screen)
        // The screen was created before, by an object that the tracer cannot know.
        if let injection = (screen as? any Traceable)?.injection({ tracer.name(of: $0) }) {
            tracer.note(.injection, from: nil, to: screen, injection)
        }
        return name
    }

    /// Until the call returns, the navigator calls the screens that appear and disappear, which the tracer does not hear.
    private func begin(_ text: String, _ navigator: Navigator) {
        tracer?.begin(.navigation, to: navigator, text, isActorKnown: false)
    }
}
