/// The menu that everything starts from.
package final class HomeScreen: Screen {
    package enum Event: Equatable {
        /// Open the app at this place of the menu.
        case open(Int)
    }

    package weak var navigator: Navigator?
    package let apps: [App]
    private let title: ((Texts) -> String)?
    private let heading: ((Texts) -> String)?
    private let footer: ((Texts) -> String)?

    init(
        apps: [App], title: ((Texts) -> String)? = nil, heading: ((Texts) -> String)? = nil,
        footer: ((Texts) -> String)? = nil
    ) {
        self.apps = apps
        (self.title, self.heading, self.footer) = (title, heading, footer)
    }

    package func title(_ texts: Texts) -> String { title?(texts) ?? texts(.kiosk) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = apps.enumerated().map { index, app in
            ListPane<Event>.Row(
                control: Control(
                    label: app.title(texts),
                    event: .open(index),
                    keys: .number(index),
                    words: [app.id] + Self.firstWords(ofTitleOf: app, texts)
                ),
                detail: app.summary(texts)
            )
        }
        return ScreenContent(
            panes: [
                .pane(
                    ListPane(heading: heading?(texts) ?? texts(.homeHeading), rows: rows, footer: footer?(texts) ?? ""))
            ],
            help: [texts(.homeHelp)]
        )
    }

    private static func firstWords(ofTitleOf app: App, _ texts: Texts) -> [String] {
        Language.allCases.compactMap { language in
            app.title(texts.translated(to: language)).split(separator: " ").first.map(String.init)
        }
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index): navigator?.push(apps[index].makeRootScreen())
        }
    }
}
