import Terminal

/// The front for a whole terminal: keeps the focus, the scrolling and the pressed key, and turns input into choices.
///
/// A key makes new content, content makes a frame, and a frame makes the difference that is written.
@MainActor public final class FullScreenFront {
    private let kiosk: Kiosk
    /// The picture of the screen in view, with the owner of the view.
    private var current: (key: ViewKey, picture: Picture)?
    /// The page of the screen in view; `nil` once its content may have changed.
    private var page: Page?
    /// A Boolean value that indicates whether the inspector has not looked at the content yet.
    private var hasNewContent = false
    private var view = ViewState()
    private var views: [ViewKey: (view: ViewState, page: Page)] = [:]
    private var typedNumber = TypedNumber()
    private var flash: KeyFlash?
    private var lastCells: Canvas?
    private var size = GridSize(columns: 0, rows: 0)
    /// The shares of the page and the panel in the last picture; `nil` where it has no panel.
    private var split: PanelSplit?
    /// The news about the last input that the screen does not know, such as the reason why the input was refused.
    private var notice: Message?
    private var copiedText: String?

    private let motion: Motion
    private var transition: Transition?
    /// What could move, and the picture of it, before the input that is not drawn yet; `nil` where nothing waits to be drawn.
    private var before: (things: [ChangingThing], cells: Canvas)?

    /// Creates the front of a kiosk.
    public init(kiosk: Kiosk, motion: Motion = .keys) {
        (self.kiosk, self.motion) = (kiosk, motion)
    }

    /// The time until the next call of ``timeHasPassed()``; `nil` if none is needed.
    public var delay: Duration? { flash?.delay ?? transition?.delay }

    /// The page in view, and whether it is the last one of some steps, which shows what came of them.
    var pageInView: (key: ViewKey, isLastStep: Bool) {
        let page = updatedPage()
        let isLast = page.frame.steps.map { $0.current == $0.names.count - 1 } ?? false
        return (ViewKey(of: page, firstRow: nil), page.alert == nil && isLast)
    }

    /// A Boolean value that indicates whether a field has the focus, also on a page that was not drawn yet: more keys may be there already.
    var isTyping: Bool {
        let picture = updatedPicture()
        return picture.page.isField(picture.elementForKeys)
    }

    /// Returns the picture of the kiosk for a terminal of a size.
    public func draw(size: GridSize) -> Canvas {
        self.size = size
        let cells = cellsAtRest()
        if let before {
            transition = Transition(from: before.things, to: current?.picture.things ?? [], before: before.cells)
        }
        before = nil
        return transition?.picture(towards: cells) ?? cells
    }

    private func cellsAtRest() -> Canvas {
        var cells = makeCells()
        if flash?.step == .pressed {
            // A key that has changed nothing has only its light to answer with.
            flash?.step = cells == lastCells ? .lit : .armed
            if flash?.step == .lit { cells = makeCells() }
        }
        lastCells = cells
        kiosk.navigator.top.wasShown()
        return cells
    }

    private func makeCells() -> Canvas {
        let page = updatedPicture().cells
        guard let inspector = kiosk.inspector else { return page }
        // Only now that the next screen is laid out, the one before it is released. No object changes while only the focus moves.
        if hasNewContent { inspector.update() }
        hasNewContent = false
        guard let split else { return page }
        let panel = inspector.draw(in: split.place, isTyping: flash != nil && flash?.step != .lit, kiosk.texts)
        return split.picture(of: page, panel, size: size)
    }

    /// Divides the terminal among the page and the panel of the inspector. The page names what the key of the inspector does next.
    private func updateSplit() {
        let rows = kiosk.isShowingInspector ? kiosk.inspector?.mostRows(in: size) ?? 0 : 0
        let new = rows > 0 ? PanelSplit(size, mostRows: rows) : nil
        if new != split { page = nil }
        split = new
    }

    /// Takes the step for which ``delay`` was the time.
    public func timeHasPassed() {
        if flash != nil { flash = flash?.next } else { transition = transition?.next }
    }

    /// Notes that something else has changed the content of the screen, so that the next picture is a new one.
    public func contentHasChanged() {
        page = nil
    }

