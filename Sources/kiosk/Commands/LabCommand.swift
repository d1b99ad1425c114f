import Lab
import ScreenKit

/// `kiosk lab`: the experiments, without screens and questions.
struct LabCommand {
    let texts: Texts
    let exhibits: [Exhibit]

    /// Lists them.
    func list(_ console: Console) throws -> ExitCode {
        let rows = exhibits.map { ($0.id.rawValue, texts($0.title)) }
        let width = rows.map(\.0.count).max() ?? 0
        for (name, title) in rows {
            try console.say(name + String(repeating: " ", count: width - name.count) + "  " + title)
        }
        return .success
    }

    /// Runs one, and prints what happened.
    func run(_ id: ExperimentID, _ console: Console) throws -> ExitCode {
        for exhibit in exhibits where exhibit.id == id {
            let outcome = exhibit.experiment.run()
            try console.say("== \(texts(exhibit.title)) ==")
            for line in texts.lines(for: outcome) { try console.say(line.text) }
        }
        return .success
    }
}
