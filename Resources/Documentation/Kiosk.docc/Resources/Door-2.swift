/// A door with a screen on which its visitors are counted.
@MainActor final class Door {
    let screen = CountScreen()
    private(set) var visitors = 0

    init() {
        screen.delegate = self
    }
}

extension Door: CountScreenDelegate {
    func countScreen(_ screen: CountScreen, didFinishWith count: Int) {
        visitors += count
    }
}
