import Terminal

/// The front for a whole terminal: keeps the focus, the scrolling and the pressed key, and turns input into choices.
package final class FullScreenFront {
    /// What has changed since the scene was laid out.
    private enum Change {
        case nothing
        /// The focus, the scrolling or what is pressed: what the screen shows need not be asked for again.
        case view
        case content
    }

    private let kiosk: Kiosk
    private var views: [ViewKey: ViewState] = [:]
    private var current: (key: ViewKey, scene: Scene)?
    private var flash = KeyFlash.off
    private var mousePress: Int?
    private var change = Change.content
    private var size = GridSize(columns: 0, rows: 0)
    /// Why the last input was not taken.
    private var refusal: LineError?
    private var trace = TraceWindow()

    /// Makes the front.
    ///
    /// - Parameter kiosk: The kiosk to drive.
    package init(kiosk: Kiosk) {
        self.kiosk = kiosk
    }

    /// Whether the person has asked to leave.
    package var isFinished: Bool { kiosk.isFinished }

    /// How long until ``timeHasPassed()`` wants to be called; `nil` where nothing is going on.
    package var delay: Duration? { flash.delay }

    /// Lays out what there is to see.
    ///
    /// - Parameter size: The terminal's size.
    /// - Returns: The picture.
    package func draw(size: GridSize) -> Canvas {
        let oldSplit = split
        self.size = size
        // A message says where there is no room for the trace.
        if (oldSplit == nil) != (split == nil) { note(.content) }
        let page = scene.canvas
        guard let tracer = kiosk.tracer else { return page }
        // Only now that the next screen is laid out does nobody hold the one before it.
        tracer.lookAround()
        guard let split else { return page }
        var picture = Canvas(size: size)
        picture.draw(page, at: GridPoint(column: 0, row: 0))
        picture.draw(trace.draw(tracer, split, kiosk.texts, isTyping: flash.isArmed), at: split.panel.origin)
        picture.cursor = page.cursor
        return picture
    }

    /// How the page shares the terminal with the trace; `nil` where it has all of it.
    private var split: TraceSplit? { kiosk.isShowingTrace ? TraceSplit(size) : nil }

    private var pageSize: GridSize { split?.page ?? size }

    /// Goes on with what ``delay`` announced.
    package func timeHasPassed() {
        flash = flash.next
        note(.view)
    }

    /// Takes in that somebody else has changed what the screen shows: the next picture is a new one, and the focus, the
    /// scrolling and what is pressed stay as they are.
    package func contentHasChanged() {
        note(.content)
    }

    /// Takes an input. Where several come between two pictures, each meets the screen that the one before it led to.
    package func handle(_ event: InputEvent) {
        let scene = scene(for: event)
        note(refusal == nil ? .view : .content)
        refusal = nil
        if let split, let tracer = kiosk.tracer, trace.handle(event, split, tracer.trace) { return }
        switch event {
        case .key(.character("c"), .control): kiosk.perform(.quit)
        case .key(let key, let modifiers) where !modifiers.contains(.control) && !modifiers.contains(.alt):
            press(key, modifiers, on: scene)
        case .mouse(let event): handle(event, on: scene)
        case .paste(let text): paste(text, on: scene)
        case .key, .resize: break
        }
    }

    private func note(_ new: Change) {
        if change != .content { change = new }
    }

    /// The scene that an input meets. Targets stay where they are when only the focus has moved, which is all that a mouse
    /// need know.
    private func scene(for event: InputEvent) -> Scene {
        if case .mouse = event, let current, change == .view, current.scene.canvas.size == pageSize {
            return current.scene
        }
        return scene
    }

    private var scene: Scene {
        guard let (key, scene) = current, change != .content else { return kiosk.navigator.top.stage(on: self) }
        let size = pageSize
        if change == .nothing, scene.canvas.size == size { return scene }
        return keep(scene.relaid(size, view(for: key)), for: key)
    }

    /// Lays out a screen with the focus and the scrolling that it was left with.
    func stage<S: Screen>(_ screen: S) -> Scene {
        var content = screen.content(kiosk.texts)
        if let refusal { content.message = Message(text: refusal.reason, tone: .warning) }
        if kiosk.isShowingTrace, split == nil, content.message == nil {
            content.message = Message(text: kiosk.texts(.traceNoRoom), tone: .warning)
        }
        let key = ViewKey(screen: ObjectIdentifier(screen), isAlert: content.alert != nil)
        if key != current?.key { enter(key) }
        return keep(Scene(of: screen, in: kiosk, content, size: pageSize, view: view(for: key)), for: key)
    }

    private func view(for key: ViewKey) -> ViewState {
        var view = views[key] ?? ViewState()
        view.pressedTarget = mousePress ?? flash.litTarget
        return view
    }

    private func keep(_ scene: Scene, for key: ViewKey) -> Scene {
        change = .nothing
        if let view = views[key], view.scroll > scene.scrollLimit { views[key]?.scroll = scene.scrollLimit }
        current = (key, scene)
        return scene
    }

    /// Forgets the views of screens that are gone: an address may be used again by another one.
    private func enter(_ key: ViewKey) {
        let living = Set(kiosk.navigator.screens.map { ObjectIdentifier($0) })
        current = nil
        views = views.filter { living.contains($0.key.screen) && !$0.key.isAlert }
        if views[key] == nil { views[key] = ViewState() }
        flash = .off
        mousePress = nil
    }

    private func changeView(_ change: (inout ViewState) -> Void) {
        guard let current else { return }
        change(&views[current.key, default: ViewState()])
    }
}

