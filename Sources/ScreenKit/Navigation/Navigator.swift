/// The meaning of a modal screen for the one that presents it. A terminal shows the modal alone in both cases.
public enum ModalStyle: Sendable {
    /// Lies above the presenter for a moment: the presenter gets no appearance callbacks.
    case sheet
    /// Takes the place of the presenter, which disappears, and appears again at the end.
    case fullScreen
}

/// A change of the screens on a stack. Screens that leave together are in the order of the stack.
@MainActor public enum StackChange {
    /// A screen is pushed.
    case push(any Screen)
    /// A screen is presented as a modal.
    case present(any Screen, ModalStyle)
    /// Screens are popped.
    case pop([any Screen])
    /// Screens are dismissed with their modal.
    case dismiss([any Screen])
}

/// An observer of a navigator. It hears which screen is shown next, as a `UINavigationControllerDelegate` does, and also of every
/// screen that comes or leaves, modal ones included.
@MainActor public protocol NavigatorDelegate: AnyObject {
    /// Called before a push or a pop brings a screen into view.
    func navigator(_ navigator: Navigator, willShow screen: any Screen)
    /// Called when a push or a pop has brought a screen into view.
    func navigator(_ navigator: Navigator, didShow screen: any Screen)

    /// Called before screens come onto the stack or leave it, and before their `willAppear` and `willDisappear`.
    func navigator(_ navigator: Navigator, willMake change: StackChange)
    /// Called when screens have come or left, after all callbacks of the screens. The navigator holds those that have left no longer.
    func navigator(_ navigator: Navigator, didMake change: StackChange)
}

extension NavigatorDelegate {
    /// Does nothing.
    public func navigator(_ navigator: Navigator, willShow screen: any Screen) {}
    /// Does nothing.
    public func navigator(_ navigator: Navigator, didShow screen: any Screen) {}
    /// Does nothing.
    public func navigator(_ navigator: Navigator, willMake change: StackChange) {}
    /// Does nothing.
    public func navigator(_ navigator: Navigator, didMake change: StackChange) {}
}

/// A stack of screens, pushed and popped as by a `UINavigationController`. Each modal on top of it has a stack of its own.
///
/// A screen leaves by ``ScreenProtocol/pop()``, which names it here. A screen that is not in view cannot leave, so that it never
/// removes another screen by mistake. To navigate inside a callback of a screen (`willAppear()` to `didDisappear()`) or of the
/// delegate is a programmer error.
@MainActor public final class Navigator {
    /// One stack: the first layer is that of the kiosk, each further one that of a modal.
    private struct Layer {
        var style: ModalStyle
        var screens: [any Screen]
    }

    /// The observer of all screens that come and leave.
    public weak var delegate: (any NavigatorDelegate)?
    /// The layers from the bottom. The list is never empty, and neither is a layer.
    private var layers: [Layer]
    private var isNavigating = false

    /// Creates a navigator that shows a root screen, which is never popped.
    public init(root: some Screen) {
        layers = [Layer(style: .fullScreen, screens: [root])]
        root.navigator = self
        navigate { exchange(nil, for: root) {} }
    }

    /// The screens from the root to the one in view, modals included.
    public var screens: [any Screen] { layers.dropFirst().reduce(layers[0].screens) { $0 + $1.screens } }

    /// The screen in view.
    public var top: any Screen { stack[stack.count - 1] }

    /// A Boolean value that indicates whether the screen in view is the root of the kiosk.
    public var isAtRoot: Bool { layers.count == 1 && layers[0].screens.count == 1 }

    /// A Boolean value that indicates whether a modal is in view.
    public var isPresenting: Bool { layers.count > 1 }

    private var stack: [any Screen] {
        get { layers[layers.count - 1].screens }
        set { layers[layers.count - 1].screens = newValue }
    }
}

// MARK: - Coming

