/// The way in which a modal screen covers the one that presents it.
public nonisolated enum ModalStyle: Sendable {
    /// Lies on top: the presenter stays in view and gets no appearance callbacks.
    case sheet
    /// Takes the whole screen: the presenter disappears, and appears again at the end.
    case fullScreen
}

/// The way in which a screen comes onto the stack.
public nonisolated enum Arrival: Hashable, Sendable {
    /// The screen is pushed.
    case push
    /// The screen is presented as a modal.
    case present(ModalStyle)
}

/// The way in which screens leave the stack.
public nonisolated enum Departure: Hashable, Sendable {
    /// The screens are popped.
    case pop
    /// The screens are dismissed with their modal.
    case dismiss
}

/// An observer of a navigator. It hears which screen is shown next, as a `UINavigationControllerDelegate` does, and also of every
/// screen that comes or leaves, modal ones included.
public protocol NavigatorDelegate: AnyObject {
    /// Called before a push or a pop brings a screen into view.
    func navigator(_ navigator: Navigator, willShow screen: any Screen)
    /// Called when a push or a pop has brought a screen into view.
    func navigator(_ navigator: Navigator, didShow screen: any Screen)

    /// Called before a screen comes onto the stack, and before its `willAppear`.
    func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival)
    /// Called when a screen has come onto the stack, after all callbacks of the screens.
    func navigator(_ navigator: Navigator, didAdd screen: any Screen, by arrival: Arrival)
    /// Called before screens leave the stack, and before their `willDisappear`. The screens are in the order of the stack.
    func navigator(_ navigator: Navigator, willRemove screens: [any Screen], by departure: Departure)
    /// Called when screens have left the stack, after all callbacks of the screens. The navigator holds them no longer.
    func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure)
}

extension NavigatorDelegate {
    public func navigator(_ navigator: Navigator, willShow screen: any Screen) {}
    public func navigator(_ navigator: Navigator, didShow screen: any Screen) {}
    public func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival) {}
    public func navigator(_ navigator: Navigator, didAdd screen: any Screen, by arrival: Arrival) {}
    public func navigator(_ navigator: Navigator, willRemove screens: [any Screen], by departure: Departure) {}
    public func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure) {}
}

/// A stack of screens, pushed and popped as a `UINavigationController` does, with modals on top that have stacks of
/// their own.
public final class Navigator {
    /// One stack: the first layer is the kiosk's own, each further one a modal.
    private struct Layer {
        var style: ModalStyle
        var screens: [any Screen]
    }

    /// Who hears of every screen that comes and goes.
    public weak var delegate: (any NavigatorDelegate)?
    private var layers: [Layer]

    /// Makes a navigator that shows a root screen.
    ///
    /// - Parameter root: The screen at the bottom, which is never popped.
    public init(root: some Screen) {
        layers = [Layer(style: .fullScreen, screens: [root])]
        root.navigator = self
        root.willAppear()
        root.didAppear()
    }

    /// Every screen from the root to the one in view, modals included.
    public var screens: [any Screen] { layers.flatMap(\.screens) }

    /// The screen in view.
    public var top: any Screen {
        // A layer is made with a screen and loses at most all but that one, so neither list is ever empty.
        layers[layers.count - 1].screens[layers[layers.count - 1].screens.count - 1]
    }

    /// Whether the screen in view is the root of the kiosk.
    public var isAtRoot: Bool { layers.count == 1 && layers[0].screens.count == 1 }

    /// Whether a modal is in view.
    public var isPresenting: Bool { layers.count > 1 }

    /// Puts a screen on top.
    ///
    /// - Parameter screen: A screen that is not on the stack; pushing it twice is a programmer error.
    public func push(_ screen: some Screen) {
        precondition(!screens.contains { $0 === screen }, "the screen is already on the stack")
        delegate?.navigator(self, willAdd: screen, by: .push)
        show(screen) { layers[layers.count - 1].screens.append(screen) }
        delegate?.navigator(self, didAdd: screen, by: .push)
    }

    /// Takes the top screen off; does nothing at the root of a stack.
    ///
    /// - Returns: The screen that was taken off.
    @discardableResult
    public func pop() -> (any Screen)? {
        let screens = layers[layers.count - 1].screens
        guard screens.count > 1 else { return nil }
        return popTo(screens[screens.count - 2]).first
    }

    /// Takes screens off until one of the stack in view is on top.
    ///
    /// - Parameter screen: The screen to show; one that is not on the stack in view changes nothing.
    /// - Returns: The screens that were taken off, from the bottom.
    @discardableResult
    public func popTo(_ screen: any Screen) -> [any Screen] {
        let screens = layers[layers.count - 1].screens
        guard let index = screens.firstIndex(where: { $0 === screen }), index < screens.count - 1 else { return [] }
        let popped = Array(screens[(index + 1)...])
        delegate?.navigator(self, willRemove: popped, by: .pop)
        show(screen) { layers[layers.count - 1].screens.removeSubrange((index + 1)...) }
        for screen in popped { screen.navigator = nil }
        delegate?.navigator(self, didRemove: popped, by: .pop)
        return popped
    }

    /// Takes off all screens but the root of the stack in view.
    ///
    /// - Returns: The screens that were taken off, from the bottom.
    @discardableResult
    public func popToRoot() -> [any Screen] {
        popTo(layers[layers.count - 1].screens[0])
    }

    /// Shows a screen as a modal, with a stack of its own.
    ///
    /// - Parameters:
    ///   - screen: A screen that is not on the stack.
    ///   - style: Whether the presenter stays in view.
    public func present(_ screen: some Screen, style: ModalStyle) {
        precondition(!screens.contains { $0 === screen }, "the screen is already on the stack")
        delegate?.navigator(self, willAdd: screen, by: .present(style))
        let presenter = style == .fullScreen ? top : nil
        screen.navigator = self
        presenter?.willDisappear()
        screen.willAppear()
        layers.append(Layer(style: style, screens: [screen]))
        presenter?.didDisappear()
        screen.didAppear()
        delegate?.navigator(self, didAdd: screen, by: .present(style))
    }

    /// Takes the modal in view away, with everything pushed onto it; does nothing where there is none.
    ///
    /// - Returns: The screens that were taken away, from the bottom.
    @discardableResult
    public func dismiss() -> [any Screen] {
        guard layers.count > 1 else { return [] }
        let presented = top
        let modal = layers[layers.count - 1]
        let presenterScreens = layers[layers.count - 2].screens
        let presenter = modal.style == .fullScreen ? presenterScreens[presenterScreens.count - 1] : nil
        delegate?.navigator(self, willRemove: modal.screens, by: .dismiss)
        presented.willDisappear()
        presenter?.willAppear()
        layers.removeLast()
        presented.didDisappear()
        presenter?.didAppear()
        for screen in modal.screens { screen.navigator = nil }
        delegate?.navigator(self, didRemove: modal.screens, by: .dismiss)
        return modal.screens
    }

    /// Leaves the screen in view: pops it, or dismisses the modal whose root it is; does nothing at the root.
    public func back() {
        if pop() == nil { dismiss() }
    }

    /// Goes back to the root of the kiosk, past every modal.
    public func home() {
        while isPresenting { dismiss() }
        popToRoot()
    }

    private func show(_ screen: any Screen, change: () -> Void) {
        let old = top
        screen.navigator = self
        old.willDisappear()
        screen.willAppear()
        delegate?.navigator(self, willShow: screen)
        change()
        old.didDisappear()
        screen.didAppear()
        delegate?.navigator(self, didShow: screen)
    }
}
