import Terminal

/// The front for a whole terminal: keeps the focus, the scrolling and the pressed key, and turns input into choices.
///
/// A key makes new content, content makes a frame, and a frame makes the difference that is written.
@MainActor public final class FullScreenFront {
    private let kiosk: Kiosk
    /// The screen with its content; `nil` once the content may have changed.
    private var screen: ShownScreen?
    /// A Boolean value that indicates whether the inspector has not looked at the content yet.
    private var hasNewContent = false
    private var current: (key: ViewKey, scene: Scene)?
    private var view = ViewState()
    private var views: [ViewKey: (view: ViewState, keys: KeyMap)] = [:]
    private var flash: KeyFlash?
    private var lastPicture: Canvas?
    private var size = GridSize(columns: 0, rows: 0)
    /// The shares of the page and the panel in the last picture; `nil` where it has no panel.
    private var split: PanelSplit?
    /// The news about the last input that the screen does not know, such as the reason why the input was refused.
    private var notice: Message?
    private var copiedText: String?

    private let motion: Motion
    private var transition: Transition?
    /// What could move, and the picture of it, before the input that is not drawn yet; `nil` where nothing waits to be drawn.
    private var before: (things: [ChangingThing], picture: Canvas)?

    /// Creates the front of a kiosk.
    public init(kiosk: Kiosk, motion: Motion = .keys) {
        (self.kiosk, self.motion) = (kiosk, motion)
    }

    /// The time until the next call of ``timeHasPassed()``; `nil` if none is needed.
    public var delay: Duration? { flash?.delay ?? transition?.delay }

    /// The page in view, and whether it is the last one of some steps, which shows what came of them.
    var pageInView: (key: ViewKey, isLastStep: Bool) {
        let shown = screen ?? newScreen
        let steps = shown.frame.steps
        return (
            ViewKey(of: shown, firstRow: nil),
            shown.alert == nil && steps.map { $0.current == $0.names.count - 1 } ?? false
        )
    }

    /// A Boolean value that indicates whether a field has the focus, also on a page that was not drawn yet: more keys may be there already.
    var isTyping: Bool {
        let scene = scene
        return scene.keys.isField(scene.elementForKeys)
    }

    /// Returns the picture of the kiosk for a terminal of a size.
    public func draw(size: GridSize) -> Canvas {
        let picture = pictureAtRest(size: size)
        if let before {
            transition = Transition(from: before.things, to: scene.arrangement.things, before: before.picture)
        }
        before = nil
        return transition?.picture(towards: picture) ?? picture
    }

    private func pictureAtRest(size: GridSize) -> Canvas {
        var picture = makePicture(size: size)
        if flash?.step == .pressed {
            // A key that has changed nothing has only its light to answer with.
            flash?.step = picture == lastPicture ? .lit : .armed
            if flash?.step == .lit { picture = makePicture(size: size) }
        }
        lastPicture = picture
        kiosk.navigator.top.wasShown()
        return picture
    }

    private func makePicture(size: GridSize) -> Canvas {
        self.size = size
        split = kiosk.inspector.flatMap { inspector in
            let rows = kiosk.isShowingInspector ? inspector.mostRows(in: size) : 0
            return rows > 0 ? PanelSplit(size, mostRows: rows) : nil
        }
        kiosk.hidesInspector = kiosk.isShowingInspector && split == nil
        kiosk.inspectorPlace = split?.place
        let page = scene.picture
        guard let inspector = kiosk.inspector else { return page }
        // Only now that the next screen is laid out, the one before it is released. No object changes while only the focus moves.
        if hasNewContent { inspector.update() }
        hasNewContent = false
        guard let split else { return page }
        let panel = inspector.draw(
            in: split.place, isTyping: flash != nil && flash?.step != .lit, kiosk.texts)
        return split.picture(of: page, panel, size: size)
    }

    private var pageSize: GridSize { split?.page ?? size }

    /// Takes the step for which ``delay`` was the time.
    public func timeHasPassed() {
        if flash != nil { flash = flash?.next } else { transition = transition?.next }
    }

    /// Notes that something else has changed the content of the screen, so that the next picture is a new one.
    public func contentHasChanged() {
        screen = nil
    }

