import Lab
import ScreenKit
import Terminal

/// `kiosk lab`: the experiments, without screens and questions.
struct LabCommand {
    let texts: Texts
    let exhibits: [Exhibit]

    func list(_ console: Console) throws -> ExitCode {
        let width = exhibits.map { DisplayWidth.of($0.id.rawValue) }.max() ?? 0
        try console.say(
            exhibits.map { DisplayWidth.padded($0.id.rawValue, to: width) + "  " + texts($0.title) })
        return .success
    }

    func run(_ id: ExperimentID, _ console: Console) throws -> ExitCode {
        for exhibit in exhibits where exhibit.id == id {
            let outcome = exhibit.experiment.run()
            try console.say(["== \(texts(exhibit.title)) =="] + texts.lines(for: outcome).map(\.text))
        }
        return .success
    }

    /// Prints the lesson as a page for paper, in HTML.
    func printHandout(_ console: Console) throws -> ExitCode {
        try console.say(Handout(exhibits: exhibits, texts: texts).lines)
        return .success
    }
}
