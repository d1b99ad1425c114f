import ScreenKit
import Terminal
import Testing

@testable import Lab

struct LabScreenTests {
    @Test func `every experiment is offered by its title, with the name that a command line calls it`() throws {
        let test = try LabKiosk(.english)
        let content = try test.openLab().content(test.texts)
        guard case .list(let list)? = content.panes.first else { return #expect(Bool(false)) }
        #expect(list.rows.map(\.detail) == ExperimentID.allCases.map(\.rawValue))
        #expect(list.rows.first?.control.label == "A memory leak: weak or strong")
    }

    @Test(arguments: zip(ExperimentID.allCases, "12345678"))
    func `its number opens an experiment, and Esc leads back`(id: ExperimentID, key: Character) throws {
        let test = try LabKiosk()
        let lab = try test.openLab()
        test.press(.character(key))
        #expect(try test.top(ExperimentScreen.self).title(test.texts) == test.texts(exhibit(id).title))
        test.press(.escape)
        #expect(try test.top(LabScreen.self) === lab)
    }

    @Test(arguments: ExperimentID.allCases)
    func `its name opens an experiment in line mode`(id: ExperimentID) throws {
        let test = try LabKiosk()
        _ = try test.openLab()
        let title = test.texts(try exhibit(id).title)
        #expect(test.say(id.rawValue).first == "== 키오스크 > 실험실 > \(title) ==")
    }
}
