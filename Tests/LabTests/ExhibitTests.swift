import JuiceMaker
import KioskAssets
import ScreenKit
import Testing
import TestSupport

@testable import Lab

struct ExhibitTests {
    @Test func `there are nine exhibits, in the order of a lesson`() throws {
        #expect(
            Exhibit.all(menu: try Menu(parsing: Asset.menu.content)).map(\.id.rawValue) == [
                "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues",
                "doubly-linked", "money",
            ])
    }

    @Test(arguments: ExperimentID.allCases)
    func `both languages have the same number of answers`(id: ExperimentID) throws {
        let exhibit = try exhibit(id)
        let counts = AnsweredLanguage.allCases.map { exhibit.answers($0.texts).count }
        #expect(counts[0] >= 2)
        #expect(counts[0] == counts[1])
        #expect((0..<counts[0]).contains(exhibit.rightAnswer))
        #expect(AnsweredLanguage.allCases.allSatisfy { !exhibit.explanation($0.texts).isEmpty })
    }

    @Test(arguments: ExperimentID.allCases)
    func `the source that is shown is the file that was compiled, byte for byte, and fits 80 columns`(id: ExperimentID)
        throws
    {
        let exhibit = try exhibit(id)
        let name = String(describing: type(of: exhibit.experiment))
        let file = try TextFile.contents(of: TextFile.packageFolder + "/Sources/Lab/Experiments/\(name).swift")
        #expect(Array(exhibit.sourceLines.joined(separator: "\n").utf8) == Array(file.utf8))
        #expect(exhibit.sourceLines.filter { $0.count > 76 } == [])
    }

    /// The objects of an experiment hold its notebook, so a living object would keep the notebook alive.
    @Test(arguments: ExperimentID.allCases)
    func `an experiment has the same facts at every run, and no object outlives one`(id: ExperimentID) throws {
        let experiment = try exhibit(id).experiment
        let facts = experiment.run().facts
        #expect(!facts.isEmpty)
        #expect(experiment.run().facts == facts)
        weak var leftOver: Notebook?
        do {
            let notebook = Notebook()
            leftOver = notebook
            experiment.run(notebook)
            #expect(notebook.liveCount == 0)
        }
        #expect(leftOver == nil)
    }

    @Test(arguments: ExperimentID.allCases) func `an experiment runs with any menu`(id: ExperimentID) throws {
        let json = """
            {"capacity": 20, "fruits": [{"id": "fig", "name": {"ko": "무화과", "en": "Fig"}, "stock": 10}],
             "juices": [{"id": "fig", "name": {"ko": "무화과쥬스", "en": "Fig juice"},
                         "needs": [{"fruit": "fig", "count": 2}]}]}
            """
        let menu = try Menu(parsing: Array(json.utf8))
        #expect(!(try exhibit(id, menu: menu).experiment.run().facts.isEmpty))
    }
}
