/// One of the apps behind the home menu.
@MainActor public struct App {
    /// The word that opens the app on a line of input; also its identity.
    public let id: String
    /// Returns the name of the app in the menu.
    public let title: (Texts) -> String
    /// Returns the purpose of the app in a few words.
    public let summary: (Texts) -> String
    /// The picture above the name in the menu; `nil` for none. With an app that has none, the menu is a list.
    public let picture: Bitmap?
    /// Reads the news about the app, such as the number of things to do, and returns them as a text for each language; an empty one for
    /// none. Called each time the menu comes into view.
    public let news: () -> (Texts) -> String
    /// Returns the first screen of the app; called each time the app is opened.
    public let makeRootScreen: () -> any Screen

    /// Creates an app for the home menu. The title and the summary are texts of its own, in the languages of its catalog. The picture and the
    /// news are left out unless they are given.
    ///
    /// ```swift
    /// App(id: "lockers", title: LockerText.title, summary: .summary) { LockerScreen(lockers: lockers) }
    /// ```
    public init<Key: TextKey>(
        id: String, title: Key, summary: Key, picture: Bitmap? = nil,
        news: @escaping () -> (Texts) -> String = { { _ in "" } }, makeRootScreen: @escaping () -> any Screen
    ) {
        self.id = id
        self.title = { $0.text(title) }
        self.summary = { $0.text(summary) }
        (self.picture, self.news, self.makeRootScreen) = (picture, news, makeRootScreen)
    }

    /// Creates an app for the home menu whose title and summary are the same in every language.
    public init(
        id: String, title: String, summary: String, picture: Bitmap? = nil,
        news: @escaping () -> (Texts) -> String = { { _ in "" } }, makeRootScreen: @escaping () -> any Screen
    ) {
        self.id = id
        self.title = { _ in title }
        self.summary = { _ in summary }
        (self.picture, self.news, self.makeRootScreen) = (picture, news, makeRootScreen)
    }
}
