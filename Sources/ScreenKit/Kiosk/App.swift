/// One of the apps behind the home menu.
@MainActor public struct App {
    /// The word that opens the app on a line of input; also its identity.
    public let id: String
    /// Returns the name of the app in the menu.
    public let title: (Texts) -> String
    /// Returns the purpose of the app in a few words.
    public let summary: (Texts) -> String
    /// Returns the first screen of the app; called each time the app is opened.
    public let makeRootScreen: () -> any Screen

    /// Creates an app for the home menu. The title and the summary are texts of its own, in the languages of its catalog.
    ///
    /// ```swift
    /// App(id: "lockers", title: LockerText.title, summary: .summary) { LockerScreen(lockers: lockers) }
    /// ```
    public init<Key: TextKey>(id: String, title: Key, summary: Key, makeRootScreen: @escaping () -> any Screen) {
        self.id = id
        self.title = { $0.text(title) }
        self.summary = { $0.text(summary) }
        self.makeRootScreen = makeRootScreen
    }

    /// Creates an app for the home menu whose title and summary are the same in every language.
    ///
    /// ```swift
    /// App(id: "lockers", title: "Lockers", summary: "Open a locker, and pay for it") { LockerScreen(lockers: lockers) }
    /// ```
    public init(id: String, title: String, summary: String, makeRootScreen: @escaping () -> any Screen) {
        self.id = id
        self.title = { _ in title }
        self.summary = { _ in summary }
        self.makeRootScreen = makeRootScreen
    }
}
