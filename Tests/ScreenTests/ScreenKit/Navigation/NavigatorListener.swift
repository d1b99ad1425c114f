@testable import ScreenKit

/// A delegate that writes down what it hears of a navigator.
final class NavigatorListener: NavigatorDelegate {
    private let diary: Diary

    init(_ diary: Diary) { self.diary = diary }

    private func write(_ words: String, _ screens: [any Screen]) {
        let names = screens.map { ($0 as? RecordingScreen)?.name ?? "?" }
        diary.write(([words] + names).joined(separator: " "))
    }

    func navigator(_ navigator: Navigator, willShow screen: any Screen) { write("willShow", [screen]) }
    func navigator(_ navigator: Navigator, didShow screen: any Screen) { write("didShow", [screen]) }
    func navigator(_ navigator: Navigator, willMake change: StackChange) { write("will", change) }
    func navigator(_ navigator: Navigator, didMake change: StackChange) { write("did", change) }

    private func write(_ time: String, _ change: StackChange) {
        switch change {
        case .push(let screen): write(time + "Push", [screen])
        case .present(let screen, let style): write("\(time)Present \(style)", [screen])
        case .pop(let screens): write(time + "Pop", screens)
        case .dismiss(let screens): write(time + "Dismiss", screens)
        }
    }
}
