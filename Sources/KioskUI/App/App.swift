/// One of the apps behind the home menu.
package struct App {
    /// What a line of input calls it; also its identity.
    package let id: String
    /// What the menu calls it.
    package let title: TextKey
    /// What it is for.
    package let summary: TextKey
    /// Makes the screen it starts with.
    package let makeRootScreen: () -> any Screen

    /// Describes an app for the home menu.
    ///
    /// - Parameters:
    ///   - id: What a line of input calls it.
    ///   - title: What the menu calls it.
    ///   - summary: What it is for.
    ///   - makeRootScreen: Makes the screen it starts with; called each time the app is opened.
    package init(id: String, title: TextKey, summary: TextKey, makeRootScreen: @escaping () -> any Screen) {
        self.id = id
        self.title = title
        self.summary = summary
        self.makeRootScreen = makeRootScreen
    }
}