// MARK: - Keys

extension FullScreenFront {
    private func press(_ key: Key, _ modifiers: Modifiers, on scene: Scene) {
        if press(key, on: scene) { return }
        if case .character(let character) = key, let letter = HangulKeyboard.letter(for: character),
            press(.character(letter), on: scene)
        {
            return
        }
        if let direction = FocusDirection(key, modifiers), let focus = scene.focusTowards(direction) {
            changeView { $0.focus = focus }
        } else {
            changeView { $0.scroll(with: key, on: scene) }
        }
    }

    private func press(_ key: Key, on scene: Scene) -> Bool {
        guard let (reach, target) = scene.press(key) else { return false }
        note(.content)
        flash = target.flatMap { scene.flashes($0) ? .armed(target: $0) : nil } ?? .off
        changeView { view in
            if let target, scene.flashes(target) { view.focus = nil }
            if scene.scrollsFromEnd, reach == .screen { view.scroll = 0 }
        }
        return true
    }

    private func paste(_ text: String, on scene: Scene) {
        do {
            try scene.paste(text)
            if scene.scrollsFromEnd { changeView { $0.scroll = 0 } }
        } catch {
            refusal = error
        }
        note(.content)
    }
}

// MARK: - Mouse

extension FullScreenFront {
    private func handle(_ event: MouseEvent, on scene: Scene) {
        switch event.action {
        case .press(.left): mousePress = scene.targetAt(event.position)
        case .release(.left):
            let pressed = mousePress
            mousePress = nil
            if let pressed, scene.targetAt(event.position) == pressed { click(pressed, on: scene) }
        case .wheelUp: changeView { $0.scroll(by: -3, at: event.position, on: scene) }
        case .wheelDown: changeView { $0.scroll(by: 3, at: event.position, on: scene) }
        case .press(.middle), .press(.right), .release(.middle), .release(.right): break
        }
    }

    private func click(_ target: Int, on scene: Scene) {
        if scene.flashes(target) {
            flash = .armed(target: target)
        } else if let focus = scene.focusOf(target) {
            changeView { $0.focus = focus }
        }
        scene.choose(target)
        note(.content)
        if scene.scrollsFromEnd { changeView { $0.scroll = 0 } }
    }
}
