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
    private var news: [Text]

    init(apps: [App], title: Text? = nil, heading: Text? = nil, footer: @escaping () -> Text = { "" }) {
        (self.apps, self.footer) = (apps, footer)
        news = apps.map { _ in "" }
        (self.title, self.heading) = (title ?? Text(.kiosk), heading ?? Text(.homeHeading))
    }

    package var content: Content<Event> {
        List(heading) {
            for (index, app) in apps.enumerated() {
                Row(app.title, .open(index), detail: app.summary).words([Text(app.id)] + app.firstWords)
            }
        }
        .footer(footer())
        .form { [apps, news] texts in Cards(apps.map(\.picture), notes: news.map { texts($0) }) }
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
    fileprivate var firstWords: [Text] {
        Language.allCases.compactMap { title.string(in: $0).split(separator: " ").first.map { Text(String($0)) } }
    }
}