extension Navigator {
    /// Shows a screen on top of the one in view. To push a screen that is on the stack is a programmer error.
    public func push(_ screen: some Screen) {
        make(.push(screen)) {
            show(screen) { stack.append(screen) }
        }
    }

    /// Shows a screen as a modal, with a stack of its own. To present a screen that is on the stack is a programmer error.
    public func present(_ screen: some Screen, style: ModalStyle) {
        make(.present(screen, style)) {
            exchange(style == .fullScreen ? top : nil, for: screen) {
                layers.append(Layer(style: style, screens: [screen]))
            }
        }
    }
}

// MARK: - Leaving

extension Navigator {
    /// Pops a screen, and returns whether it was popped. If it is not in view or is the root of a stack, nothing changes.
    @discardableResult
    public func pop(_ screen: any Screen) -> Bool {
        guard screen === top, stack.count > 1 else { return false }
        pop(to: stack[stack.count - 2])
        return true
    }

    /// Pops all screens above a screen of the stack in view, and returns them in the order of the stack. If the screen is not on the stack in
    /// view, nothing changes.
    @discardableResult
    public func pop(to screen: any Screen) -> [any Screen] {
        guard let place = stack.firstIndex(where: { $0 === screen }), place < stack.count - 1 else { return [] }
        let popped = Array(stack[(place + 1)...])
        make(.pop(popped)) {
            show(screen) { stack.removeSubrange((place + 1)...) }
        }
        return popped
    }

    /// Pops all screens but the root of the stack in view, and returns them in the order of the stack.
    @discardableResult
    public func popToRoot() -> [any Screen] { pop(to: stack[0]) }

    /// Takes off all screens but the root of the kiosk, and asks none of them.
    package func removeAll() {
        while isPresenting { dismiss(stack[0]) }
        popToRoot()
    }

    /// Dismisses the modal in view with all its screens if a screen is its root, and returns whether it was dismissed.
    @discardableResult
    public func dismiss(_ screen: any Screen) -> Bool {
        guard isPresenting, screen === stack[0] else { return false }
        let modal = layers[layers.count - 1]
        make(.dismiss(modal.screens)) {
            exchange(top, for: modal.style == .fullScreen ? layers[layers.count - 2].screens.last : nil) {
                layers.removeLast()
            }
        }
        return true
    }

    /// Pops or dismisses a screen. If it is not in view or is the root of the kiosk, nothing changes.
    public func goBack(from screen: any Screen) {
        guard screen === top else { return }
        if !pop(screen) { dismiss(screen) }
    }
}

// MARK: - Callbacks

extension Navigator {
    private func make(_ change: StackChange, _ exchange: () -> Void) {
        if case .push(let screen) = change { requireNew(screen) }
        if case .present(let screen, _) = change { requireNew(screen) }
        navigate {
            delegate?.navigator(self, willMake: change)
            switch change {
            case .push(let screen), .present(let screen, _):
                screen.navigator = self
                exchange()
            case .pop(let screens), .dismiss(let screens):
                exchange()
                for screen in screens { screen.navigator = nil }
            }
            delegate?.navigator(self, didMake: change)
        }
    }

    private func requireNew(_ screen: any Screen) {
        precondition(!screens.contains { $0 === screen }, "The screen is already on the stack.")
    }

    private func navigate(_ body: () -> Void) {
        precondition(!isNavigating, "A callback of a screen or of the navigator's delegate must not navigate.")
        isNavigating = true
        body()
        isNavigating = false
    }

    private func show(_ screen: any Screen, change: () -> Void) {
        exchange(top, for: screen) {
            delegate?.navigator(self, willShow: screen)
            change()
        }
        delegate?.navigator(self, didShow: screen)
    }

    private func exchange(_ old: (any Screen)?, for new: (any Screen)?, change: () -> Void) {
        old?.willDisappear()
        new?.willAppear()
        change()
        old?.didDisappear()
        new?.didAppear()
    }
}
