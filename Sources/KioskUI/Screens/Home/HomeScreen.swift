/// The menu that everything starts from.
package final class HomeScreen: Screen {
    package nonisolated enum Event: Equatable {
        /// Open the app at this place of the menu.
        case open(Int)
    }

    package weak var navigator: Navigator?
    let apps: [App]
    private let dataPlace: DataPlace

    /// Makes the menu.
    ///
    /// - Parameters:
    ///   - apps: The apps, in the order of the menu.
    ///   - dataPlace: Where what people do in them is kept.
    package init(apps: [App], dataPlace: DataPlace) {
        self.apps = apps
        self.dataPlace = dataPlace
    }

    package func title(_ texts: Texts) -> String { texts(.kiosk) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = apps.enumerated().map { index, app in
            ListPane<Event>.Row(
                control: Control(
                    label: texts(app.title),
                    event: .open(index),
                    keys: [.character(Character(String(index + 1)))],
                    words: [app.id]
                ),
                detail: texts(app.summary)
            )
        }
        return ScreenContent(
            panes: [
                .list(
                    ListPane(heading: texts(.homeHeading), rows: rows, footer: texts.explain(dataPlace)))
            ],
            help: [texts(.homeHelp)]
        )
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index): navigator?.push(apps[index].makeRootScreen())
        }
    }
}