    /// Handles an input. If several come between two pictures, each meets the screen after the one before.
    public func handle(_ event: InputEvent) {
        let scene = scene
        // The next key does not wait for what moves.
        transition = nil
        if motion == .all, before == nil, let lastPicture { before = (scene.arrangement.things, lastPicture) }
        if notice != nil { contentHasChanged() }
        notice = nil
        if let split, let inspector = kiosk.inspector, inspector.handle(event, panel: split.panel) { return }
        switch split?.onPage(event) ?? event {
        case .key(.character("c"), .control):
            kiosk.perform(.quit)
            contentHasChanged()
        case .key(let key, let modifiers): press(key, modifiers, on: scene)
        case .mouse(let event): handle(event, on: scene)
        case .paste(let text): paste(text, on: scene)
        case .resize: break
        }
    }

    private var scene: Scene {
        let page: Page
        if let screen, let last = current?.scene.page, last.screen === screen {
            page = last
        } else {
            page = kiosk.page(of: screen ?? newScreen)
        }
        let key = ViewKey(of: page.screen, firstRow: page.screen.frame.firstRow)
        if let current, current.key == key {
            view.focus = current.scene.show(page, size: pageSize, view: litView)
        } else {
            enter(key, page)
            current = (key, Scene(of: page, size: pageSize, view: litView))
        }
        let scene = current?.scene ?? Scene(of: page, size: pageSize, view: litView)
        view.scroll = min(view.scroll, scene.arrangement.scrolling.limit)
        return scene
    }

    private var newScreen: ShownScreen {
        let new = kiosk.shownScreen
        if let notice { new.message = notice }
        (screen, hasNewContent) = (new, true)
        return new
    }

    private var litView: ViewState {
        var lit = view
        if let flash, flash.step == .lit { lit.litEvent = flash.event }
        return lit
    }

    /// Takes up the view of another scene. The views of screens that are gone are forgotten: another screen may get the address. So are those of
    /// later steps: each way to them begins with what has the focus first.
    private func enter(_ key: ViewKey, _ page: Page) {
        let living = Set(kiosk.navigator.screens.map { ObjectIdentifier($0) })
        if let current { views[current.key] = (view, current.scene.keys) }
        views = views.filter { old, _ in
            living.contains(old.screen) && !old.isAlert && (old.screen != key.screen || old.step <= key.step)
        }
        view = views[key]?.view ?? ViewState(scroll: key.firstRow ?? 0)
        if let known = views[key] { view.focus = KeyMap(of: page).focus(view.focus, keptFrom: known.keys) }
        view.pressedTarget = nil
        flash = nil
    }

    private func cause(_ choice: KeyMap.Choice, on scene: Scene) {
        let screen = scene.page.screen
        switch choice {
        case .event(.screen(let event), _):
            rest(on: scene)
            kiosk.choose(event, on: screen)
        case .edit(let edit, let control, let pane): kiosk.edit(edit, control: control, pane: pane, on: screen)
        case .event(.kiosk(.copy), _): screen.copyText.map(copy)
        case .event(.kiosk(let command), _):
            endTyping(on: scene)
            kiosk.perform(command)
        }
        contentHasChanged()
    }

    /// Scrolls a pane that rests at its end back there.
    private func rest(on scene: Scene) {
        if scene.arrangement.scrolling.isFromEnd { view.scroll = 0 }
    }
}

/// The owner of a view: a screen with its step, a page of it that keeps its own scrolling, or the question that lies over it.
struct ViewKey: Hashable {
    let screen: ObjectIdentifier
    let step: Int
    let firstRow: Int?
    let isAlert: Bool

    init(of shown: ShownScreen, firstRow: Int?) {
        (screen, step) = (shown.id, shown.frame.steps?.current ?? 0)
        (self.firstRow, isAlert) = (firstRow, shown.alert != nil)
    }
}

// MARK: - Keys

extension FullScreenFront {
    private func press(_ key: Key, _ modifiers: Modifiers, on scene: Scene) {
        guard Layout.fits(size) else { return }
        guard let choice = scene.keys.choice(for: key, modifiers, focus: scene.elementForKeys) else {
            if modifiers.isDisjoint(with: [.control, .alt]) { move(with: key, modifiers, on: scene) }
            return
        }
        flash = nil
        if case .event(.screen(let event), let isKeyOfControl) = choice {
            let target = scene.arrangement.target(of: event)
            // What is not in view comes into view first.
            if isKeyOfControl, let target, target.area.isEmpty, let row = target.focus {
                return moveFocus(to: row, on: scene)
            }
            if isKeyOfControl, target?.flashes ?? false {
                flash = motion == .none ? nil : KeyFlash(event: event)
                view.focus = nil
            } else if let row = target?.focus {
                // The next key can repeat it, or go on from there.
                moveFocus(to: row, on: scene)
            }
        }
        if key == .enter, let next = scene.keys.focus(after: scene.elementForKeys) { view.focus = next }
        cause(choice, on: scene)
    }

