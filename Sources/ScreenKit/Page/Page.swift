import Terminal

/// What the kiosk puts around a screen, and how it is drawn. The kiosk keeps it while its state is the same: to make the commands and to compare
/// them with each key would take as long as the rest of a page.
final class Surroundings {
    struct State: Equatable {
        /// The names of the screens on the way to the one in view.
        var breadcrumb: [String] = []
        var texts = Texts(.english)
        var isAsking = false
        var canCopy = false
        var isHelping = false
        /// The name of what the inspector's key does next.
        var inspectorLabel: String?
        var look = PageLook.filled
        /// A Boolean value that indicates whether the page is one for guests, who have a finger or a mouse, and did not choose the terminal.
        var isForGuests = false
        /// A Boolean value that indicates whether a panel has a part of the terminal, so that the page may be lower than it should be.
        var sharesTerminal = false
    }

    let state: State
    let theme: Theme
    /// The commands: first that of the language, and at the end the ways back to the screens below.
    let commands: [KioskCommand]
    fileprivate let controls, crumbs: [Element]

    init(_ state: State = State(), commands controls: [(KioskCommand, Element)] = [], _ theme: Theme = Theme()) {
        (self.state, self.theme) = (state, theme)
        commands = controls.map(\.0) + state.breadcrumb.indices.map { .leave(downTo: $0) }
        self.controls = controls.map(\.1)
        crumbs = state.breadcrumb.map { Element(Control(Text($0), 0), state.texts) }
    }
}

/// A screen at one moment as the fronts show it: its panes, its bars, and one list of everything that can be chosen or have the focus.
///
/// A key, a click, a line, the help, the hints and the focus ask that list, and no other.
class Page {
    /// A pane with the name by which the layout means it, and the places of its elements in the list.
    struct Part {
        let name: String
        let pane: any Pane
        let elements: Range<Int>
    }

    let id: ObjectIdentifier
    /// The screen. It is held weakly: a picture must not keep a screen that was popped.
    private(set) weak var screen: (any Screen)?
    let texts: Texts
    let surroundings: Surroundings
    let frame: ContentFrame
    /// The news about the last input.
    let message: Message?
    let copyText: String?
    /// The question that must be answered first.
    let alert: ShownQuestion?

    /// The panes, in reading order.
    let panes: [Part]
    /// All elements: those of the panes in reading order, and then those of the other ranges.
    let elements: [Element]
    /// The places of the controls in the row above the screen, of those below it, of those that are not shown, of the answers to the question,
    /// of what works on every screen, and of the names of the screens.
    let title, hints, bindings, answers, commands, crumbs: Range<Int>
    /// The elements that can have the focus, in reading order. While a question is open, they are the answers.
    let focusables: [Int]

    init(
        _ screen: any Screen, panes: [(name: String, pane: any Pane, elements: [Element])],
        bars: (title: [Element], hints: [Element], bindings: [Element]), _ frame: ContentFrame, message: Message?,
        copyText: String?, alert: ShownQuestion?, _ texts: Texts, _ surroundings: Surroundings
    ) {
        (id, self.screen, self.texts, self.surroundings) = (ObjectIdentifier(screen), screen, texts, surroundings)
        (self.frame, self.message, self.copyText, self.alert) = (frame, message, copyText, alert)
        var all: [Element] = []
        func append(_ elements: [Element]) -> Range<Int> {
            all += elements
            return (all.count - elements.count)..<all.count
        }
        self.panes = panes.map { Part(name: $0.name, pane: $0.pane, elements: append($0.elements)) }
        (title, hints, bindings) = (append(bars.title), append(bars.hints), append(bars.bindings))
        answers = append(alert?.answers ?? [])
        (commands, crumbs) = (append(surroundings.controls), append(surroundings.crumbs))
        elements = all
        focusables = (alert == nil ? 0..<bindings.upperBound : answers).filter { all[$0].isFocusable }
    }

    /// Returns the command of an element that works on every screen; `nil` for one of the screen.
    func command(at index: Int) -> KioskCommand? {
        index < commands.lowerBound ? nil : surroundings.commands[index - commands.lowerBound]
    }

    /// Has the screen handle the event of a choice.
    @MainActor func perform(_ choice: Choice) {}

    /// Returns the element that says the same as one of an earlier page of the screen, in the same part; `nil` where there is none that can have
    /// the focus.
    func element(like index: Int, of old: Page) -> Int? {
        // The address of a screen that is gone may be used again by another one.
        guard id == old.id, old.screen != nil,
            let (before, range) = zip(old.ranges, ranges).first(where: { $0.0.contains(index) })
        else { return nil }
        let element = old.elements[index]
        // The one at the same place is looked at first.
        let place = range.lowerBound + index - before.lowerBound
        return ((range.contains(place) ? [place] : []) + range).first {
            elements[$0].isFocusable && elements[$0].says(theSameAs: element)
        }
    }

    private var ranges: [Range<Int>] { panes.map(\.elements) + [title, hints, bindings, answers] }
}

/// A page that knows the events of its screen.
private final class ScreenPage<Subject: Screen>: Page {
    private weak var subject: Subject?
    private let content: ScreenContent<Subject.Event>
    private let question: Question<Subject.Event>?

