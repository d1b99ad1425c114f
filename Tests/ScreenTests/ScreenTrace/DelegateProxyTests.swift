import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// A trace changes no object's life, also where a screen is wrong.
struct DelegateProxyTests {
    private let navigator = Navigator(root: RecordingScreen("root"))

    // MARK: Screens

    private protocol FormDelegate: AnyObject {
        func form(_ form: Form, didFinishWith text: String) throws(FormError) -> Int
    }

    private struct FormError: Error {}

    /// A screen with a delegate. Its subclasses hold it in different ways.
    private class Form: Screen {
        enum Event: Equatable {
            case finish(String), leave, forgetDelegate
        }

        private(set) var answers: [String] = []

        var formDelegate: (any FormDelegate)? { nil }
        func forgetDelegate() {}

        let title: Text = "form"
        var content: Content<Event> {}

        func handle(_ event: Event) {
            switch event {
            case .finish(let text):
                do {
                    let answer = try formDelegate?.form(self, didFinishWith: text)
                    answers.append(answer.map { "\($0)" } ?? "nil")
                } catch {
                    answers.append("error")
                }
            case .leave: navigator?.pop(self)
            case .forgetDelegate: forgetDelegate()
            }
        }
    }

    /// A screen as it should be.
    private final class WeakForm: Form, Traceable {
        weak var delegate: (any FormDelegate)?