    private func move(with key: Key, _ modifiers: Modifiers, on scene: Scene) {
        let direction = FocusDirection(key, modifiers)
        let focus = direction.flatMap(scene.focus)
        // Where it has nowhere else to go, the person has turned to something else.
        if direction != nil, focus ?? scene.focus == scene.focus { endTyping(on: scene) }
        if let focus {
            moveFocus(to: focus, on: scene)
        } else {
            view.scroll(with: key, on: scene)
            refuse(key, on: scene)
        }
    }

    private func moveFocus(to element: Int, on scene: Scene) {
        view.focus = element
        if element != scene.focus { endTyping(on: scene) }
    }

    private func endTyping(on scene: Scene) {
        guard let event = scene.keys.leaveEvent(of: scene.elementForKeys) else { return }
        kiosk.choose(event, on: scene.page.screen)
        contentHasChanged()
    }

    private func paste(_ text: String, on scene: Scene) {
        let screen = scene.page.screen
        guard screen.alert == nil else { return }
        if let edit = scene.keys.choice(for: .insert(text), focus: scene.elementForKeys) {
            return cause(edit, on: scene)
        }
        do throws(LineError) {
            if try !kiosk.paste(text, on: screen) {
                let events = scene.keys.events(forDigits: text, focus: scene.elementForKeys)
                if events.isEmpty { throw LineError(kiosk.texts(.pasteRefused, text.printable)) }
                // A pasted number does not continue a typed one.
                endTyping(on: scene)
                for event in events { kiosk.choose(event, on: screen) }
            }
            rest(on: scene)
        } catch {
            notice = Message(text: error.reason, tone: .warning)
        }
        contentHasChanged()
    }

    /// Says that a key means nothing here, or not now. A key that only moves something says nothing.
    private func refuse(_ key: Key, on scene: Scene) {
        let texts = kiosk.texts
        switch key {
        case .character, .backspace, .delete, .insert, .function: break
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .escape: return
        }
        if askForAnswer(on: scene) { return }
        let reason = scene.keys.meaningOfDisabledKey(key, focus: scene.elementForKeys).map { texts(.notNow, $0) }
        notice = Message(text: reason ?? texts(.noSuchKey, texts.name(of: key)), tone: .warning)
        contentHasChanged()
    }

    /// Says that the open question has to be answered first; returns `false` where none is open.
    private func askForAnswer(on scene: Scene) -> Bool {
        guard let alert = scene.page.screen.alert, !alert.buttons.isEmpty else { return false }
        notice = Message(text: alert.reminder(kiosk.texts), tone: .warning)
        contentHasChanged()
        return true
    }
}

// MARK: - Copying

extension FullScreenFront {
    /// Returns the text for the clipboard, once for each time that it was copied.
    func takeCopiedText() -> String? {
        defer { copiedText = nil }
        return copiedText
    }

    private func copy(_ text: String) {
        copiedText = text
        notice = Message(text: kiosk.texts(.copied, text.printable), tone: .good)
    }
}

// MARK: - Mouse

extension FullScreenFront {
    private func handle(_ event: MouseEvent, on scene: Scene) {
        let arrangement = scene.arrangement
        switch event.action {
        case .press(.left):
            view.pressedTarget = arrangement.target(at: event.position)
        case .release(.left):
            let pressed = view.pressedTarget
            view.pressedTarget = nil
            guard let pressed else {
                _ = askForAnswer(on: scene)
                return
            }
            if arrangement.target(at: event.position) == pressed { click(arrangement.targets[pressed], on: scene) }
        case .wheelUp: view.scroll(by: -3, at: event.position, on: scene)
        case .wheelDown: view.scroll(by: 3, at: event.position, on: scene)
        case .press(.middle), .press(.right), .release(.middle), .release(.right): break
        }
    }

    private func click(_ target: Target, on scene: Scene) {
        if target.flashes, case .screen(let event) = target.event {
            flash = motion == .none ? nil : KeyFlash(event: event)
        } else if let focus = target.focus {
            moveFocus(to: focus, on: scene)
        }
        rest(on: scene)
        if let event = target.event { cause(.event(event, isKeyOfControl: false), on: scene) }
    }
}
