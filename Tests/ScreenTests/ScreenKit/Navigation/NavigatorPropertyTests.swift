import TestSupport
import Testing

@testable import ScreenKit

/// A navigator against a model of nested arrays, over thousands of random walks.
struct NavigatorPropertyTests {
    @Test(arguments: 1...20)
    func `whatever is done, the screens are those of the model and each hears a proper life`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var diaries = [Diary()]
        let navigator = Navigator(root: RecordingScreen("0", diaries[0]))
        var model = [["0"]]
        for step in 0..<300 {
            let name = String(diaries.count)
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3:
                diaries.append(Diary())
                navigator.push(RecordingScreen(name, diaries[diaries.count - 1]))
                model[model.count - 1].append(name)
            case 4...5:
                navigator.pop(navigator.top)
                if model[model.count - 1].count > 1 { model[model.count - 1].removeLast() }
            case 6:
                diaries.append(Diary())
                navigator.present(
                    RecordingScreen(name, diaries[diaries.count - 1]), style: step % 2 == 0 ? .sheet : .fullScreen)
                model.append([name])
            case 7:
                let modal = navigator.screens[model.dropLast().joined().count]
                navigator.dismiss(modal)
                if model.count > 1 { model.removeLast() }
            case 8:
                navigator.popToRoot()
                model[model.count - 1].removeSubrange(1...)
            default:
                guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
                while !navigator.isAtRoot { navigator.goBack(from: navigator.top) }
                model = [["0"]]
            }
            let names = navigator.screens.compactMap { ($0 as? RecordingScreen)?.name }
            #expect(names == model.flatMap { $0 }, "seed \(seed), step \(step)")
        }
        for (name, diary) in diaries.enumerated() {
            #expect(isProperLife(diary.entries), "seed \(seed), screen \(name): \(diary.entries)")
        }
    }

    /// Whether a screen appears before it disappears, each of them will before did, over and over.
    private func isProperLife(_ entries: [String]) -> Bool {
        let cycle = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        return entries.enumerated().allSatisfy { $0.element.hasSuffix(cycle[$0.offset % cycle.count]) }
    }
}
