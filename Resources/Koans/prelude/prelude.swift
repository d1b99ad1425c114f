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

/// A value as the learner reads it: an optional without `Optional(…)`.
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
        var bytes: [UInt8] = []
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            for byte in field.utf8 {
                switch byte {
                case UInt8(ascii: "\\"): bytes += [byte, byte]
                case UInt8(ascii: "\t"): bytes += Array(#"\t"#.utf8)
                case UInt8(ascii: "\n"): bytes += Array(#"\n"#.utf8)
                default: bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(3, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes, count)
        #else
            Darwin.write(descriptor, bytes, count)
        #endif
    }
}

// MARK: - Screens

/// A text on a screen.
public final class Label {
    public var text: String

    public init(_ text: String = "") {
        self.text = text
    }
}

/// A screen, called as UIKit calls its view controllers.
open class ViewController {
    public enum PresentationStyle {
        /// The screen below stays visible.
        case sheet
        /// The screen below disappears, and appears again later.
        case fullScreen
    }

    public fileprivate(set) weak var navigationController: NavigationController?
    public private(set) weak var presenting: ViewController?
    public private(set) var presented: ViewController?
    public private(set) var isViewLoaded = false
    private var style = PresentationStyle.sheet

    public init() {}

    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewDidDisappear() {}

    /// Shows a screen above this one. As in UIKit, nothing happens while this one already presents a screen.
    public func present(_ screen: ViewController, as style: PresentationStyle) {
        guard presented == nil else { return }
        presented = screen
        screen.presenting = self
        screen.style = style
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
        if screen.style == .fullScreen { appear() }
    }

    /// Puts the screen in the window: loads its view the first time, then calls the two methods of appearing.
    public func appear() {
        if !isViewLoaded {
            isViewLoaded = true
            viewDidLoad()
        }
        viewWillAppear()
        viewDidAppear()
    }
}

/// A stack of screens; the last one is seen.
open class NavigationController: ViewController {
    public private(set) var viewControllers: [ViewController]
    public var topViewController: ViewController? { viewControllers.last }

    /// Makes a stack whose first screen appears at once.
    public init(root: ViewController) {
        viewControllers = [root]
        super.init()
        root.navigationController = self
        root.appear()
    }

    public func push(_ screen: ViewController) {
        let covered = topViewController
        screen.navigationController = self
        viewControllers.append(screen)
        screen.appear()
        covered?.viewDidDisappear()
    }

    /// Takes the topmost screen away; the root stays.
    public func pop() {
        guard viewControllers.count > 1 else { return }
        let screen = viewControllers.removeLast()
        screen.navigationController = nil
        topViewController?.appear()
        screen.viewDidDisappear()
    }
}

// MARK: - Notifications

/// A message to all who observe its name.
public struct Notification {
    public let name: String
    public let value: Int
}

/// Delivers notifications to those who observe at the moment of posting.
public final class NotificationCenter {
    /// What is returned for an observer, to remove it.
    public final class Token {}

    private var observers: [(token: Token, name: String, handler: (Notification) -> Void)] = []

    public init() {}

    public func addObserver(forName name: String, using handler: @escaping (Notification) -> Void) -> Token {
        let token = Token()
        observers.append((token, name, handler))
        return token
    }

    public func removeObserver(_ token: Token) {
        observers.removeAll { $0.token === token }
    }

    public func post(name: String, value: Int) {
        for observer in observers where observer.name == name {
            observer.handler(Notification(name: name, value: value))
        }
    }
}