    init(
        _ screen: Subject, _ content: ScreenContent<Subject.Event>, _ texts: Texts, _ surroundings: Surroundings,
        asked: Question<Subject.Event>?, announcement: Question<Never>?, message: Message?
    ) {
        // A page is kept longer than a screen, which must not live as long as what reads its lines.
        var kept = content
        (kept.readLine, kept.readPaste) = (nil, nil)
        (subject, self.content) = (screen, kept)
        question = announcement == nil ? asked ?? content.question : nil
        super.init(
            screen,
            panes: content.body.panes.enumerated().map {
                ($1.name, $1.content, content.controls[$0]?.elements(texts) ?? [])
            },
            bars: (
                content.accessories.map { Element($0, texts) }, content.hints.map { Element($0, texts) },
                content.bindings.map { Element($0, texts) }
            ), content.body.frame, message: message ?? content.body.message, copyText: content.body.copyText,
            alert: announcement?.shown(texts) ?? question?.shown(texts), texts, surroundings)
    }

    private func control(at index: Int) -> Control<Subject.Event>? {
        // Only the pane that is meant makes its controls.
        if let pane = panes.firstIndex(where: { $0.elements.contains(index) }) {
            return content.controls[pane]?.all[index - panes[pane].elements.lowerBound]
        }
        let bars = [(title, content.accessories), (hints, content.hints), (bindings, content.bindings)]
        return bars.first { $0.0.contains(index) }.map { $1[index - $0.lowerBound] }
    }

    override func perform(_ choice: Choice) {
        if case .element(let index) = choice, answers.contains(index) {
            if let question { subject?.receive(question.answers[index - answers.lowerBound]) }
            return
        }
        let event: Subject.Event? =
            switch choice {
            case .element(let index): control(at: index)?.event
            case .binding(let binding, let index): control(at: index)?.bindings[binding].event
            case .leave(let index): control(at: index)?.leaveEvent
            case .edit(let edit, let index): control(at: index)?.edit?(edit)
            case .count(let count, let index): control(at: index)?.entry?.event(count)
            }
        if let event { subject?.receive([event]) }
    }
}

extension ScreenProtocol {
    /// Returns the screen as it is now, with what surrounds it: that depends on whether it asks and whether its text can be copied. An
    /// announcement takes the place of its question, and a notice that of its message.
    func page(
        _ texts: Texts, announcement: Question<Never>? = nil, notice: Message? = nil,
        in surroundings: (_ isAsking: Bool, _ canCopy: Bool) -> Surroundings = { _, _ in Surroundings() }
    ) -> Page {
        let content = content(texts)
        // A countdown takes nothing away: any key ends it.
        let waits = announcement.map(\.waits) ?? content.question?.waits ?? false
        let isAsking = waits || announcement == nil && question != nil
        return ScreenPage(
            self, content, texts, surroundings(isAsking, content.body.copyText != nil),
            asked: question as? Question<Event>, announcement: announcement,
            message: notice ?? lastNews?.message(texts))
    }

    /// Returns what the page is made of in a language.
    func content(_ texts: Texts) -> ScreenContent<Event> { content.made(texts) }

    /// Returns the name of the screen in a language.
    package func title(_ texts: Texts) -> String { texts(title) }

    /// A Boolean value that indicates whether the screen waits for the answer to a question.
    func isAsking(_ texts: Texts) -> Bool { question != nil || content(texts).question != nil }

    /// Returns the events of a typed line.
    func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        guard let readLine = content(texts).readLine else { throw .unknown }
        return try readLine(line)
    }

    /// Returns a function that handles a line of input.
    func handler(ofLine line: String, _ texts: Texts) throws(LineError) -> () -> Void {
        let events = try events(forLine: line, texts)
        return { self.receive(events) }
    }

    /// Returns a function that handles pasted text; `nil` where the text is meant for the element that has the focus.
    func handler(ofPaste text: String, _ texts: Texts) throws(LineError) -> (() -> Void)? {
        guard let events = try content(texts).readPaste?(text) ?? nil else { return nil }
        return { self.receive(events) }
    }
}

// MARK: - Changes

extension Page {
    /// Returns whether nothing around the panes is another than on an earlier page, so that they can be drawn alone. A question or a message
    /// stands above panes.
    func hasSameBars(as old: Page) -> Bool {
        alert == nil && old.alert == nil && message == nil && old.message == nil && frame == old.frame
            && surroundings === old.surroundings
            && elements[title].elementsEqual(old.elements[old.title], by: { $0.isDrawn(like: $1) })
    }

    /// Returns for each pane whether it is drawn in another way than on an earlier page; `nil` where the panes are others.
    func changes(since old: Page) -> [Bool]? {
        if self === old { return panes.map { _ in false } }
        guard panes.count == old.panes.count, zip(panes, old.panes).allSatisfy({ $0.name == $1.name })
        else { return nil }
        return zip(panes, old.panes).map { pane, before in
            !pane.pane.isDrawn(like: before.pane)
                || !elements[pane.elements].elementsEqual(old.elements[before.elements], by: { $0.isDrawn(like: $1) })
        }
    }
}
