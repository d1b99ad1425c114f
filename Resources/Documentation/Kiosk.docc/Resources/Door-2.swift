/// A door with a screen on which its visitors are counted.
final class Door: CountScreenDelegate {
    let screen = CountScreen()
    private(set) var visitors = 0

    init() {
        screen.delegate = self
    }

    func countScreen(_ screen: CountScreen, didFinishWith count: Int) {
        visitors += count
    }
}
