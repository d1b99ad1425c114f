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

/// States that an object is released. Pass a weak reference to it; an object that lives on ends the program and is marked in the map.
///
/// - Parameters:
///   - object: A weak reference, which is `nil` where the object is released.
///   - ko: What must be seen, in Korean.
///   - en: What must be seen, in English.
public func verify(isReleased object: AnyObject?, ko: String, en: String) {
    if let object { KoanTrace.noteLeak(object) }
    KoanReport.verified(object == nil, ko: ko, en: en, got: "", expected: "")
}

/// A value without `Optional(…)` around it.
private func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { plain($0.value) } ?? "nil"
}

// MARK: - The run

/// A run of the koan, from the beginning of the program to its end.
public struct KoanRun {
    private let isFirst: Bool

    /// Begins the run. Only the first one finds the secret on standard input.
    public init() {
        isFirst = KoanReport.readSecret()
        // What was printed before a crash is to be seen.
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Says that all checks have held; called behind the last of them.
    public func finish() {
        guard isFirst else { return }
        KoanTrace.look()
        KoanReport.write(["done"])
    }
}

/// The lines that a koan reports on file descriptor 3. Each begins with its seal, and a line without it does not count.
enum KoanReport {
    private static var secret: String?
    private static var lineCount = 0
    private static let lock = Lock()

    /// Reads the secret up to the end of its line, and no further. Returns whether it was not known yet.
    fileprivate static func readSecret() -> Bool {
        guard secret == nil else { return false }
        var (line, byte): ([UInt8], UInt8) = ([], 0)
        while read(0, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        secret = String(decoding: line, as: UTF8.self)
        return true
    }

    /// Writes what a check found, and ends the program when it does not hold.
    fileprivate static func verified(_ holds: Bool, ko: String, en: String, got: String, expected: String) {
        KoanTrace.look()
        guard !holds else { return write(["verified", ko, en]) }
        write(["failed", ko, en, got, expected])
        fflush(nil)
        _exit(1)
    }

    /// Writes a line of fields, separated by tabs.
    ///
    /// - Parameter fields: The fields; backslashes, tabs and line ends in them are escaped.
    static func write(_ fields: [String]) {
        let escapes: [Unicode.Scalar: String] = ["\\": #"\\"#, "\t": #"\t"#, "\n": #"\n"#]
        let escaped = fields.map { $0.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() }
        let text = escaped.joined(separator: "\t")
        lock.with {
            let seal = KoanSeal.seal(of: text.utf8, number: lineCount, secret: secret ?? "")
            lineCount += 1
            var rest = Array("\(seal)\t\(text)\n".utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { writeToDescriptor(3, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// The system's `write`, under a name that does not hide behind `KoanReport.write`.
private func writeToDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Takes the place of the C library's `abort`, whose own code has no frames that a backtrace could follow: a runtime error, such as a
/// read of a released object through `unowned`, is to name its line in the koan.
@_cdecl("abort")
public func koanAbort() -> Never {
    var count = UInt.max
    while true { count += UInt(CommandLine.argc) }
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

/// A screen, with the methods of a view controller that UIKit calls. On a stack they are called in UIKit's order: `viewWillDisappear()` of the
/// screen that goes, `viewWillAppear()` of the one that comes, then `viewDidDisappear()` and `viewDidAppear()`. A full-screen modal does the same.
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

    /// Called once, before the screen appears for the first time.
    open func viewDidLoad() {}
    /// Called each time before the screen appears.
    open func viewWillAppear() {}
    /// Called each time after the screen has appeared.
    open func viewDidAppear() {}
    /// Called each time before the screen is covered or closed.
    open func viewWillDisappear() {}
    /// Called each time after the screen has been covered or closed.
    open func viewDidDisappear() {}

    /// Presents a screen above this one. As in UIKit, nothing happens while this one already presents a screen.
    public func present(_ screen: ViewController, as style: PresentationStyle) {
        guard presented == nil else { return }
        presented = screen
        screen.presenting = self
        screen.presentationStyle = style
        screen.appear(inPlaceOf: style == .fullScreen ? self : nil)
    }

    /// Closes the screen that this one presents or, if there is none, this screen itself; calls the completion when it has disappeared.
    public func dismiss(completion: (() -> Void)? = nil) {
        guard let screen = presented else {
            presenting?.dismiss(completion: completion)
            return
        }
        if screen.presented != nil { screen.dismiss() }
        presented = nil
        screen.presenting = nil
        if screen.presentationStyle == .fullScreen {
            appear(inPlaceOf: screen)
        } else {
            screen.viewWillDisappear()
            screen.viewDidDisappear()
        }
        completion?()
    }

    /// Shows the screen in the window: loads its view the first time, then calls the methods of appearing.
    public func appear() { appear(inPlaceOf: nil) }

    /// Shows the screen, and hides another one in between.
    fileprivate func appear(inPlaceOf other: ViewController?) {
        if !isViewLoaded {
            isViewLoaded = true
            viewDidLoad()
        }
        other?.viewWillDisappear()
        viewWillAppear()
        other?.viewDidDisappear()
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

    /// Shows a screen above the visible one.
    public func push(_ screen: ViewController) {
        let covered = viewControllers.last
        screen.navigationController = self
        viewControllers.append(screen)
        screen.appear(inPlaceOf: covered)
    }

    /// Removes the visible screen; the root stays.
    public func pop() {
        KoanTrace.enter(self, "pop()")
        defer { KoanTrace.leave() }
        guard viewControllers.count > 1 else { return }
        let screen = viewControllers.removeLast()
        screen.navigationController = nil
        viewControllers.last?.appear(inPlaceOf: screen)
    }
}

// MARK: - Notifications

/// Calls the observers that are there at the moment when a notification is posted.
public final class NotificationCenter {
    private var observers: [(token: Int, name: String, handler: (Int) -> Void)] = []
    private var lastToken = 0

    /// The number of observers that were added and not removed.
    public var observerCount: Int { observers.count }

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
