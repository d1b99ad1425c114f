import Lab
import ScreenKit
import Terminal

/// `kiosk lab`: the experiments, without screens and questions.
struct LabCommand: RunnableCommand {
    /// The experiment to run; `nil` for a list of all.
    let id: ExperimentID?

    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        let exhibits = try workshop.exhibits()
        guard let id else {
            let width = exhibits.map { DisplayWidth.of($0.id.rawValue) }.max() ?? 0
            try console.say(
                exhibits.map { DisplayWidth.padded($0.id.rawValue, to: width) + "  " + texts($0.title) })
            return .success
        }
        for exhibit in exhibits where exhibit.id == id {
            let outcome = exhibit.experiment.run()
            try console.say(["== \(texts(exhibit.title)) =="] + texts.lines(for: outcome).map(\.text))
        }
        return .success
    }
}

/// `kiosk lab handout`: the lesson as a page for paper, in HTML.
struct HandoutCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        try workshop.console.say(Handout(exhibits: workshop.exhibits(), texts: workshop.texts).lines)
        return .success
    }
}