        override var formDelegate: (any FormDelegate)? { delegate }
        override func forgetDelegate() { delegate = nil }
        func injection(_ name: (AnyObject?) -> String) -> String { "init(delegate: \(name(delegate)))" }
        func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: FormProxy.self) }
    }

    /// A screen with the mistake that the trace has to show and not to hide.
    private final class StrongForm: Form, Traceable {
        var receiver: (any FormDelegate)?

        override var formDelegate: (any FormDelegate)? { receiver }
        override func forgetDelegate() { receiver = nil }
        func injection(_ name: (AnyObject?) -> String) -> String { "init(receiver: \(name(receiver)))" }
        func tap(by tracer: Tracer) { tracer.tap(self, \.receiver, with: FormProxy.self) }
    }

    /// A screen with a reference that says: the delegate lives longer.
    private final class UnownedForm: Form, Traceable {
        unowned var delegate: (any FormDelegate)?

        override var formDelegate: (any FormDelegate)? { delegate }
        override func forgetDelegate() { delegate = nil }
        func injection(_ name: (AnyObject?) -> String) -> String { "init(delegate: …)" }
        func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: FormProxy.self) }
    }

    /// A screen that computes its delegate from what it holds weakly elsewhere.
    private final class BoxedForm: Form, Traceable {
        private final class Box {
            weak var value: (any FormDelegate)?
        }

        private let box = Box()
        var delegate: (any FormDelegate)? {
            get { box.value }
            set { box.value = newValue }
        }

        override var formDelegate: (any FormDelegate)? { delegate }
        func injection(_ name: (AnyObject?) -> String) -> String { "init(delegate: \(name(delegate)))" }
        func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: FormProxy.self) }
    }

    private final class FormProxy: DelegateProxy<any FormDelegate>, FormDelegate {
        func form(_ form: Form, didFinishWith text: String) throws(FormError) -> Int {
            try pass(from: form, text) { delegate throws(FormError) in
                try delegate.form(form, didFinishWith: text)
            } ?? -1
        }
    }

    /// A screen that opens a form, and keeps it where it is told to.
    private final class Owner: Screen, FormDelegate, Traceable {
        enum Event {
            case openWeak, openStrong, openWeakAndKeep, openStrongAndKeep
        }

        private(set) var kept: Form?
        private(set) var texts: [String] = []

        let title: Text = "owner"
        var content: Content<Event> {}
        func injection(_ name: (AnyObject?) -> String) -> String { "init()" }
        func letGo() { kept = nil }

        func handle(_ event: Event) {
            let form: Form
            switch event {
            case .openWeak, .openWeakAndKeep:
                let weakForm = WeakForm()
                weakForm.delegate = self
                form = weakForm
            case .openStrong, .openStrongAndKeep:
                let strongForm = StrongForm()
                strongForm.receiver = self
                form = strongForm
            }
            if event == .openWeakAndKeep || event == .openStrongAndKeep { kept = form }
            if let form = form as? WeakForm { navigator?.push(form) }
            if let form = form as? StrongForm { navigator?.push(form) }
        }

        func form(_ form: Form, didFinishWith text: String) throws(FormError) -> Int {
            if text.isEmpty { throw FormError() }
            texts.append(text)
            return text.count
        }
    }

    // MARK: Lives

    /// Plays a story and tells what lives at each point of it.
    private struct Story {
        var isOwnerAliveAtEnd = false
        var isFormAliveAfterPop = false
        var answers: [String] = []
        var map: [String] = []
        var events: [String] = []
    }

    private func play(_ event: Owner.Event, isTraced: Bool) throws -> Story {
        let navigator = Navigator(root: RecordingScreen("root"))
        let tracer = isTraced ? Tracer(navigator) : nil
        var story = Story()
        weak var form: Form?
        weak var weakOwner: Owner?
        do {
            let owner = Owner()
            weakOwner = owner
            navigator.push(owner)
            handle(event, on: owner, tracer)
            form = navigator.top as? Form
            for input in [Form.Event.finish("ab"), .finish(""), .leave] {
                if let form { handle(input, on: form, tracer) }
                if input == .finish("") { story.answers = form?.answers ?? [] }
            }
            story.isFormAliveAfterPop = form != nil
        }
        story.map = tracer?.objectMap.lines(Texts(.english)) ?? []
        navigator.popToRoot()
        tracer?.lookAround()
        story.events = tracer?.trace.events.map(\.line) ?? []
        story.isOwnerAliveAtEnd = weakOwner != nil
        // Opened again, so that only this test sees the leak.
        weakOwner?.letGo()
        form?.handle(.forgetDelegate)
        #expect(weakOwner == nil && form == nil)
        return story
    }

    private func handle<S: Screen>(_ event: S.Event, on screen: S, _ tracer: Tracer?) {
        if let tracer { tracer.watch(screen) { $0.handle(event) } } else { screen.handle(event) }
    }

    private func lines(_ tracer: Tracer, _ language: Language = .english) -> [String] {
        tracer.objectMap.lines(Texts(language))
    }

    @Test(arguments: [
        (Owner.Event.openWeak, false, false), (.openStrong, false, false), (.openWeakAndKeep, true, false),
        (.openStrongAndKeep, true, true),
    ])
    private func `a screen and its owner live as long with a trace as without one`(
        event: Owner.Event, isFormAlive: Bool, isOwnerAlive: Bool
    ) throws {
        for isTraced in [false, true] {
            let story = try play(event, isTraced: isTraced)
            #expect(story.isFormAliveAfterPop == isFormAlive, "\(event), traced: \(isTraced)")
            #expect(story.isOwnerAliveAtEnd == isOwnerAlive, "\(event), traced: \(isTraced)")
            #expect(story.answers == ["2", "error"])
        }
    }

    @Test func `the map tells what a test has found, and marks the screen that leaks`() throws {
        let weakMap = try play(.openWeakAndKeep, isTraced: true).map
        #expect(weakMap.contains("! WeakForm: weak delegate Owner, weak navigator nil"))
        #expect(weakMap.contains("Owner: strong kept WeakForm, weak navigator Navigator"))
        let strongMap = try play(.openStrongAndKeep, isTraced: true).map
        #expect(strongMap.contains("! StrongForm: strong receiver Owner, weak navigator nil"))
        #expect(strongMap.contains("Navigator: strong RecordingScreen, strong Owner"))
    }

    @Test func `the map tells the strength of each object's properties, though one of a type is tested`() throws {
        let tracer = Tracer(navigator)
        navigator.push(WeakForm())
        navigator.push(WeakForm())
        #expect(lines(tracer).contains("WeakForm: weak delegate nil, weak navigator Navigator"))
        #expect(lines(tracer).contains("WeakForm#2: weak delegate nil, weak navigator Navigator"))
        // The proxies in the places of the delegates are no objects of the program.
        #expect(!lines(tracer).contains { $0.hasPrefix("nil: ") })
    }

    @Test
    func `an unowned delegate is called and drawn, and after its release the map says so and the program goes on`() {
        let tracer = Tracer(navigator)
        let form = UnownedForm()
        weak var released: Owner?
        func pushAndCall() {
            let owner = Owner()
            released = owner
            form.delegate = owner
            navigator.push(form)
            form.handle(.finish("abc"))
            #expect(lines(tracer).contains("UnownedForm: unowned delegate Owner, weak navigator Navigator"))
        }
        pushAndCall()
        #expect(form.answers == ["3"])
        #expect(released == nil)
        #expect(lines(tracer).contains("UnownedForm: unowned delegate (released), weak navigator Navigator"))
    }

    @Test func `an unowned delegate that was released before the tracer came is not read`() {
        let form = UnownedForm()
        func setDelegate() {
            let owner = Owner()
            form.delegate = owner
        }
        setDelegate()
        navigator.push(form)
        let tracer = Tracer(navigator)
        #expect(lines(tracer).contains("UnownedForm: unowned delegate (released), weak navigator Navigator"))
        #expect(lines(tracer, .korean).contains("UnownedForm: unowned delegate (해제됨), weak navigator Navigator"))
        #expect(tracer.objectMap.tree(columns: 40, Texts(.english)).map(\.text).contains("   delegate ┄▶ ✕"))
    }

    @Test(arguments: [false, true])
    func `a delegate behind a computed property is held as weakly as without a trace`(isTraced: Bool) {
        let tracer = isTraced ? Tracer(navigator) : nil
        let form = BoxedForm()
        weak var released: Owner?
        func pushAndCall() {
            let owner = Owner()
            released = owner
            form.delegate = owner
            navigator.push(form)
            form.handle(.finish("abc"))
        }
        pushAndCall()
        #expect(form.answers == ["3"])
        #expect(released == nil)
        withExtendedLifetime(tracer) {}
    }

    @Test func `what a call still holds is no leak until it returns`() throws {
        let tracer = Tracer(navigator)
        tracer.keepMaps()
        func leaks(_ map: ObjectMap?) -> [String]? { map?.screens.filter(\.isLeak).map(\.name) }
        var kept: RecordingScreen?
        func push() {
            let screen = RecordingScreen("screen")
            navigator.push(screen)
            tracer.willHandleInput(screen)
            navigator.pop(screen)
            // The screen is at work, so that it lives and is not on the stack.
            tracer.call("report()", of: navigator.top) {
                #expect(leaks(tracer.objectMap) == [])
            }
            tracer.didHandleInput()
            kept = screen
        }
        push()
        for place in 1..<tracer.trace.count { #expect(leaks(tracer.map(at: place)) == []) }
        #expect(lines(tracer).contains { $0.hasPrefix("! RecordingScreen#2: ") })
        kept = nil
        #expect(leaks(tracer.objectMap) == [])
        withExtendedLifetime(kept) {}
    }

    @Test func `a screen that leaks stays in the map after its owner has left too`() throws {
        let tracer = Tracer(navigator)
        weak var form: StrongForm?
        do {
            let owner = Owner()
            navigator.push(owner)
            owner.handle(.openStrongAndKeep)
            form = navigator.top as? StrongForm
        }
        navigator.popToRoot()
        let map = tracer.objectMap
        #expect(map.lines(Texts(.english)).filter { $0.hasPrefix("!") }.count == 2)
        #expect(
            map.tree(columns: 40, Texts(.english)).filter { $0.tone == .bad }.map(\.text)
                == ["!  Owner not released", "!  StrongForm not released"])
        #expect(map.released.isEmpty)
        form?.receiver = nil
        #expect(tracer.objectMap.released.map(\.text) == ["Owner", "StrongForm"])
    }

    @Test(arguments: [false, true])
    func `a delegate that a strong property alone holds lives, and goes when the property lets it go`(isTraced: Bool) {
        let tracer = isTraced ? Tracer(navigator) : nil
        let form = StrongForm()
        weak var owner: Owner?
        do {
            let made = Owner()
            owner = made
            form.receiver = made
        }
        navigator.push(form)
        form.handle(.finish("abc"))
        #expect(form.answers == ["3"])
        #expect(owner != nil)
        form.handle(.forgetDelegate)
        #expect(owner == nil)
        withExtendedLifetime(tracer) {}
    }

    @Test func `a message to a delegate that was released is heard by no object`() throws {
        let tracer = Tracer(navigator)
        let form = WeakForm()
        do {
            let owner = Owner()
            form.delegate = owner
            navigator.push(form)
        }
        form.handle(.finish("abc"))
        #expect(tracer.trace.events.last?.line == "[unheard] WeakForm → nil: form(_:didFinishWith: abc)")
        #expect(lines(tracer).contains("WeakForm: weak delegate nil, weak navigator Navigator"))
    }

    @Test func `an answer and an error come back as the returns of the call`() throws {
        let events = try play(.openWeak, isTraced: true).events
        try events.expectGolden("answer-and-error")
    }

    // MARK: Callers

    @Test func `a call that is made while screens appear claims no caller`() {
        final class Loader: RecordingScreen {
            var load: () -> Void = {}
            override func willAppear() { load() }
        }
        let tracer = Tracer(navigator)
        let (store, loader) = (Diary(), Loader("loader"))
        loader.load = {
            tracer.begin(.call, to: store, "load()")
            tracer.end()
        }
        tracer.watch(navigator.top) { _ in navigator.push(loader) }
        #expect(
            tracer.trace.events.suffix(3).map(\.line) == [
                "[navigation] RecordingScreen → Navigator: push(Loader)", "[call] → Diary: load()",
                "[return] Navigator → RecordingScreen",
            ])
    }

    @Test func `a screen that pushes after it was popped is the caller, and not the screen in view`() {
        final class Replacer: RecordingScreen {
            func replace() {
                let navigator = navigator
                navigator?.pop(self)
                navigator?.push(RecordingScreen("new"))
            }
        }
        let tracer = Tracer(navigator)
        let screen = Replacer("old")
        navigator.push(screen)
        tracer.watch(screen) { $0.replace() }
        #expect(
            tracer.trace.events.suffix(2).map(\.line) == [
                "[navigation] Replacer → Navigator: pop(Replacer)",
                "[navigation] Replacer → Navigator: push(RecordingScreen#2)",
            ])
    }

    // MARK: Delegates that are there already

    @Test func `the delegate of a navigator hears everything as without a trace`() {
        func heard(isTraced: Bool) -> [String] {
            let diary = Diary()
            let navigator = Navigator(root: RecordingScreen("root"))
            let listener = NavigatorListener(diary)
            navigator.delegate = listener
            let tracer = isTraced ? Tracer(navigator) : nil
            navigator.push(RecordingScreen("a"))
            navigator.present(RecordingScreen("b"), style: .sheet)
            navigator.dismiss(navigator.top)
            navigator.pop(navigator.top)
            withExtendedLifetime((tracer, listener)) {}
            return diary.take()
        }
        #expect(heard(isTraced: true) == heard(isTraced: false))
        #expect(
            heard(isTraced: true) == [
                "willPush a", "willShow a", "didShow a", "didPush a", "willPresent sheet b", "didPresent sheet b",
                "willDismiss b", "didDismiss b", "willPop a", "willShow root", "didShow root", "didPop a",
            ])
    }
}
