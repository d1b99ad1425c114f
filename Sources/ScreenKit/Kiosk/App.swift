/// One of the apps behind the home menu.
@MainActor public struct App {
    /// The word that opens the app on a line of input; also its identity.
    public let id: String
    /// The name of the app in the menu.
    public let title: Text
    /// The purpose of the app in a few words.
    public let summary: Text
    /// The picture above the name in the menu; `nil` for none. With an app that has none, the menu is a list.
    public let picture: Bitmap?
    /// Reads the news about the app, such as the number of things to do; an empty text for none. Called each time the menu comes into view.
    public let news: () -> Text
    /// Returns the first screen of the app; called each time the app is opened.
    public let makeRootScreen: () -> any Screen

    /// Creates an app for the home menu. The summary, the picture and the news are left out unless they are given.
    ///
    /// ```swift
    /// App("lockers", Text("Lockers", ko: "락커")) { LockerScreen(lockers: lockers) }
    /// ```
    public init(
        _ id: String, _ title: Text, summary: Text = "", picture: Bitmap? = nil, news: @escaping () -> Text = { "" },
        makeRootScreen: @escaping () -> any Screen
    ) {
        (self.id, self.title, self.summary) = (id, title, summary)
        (self.picture, self.news, self.makeRootScreen) = (picture, news, makeRootScreen)
    }
}
