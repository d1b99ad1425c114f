/// The menu that everything starts from.
package final class HomeScreen: Screen {
    package enum Event: Equatable {
        /// Open the app at this place of the menu.
        case open(Int)
    }

    package let apps: [App]
    private let title: ((Texts) -> String)?
    private let heading: ((Texts) -> String)?
    private let footer: ((Texts) -> String)?
    /// The news about each app, as they were when the menu came into view.
    private var news: [(Texts) -> String] = []

    init(
        apps: [App], title: ((Texts) -> String)? = nil, heading: ((Texts) -> String)? = nil,
        footer: ((Texts) -> String)? = nil
    ) {
        self.apps = apps
        (self.title, self.heading, self.footer) = (title, heading, footer)
    }

    package func title(_ texts: Texts) -> String { title?(texts) ?? texts(.kiosk) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let cards = zip(apps.indices, apps).map { index, app in
            let firstWords = Language.allCases.compactMap { language in
                app.title(texts.translated(to: language)).split(separator: " ").first.map(String.init)
            }
            return CardsPane<Event>.Card(
                control: Control(
                    label: app.title(texts), event: .open(index), keys: .number(index), words: [app.id] + firstWords),
                picture: app.picture, detail: app.summary(texts),
                note: news.indices.contains(index) ? news[index](texts) : "")
        }
        let pane = CardsPane(
            heading: heading?(texts) ?? texts(.homeHeading), cards: cards, footer: footer?(texts) ?? "")
        return ScreenContent(panes: [.pane(pane)], help: [texts(.homeHelp)])
    }

    package override func willAppear() { news = apps.map { $0.news() } }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index): navigator?.push(apps[index].makeRootScreen())
        }
    }
}
