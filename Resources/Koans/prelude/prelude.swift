// What all koans share: `verify` for their checks, and a small model of the screens that UIKit would give them.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// MARK: - Checks

/// States what must hold. The first statement that does not hold ends the program.
///
/// - Parameters:
///   - holds: Whether the statement holds.
///   - ko: What must be seen, in Korean.
///   - en: What must be seen, in English.
public func verify(_ holds: Bool, ko: String, en: String) {
    KoanReport.verified(holds, ko: ko, en: en, got: "", expected: "")
}

/// States which value must be seen. The first statement that does not hold ends the program.
///
/// - Parameters:
///   - value: The value that the learner's code gives.
///   - expected: The value that it must give.
///   - ko: What must be seen, in Korean.
///   - en: What must be seen, in English.
public func verify<Value: Equatable>(_ value: Value, is expected: Value, ko: String, en: String) {
    KoanReport.verified(value == expected, ko: ko, en: en, got: plain(value), expected: plain(expected))
}

/// A value without `Optional(…)` around it.
private func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { plain($0.value) } ?? "nil"
}

/// The lines that a koan reports on file descriptor 3.
nonisolated public enum KoanReport {
    /// Writes what a check found, and ends the program when it does not hold.
    fileprivate static func verified(_ holds: Bool, ko: String, en: String, got: String, expected: String) {
        KoanTrace.look()
        guard !holds else { return write(["verified", ko, en]) }
        write(["failed", ko, en, got, expected])
        fflush(nil)
        _exit(1)
    }

    /// Says that all checks have held; called behind the last of them.
    public static func finish() {
        KoanTrace.look()
        write(["done"])
    }

    /// Writes a line of fields, separated by tabs.
    ///
    /// - Parameter fields: The fields; backslashes, tabs and line ends in them are escaped.
    public static func write(_ fields: [String]) {
        let escapes: [Unicode.Scalar: String] = ["\\": #"\\"#, "\t": #"\t"#, "\n": #"\n"#]
        let escaped = fields.map { $0.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() }
        var rest = Array((escaped.joined(separator: "\t") + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeToDescriptor(3, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

/// The system's `write`, under a name that does not hide behind `KoanReport.write`.
nonisolated private func writeToDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

// MARK: - Screens

/// A text on a screen.
public final class Label {
    /// What the label shows.
    public var text: String

    /// Makes a label that shows a text.
    public init(_ text: String = "") {
        self.text = text
    }
}

/// How a screen is presented: below a `sheet` the screen stays visible, below a `fullScreen` modal it disappears.
public enum PresentationStyle {
    case sheet, fullScreen
}

/// A screen, whose methods are called as UIKit calls those of a view controller.
open class ViewController {
    /// The stack that this screen is on.
    public fileprivate(set) weak var navigationController: NavigationController?
    /// The screen that presents this one.
    public private(set) weak var presenting: ViewController?
    /// The screen that this one presents.
    public private(set) var presented: ViewController?
    /// How this screen was presented last.
    public private(set) var presentationStyle = PresentationStyle.sheet
    private var isViewLoaded = false

    /// Makes a screen.
    public init() {}

    // Written out because an implicit `deinit` is on the main actor, and then a koan's screen could not have its own.
    nonisolated deinit {}

    /// Called once, before the screen appears for the first time.
    open func viewDidLoad() {}
    /// Called each time before the screen appears.
    open func viewWillAppear() {}
    /// Called each time after the screen has appeared.
    open func viewDidAppear() {}
    /// Called each time after the screen has been covered or closed.
    open func viewDidDisappear() {}

    /// Presents a screen above this one. As in UIKit, nothing happens while this one already presents a screen.
    public func present(_ screen: ViewController, as style: PresentationStyle) {
        guard presented == nil else { return }
        presented = screen
        screen.presenting = self
        screen.presentationStyle = style
        screen.appear()
        if style == .fullScreen { viewDidDisappear() }
    }

    /// Closes the screen that this one presents or, if there is none, this screen itself.
    public func dismiss() {
        guard let screen = presented else {
            presenting?.dismiss()
            return
        }
        if screen.presented != nil { screen.dismiss() }
        presented = nil
        screen.presenting = nil
        screen.viewDidDisappear()
        if screen.presentationStyle == .fullScreen { appear() }
    }

    /// Shows the screen in the window: loads its view the first time, then calls the methods of appearing.
    public func appear() {
        if !isViewLoaded {
            isViewLoaded = true
            viewDidLoad()
        }
        viewWillAppear()
        viewDidAppear()
    }
}

/// A stack of screens; the last one is visible.
open class NavigationController: ViewController {
    /// The screens, from the root to the visible one.
    public private(set) var viewControllers: [ViewController]

    /// Makes a stack whose first screen appears at once.
    public init(root: ViewController) {
        viewControllers = [root]
        super.init()
        root.navigationController = self
        root.appear()
    }

    nonisolated deinit {}

    /// Shows a screen above the visible one.
    public func push(_ screen: ViewController) {
        let covered = viewControllers.last
        screen.navigationController = self
        viewControllers.append(screen)
        screen.appear()
        covered?.viewDidDisappear()
    }

    /// Removes the visible screen; the root stays.
    public func pop() {
        guard viewControllers.count > 1 else { return }
        let screen = viewControllers.removeLast()
        screen.navigationController = nil
        viewControllers.last?.appear()
        screen.viewDidDisappear()
    }
}

// MARK: - Notifications

/// Calls the observers that are there at the moment when a notification is posted.
public final class NotificationCenter {
    private var observers: [(token: Int, name: String, handler: (Int) -> Void)] = []
    private var lastToken = 0

    /// Makes a centre without observers.
    public init() {}

    /// Adds an observer, called with the value of each later notification of that name; the token returned removes it.
    @discardableResult
    public func addObserver(forName name: String, using handler: @escaping (Int) -> Void) -> Int {
        lastToken += 1
        observers.append((lastToken, name, handler))
        return lastToken
    }

    /// Removes the observer of a token.
    public func removeObserver(_ token: Int) {
        observers.removeAll { $0.token == token }
    }

    /// Calls all observers of a name.
    public func post(name: String, value: Int) {
        for observer in observers where observer.name == name { observer.handler(value) }
    }
}
