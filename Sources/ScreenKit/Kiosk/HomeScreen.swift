/// The menu that everything starts from.
package final class HomeScreen: Screen {
    package enum Event {
        /// Open the app at this place of the menu.
        case open(Int)
    }

    package let apps: [App]
    package let title: Text
    private let heading: Text
    private let footer: () -> Text
    /// The news about each app, as they were when the menu came into view.
    private var news: [Text] = []

    init(apps: [App], title: Text? = nil, heading: Text? = nil, footer: @escaping () -> Text = { "" }) {
        (self.apps, self.footer) = (apps, footer)
        (self.title, self.heading) = (title ?? Text(.kiosk), heading ?? Text(.homeHeading))
    }

    package var content: Content<Event> {
        Content.pane { [self] texts in
            CardsPane(
                heading: texts(heading),
                cards: zip(apps.indices, apps).map { index, app in
                    CardsPane.Card(
                        control: Control(
                            label: texts(app.title), event: .open(index), keys: .number(index),
                            words: [app.id] + app.firstWords),
                        picture: app.picture, detail: texts(app.summary),
                        note: news.indices.contains(index) ? texts(news[index]) : "")
                }, footer: texts(footer()))
        }
        Help(Text(.homeHelp))
    }

    package override func willAppear() { news = apps.map { $0.news() } }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index): navigator?.push(apps[index].makeRootScreen())
        }
    }
}

extension App {
    /// The first word of the name in each language.
    fileprivate var firstWords: [String] {
        Language.allCases.compactMap { title.string(in: $0).split(separator: " ").first.map(String.init) }
    }
}
