/// Hears which screen a navigator shows next, as `UINavigationControllerDelegate` does; and, unlike UIKit's, of every screen
/// that arrives or leaves, modal ones too. So it is the one door that every screen comes through.
package protocol NavigatorDelegate: AnyObject {
    /// Called before a push or a pop brings a screen into view.
    func navigator(_ navigator: Navigator, willShow screen: any Screen)
    /// Called when a push or a pop has brought a screen into view.
    func navigator(_ navigator: Navigator, didShow screen: any Screen)

    /// Called before a screen comes onto the stack, and before it hears of that itself.
    func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival)
    /// Called when screens were taken off the stack, from the bottom; they are released as soon as nobody else holds them.
    func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure)
}

extension NavigatorDelegate {
    package func navigator(_ navigator: Navigator, willShow screen: any Screen) {}
    package func navigator(_ navigator: Navigator, didShow screen: any Screen) {}
    package func navigator(_ navigator: Navigator, willAdd screen: any Screen, by arrival: Arrival) {}
    package func navigator(_ navigator: Navigator, didRemove screens: [any Screen], by departure: Departure) {}
}