    /// Handles an input. If several come between two pictures, each meets the screen after the one before.
    public func handle(_ event: InputEvent) {
        let picture = updatedPicture()
        // The next key does not wait for what moves.
        transition = nil
        if motion == .all, before == nil, let lastCells { before = (picture.things, lastCells) }
        if notice != nil { contentHasChanged() }
        notice = nil
        if let split, let inspector = kiosk.inspector, inspector.handle(event, panel: split.panel) { return }
        switch split?.onPage(event) ?? event {
        case .key(.character("c"), .control):
            kiosk.perform(.quit)
            contentHasChanged()
        case .key(let key, let modifiers): press(key, modifiers, on: picture)
        case .mouse(let event): handle(event, on: picture)
        case .paste(let text): paste(text, on: picture)
        case .resize: break
        }
    }

    /// Returns the page as it is now. It is made once, however often it is asked for.
    private func updatedPage() -> Page {
        if let page { return page }
        let new = kiosk.page(panel: split?.place, isInspectorShown: split != nil, notice: notice)
        (page, hasNewContent) = (new, true)
        return new
    }

    /// Returns the picture of the screen as it is now.
    private func updatedPicture() -> Picture {
        updateSplit()
        let page = updatedPage()
        let key = ViewKey(of: page, firstRow: page.frame.firstRow)
        let pageSize = split?.page ?? size
        let picture: Picture
        if let current, current.key == key, current.picture.page.screen != nil {
            picture = current.picture
            // The key that lights up may stand at another place of the list now.
            if let pressed = flash?.element, page !== picture.page {
                flash?.element = page.element(like: pressed, of: picture.page) ?? pressed
            }
            view.focus = picture.show(page, size: pageSize, view: litView)
        } else {
            enter(key, page)
            picture = Picture(of: page, size: pageSize, view: litView)
            current = (key, picture)
        }
        view.scroll = min(view.scroll, picture.scrolling.limit)
        return picture
    }

    private var litView: ViewState {
        var lit = view
        if let flash, flash.step == .lit { lit.litElement = flash.element }
        return lit
    }

    /// Takes up the view of another picture. The views of screens that are gone are forgotten: another screen may get the address. So are those
    /// of later steps: each way to them begins with what has the focus first.
    private func enter(_ key: ViewKey, _ page: Page) {
        let screens = kiosk.navigator.screens
        if let current { views[current.key] = (view, current.picture.page) }
        views = views.filter { old, entry in
            screens.contains { $0 === entry.page.screen } && !old.isAlert
                && (old.screen != key.screen || old.step <= key.step)
        }
        view = views[key]?.view ?? ViewState(scroll: key.firstRow ?? 0)
        if let known = views[key] { view.focus = page.focus(view.focus, keptFrom: known.page) }
        view.pressedTarget = nil
        flash = nil
    }

    private func cause(_ choice: Choice, on picture: Picture) {
        let page = picture.page
        let command: KioskCommand? = if case .element(let index) = choice { page.command(at: index) } else { nil }
        switch command {
        case nil:
            if case .edit = choice {} else { rest(on: picture) }
            kiosk.choose(choice, on: page)
        case .copy: page.copyText.map(copy)
        case .inspect:
            endTyping(on: picture)
            kiosk.inspect(panel: split?.place, isShown: split != nil)
        case let command?:
            endTyping(on: picture)
            kiosk.perform(command)
        }
        contentHasChanged()
    }

    /// Scrolls a pane that rests at its end back there.
    private func rest(on picture: Picture) {
        if picture.scrolling.isFromEnd { view.scroll = 0 }
    }
}

// MARK: - Keys

extension FullScreenFront {
    private func press(_ key: Key, _ modifiers: Modifiers, on picture: Picture) {
        guard Picture.fits(size) else { return }
        switch typedNumber.meaning(of: key, modifiers, on: picture) {
        case .focus(let element)?: return moveFocus(to: element, on: picture)
        case .choose(let choice)?:
            if case .element(let element) = choice { moveFocus(to: element, on: picture) }
            return cause(choice, on: picture)
        case nil: break
        }
        let (page, focus) = (picture.page, picture.elementForKeys)
        guard let (choice, isOwnKey) = page.choice(for: key, modifiers, focus: focus) else {
            if key == .enter, let next = page.focus(after: focus) { return moveFocus(to: next, on: picture) }
            if modifiers.isDisjoint(with: [.control, .alt]) { move(with: key, modifiers, on: picture) }
            return
        }
        flash = nil
        if case .element(let index) = choice, page.command(at: index) == nil {
            let target = picture.target(of: choice)
            // What is not in view comes into view first.
            if isOwnKey, let target, target.area.isEmpty, let row = target.element {
                return moveFocus(to: row, on: picture)
            }
            if isOwnKey, target?.flashes ?? false {
                flash = motion == .none ? nil : KeyFlash(element: index)
                view.focus = nil
            } else if let row = target?.element {
                // The next key can repeat it, or go on from there.
                moveFocus(to: row, on: picture)
            }
        }
        if key == .enter, let next = page.focus(after: focus) { view.focus = next }
        cause(choice, on: picture)
    }

