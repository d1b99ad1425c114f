/// Hears which screen a navigator shows next, as `UINavigationControllerDelegate` does.
package protocol NavigatorDelegate: AnyObject {
    /// Called before a push or a pop brings a screen into view.
    func navigator(_ navigator: Navigator, willShow screen: any Screen)
    /// Called when a push or a pop has brought a screen into view.
    func navigator(_ navigator: Navigator, didShow screen: any Screen)
}
