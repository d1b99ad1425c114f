import Lab
import ScreenKit
import Terminal

extension Workshop {
    /// `kiosk lab`: an experiment, without screens and questions; without one, a list of all.
    func runLab(_ id: ExperimentID?) throws {
        let exhibits = exhibits
        guard let id else {
            let width = exhibits.map { DisplayWidth.of($0.id.rawValue) }.max() ?? 0
            return try console.say(
                exhibits.map { DisplayWidth.padded($0.id.rawValue, to: width) + "  " + texts($0.title) })
        }
        for exhibit in exhibits where exhibit.id == id {
            let outcome = exhibit.experiment.run()
            try console.say(["== \(texts(exhibit.title)) =="] + texts.lines(for: outcome).map(\.text))
        }
    }

    /// `kiosk lab handout`: the lesson as a page for paper, in HTML.
    func printHandout() throws { try console.say(Handout(exhibits: exhibits, texts: texts).lines) }
}