    private func move(with key: Key, _ modifiers: Modifiers, on picture: Picture) {
        let direction = FocusDirection(key, modifiers)
        let focus = direction.flatMap(picture.focus)
        // Where it has nowhere else to go, the person has turned to something else.
        if direction != nil, focus ?? picture.focus == picture.focus { endTyping(on: picture) }
        if let focus {
            moveFocus(to: focus, on: picture)
        } else {
            view.scroll(with: key, on: picture)
            refuse(key, on: picture)
        }
    }

    private func moveFocus(to element: Int, on picture: Picture) {
        view.focus = element
        if element != picture.focus { endTyping(on: picture) }
    }

    private func endTyping(on picture: Picture) {
        guard let focus = picture.elementForKeys, picture.page.elements[focus].hasLeaveEvent else { return }
        kiosk.choose(.leave(focus), on: picture.page)
        contentHasChanged()
    }

    private func paste(_ text: String, on picture: Picture) {
        let (page, focus) = (picture.page, picture.elementForKeys)
        guard page.alert == nil else { return }
        if let focus, page.elements[focus].isField { return cause(.edit(.insert(text), focus), on: picture) }
        do throws(LineError) {
            if try !kiosk.paste(text, on: page) {
                let choices = page.choices(forDigits: text, focus: focus)
                if choices.isEmpty { throw LineError(Text(.pasteRefused, Text(text.printable))) }
                // A pasted number does not continue a typed one.
                endTyping(on: picture)
                for choice in choices { kiosk.choose(choice, on: page) }
            }
            rest(on: picture)
        } catch {
            notice = Message(text: error.reason(of: text, kiosk.texts), tone: .warning)
        }
        contentHasChanged()
    }

    /// Says that a key means nothing here, or not now. A key that only moves something says nothing.
    private func refuse(_ key: Key, on picture: Picture) {
        let texts = kiosk.texts
        switch key {
        case .character, .backspace, .delete, .insert, .function: break
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .escape: return
        }
        if askForAnswer(on: picture) { return }
        let reason = picture.page.meaningOfDisabledKey(key, focus: picture.elementForKeys).map { texts(.notNow, $0) }
        notice = Message(text: reason ?? texts(.noSuchKey, texts.name(of: key)), tone: .warning)
        contentHasChanged()
    }

    /// Says that the open question has to be answered first; returns `false` where none is open.
    private func askForAnswer(on picture: Picture) -> Bool {
        guard let alert = picture.page.alert, !alert.answers.isEmpty else { return false }
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
    private func handle(_ event: MouseEvent, on picture: Picture) {
        switch event.action {
        case .press(.left):
            view.pressedTarget = picture.target(at: event.position)
        case .release(.left):
            let pressed = view.pressedTarget
            view.pressedTarget = nil
            guard let pressed else {
                _ = askForAnswer(on: picture)
                return
            }
            if picture.target(at: event.position) == pressed { click(picture.targets[pressed], on: picture) }
        case .wheelUp: view.scroll(by: -3, at: event.position, on: picture)
        case .wheelDown: view.scroll(by: 3, at: event.position, on: picture)
        case .press(.middle), .press(.right), .release(.middle), .release(.right): break
        }
    }

    private func click(_ target: Target, on picture: Picture) {
        typedNumber = TypedNumber()
        if target.flashes, case .element(let index) = target.choice {
            flash = motion == .none ? nil : KeyFlash(element: index)
        } else if let focus = target.element {
            moveFocus(to: focus, on: picture)
        }
        rest(on: picture)
        if let choice = target.choice { cause(choice, on: picture) }
    }
}
