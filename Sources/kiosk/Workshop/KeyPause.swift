import ScreenKit
import Storage

/// The pause between the keys of a calculator, at which they are made durable. A sync takes longer than a key may take.
final class KeyPause: ChangeSource {
    /// `nil`: only the time says when.
    let descriptor: Int32? = nil
    private let file: CalculatorFile
    private let now: () -> ContinuousClock.Instant

    /// A run of keys ends after a pause of this length.
    static let length = Duration.seconds(1)

    /// Creates the pause between the keys that a file records.
    init(of file: CalculatorFile, now: @escaping () -> ContinuousClock.Instant = { .now }) {
        (self.file, self.now) = (file, now)
    }

    /// The time until the end of the pause; `nil` if no key has to be made durable.
    var delay: Duration? { file.lastEventTime.map { max(.zero, $0 + Self.length - now()) } }

    /// Makes the keys durable if the pause is long enough. Nothing that a screen shows has changed then.
    func readChanges() -> Bool {
        if delay == .zero { file.sync() }
        return false
    }
}
