import Testing

@testable import ScreenKit

struct KeyNumberTests {
    @Test func `the first nine rows have the key of their number, and no other has one`() {
        #expect((0..<9).map { Array<Key>.number($0) } == "123456789".map { [.character($0)] })
        #expect(Array<Key>.number(9) == [])
        #expect(Array<Key>.number(100) == [])
    }

    @Test func `a menu of twelve apps opens, and its last app by the arrows`() throws {
        let apps = (1...12).map { number in
            App("app-\(number)", Text(.home), summary: Text(.homeHelp)) { RecordingScreen("\(number)") }
        }
        let front = FullScreenFront(kiosk: Kiosk(apps: apps, texts: Texts(.english)))
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
        front.handle(.key(.end, []))
        #expect(front.draw(size: GridSize(columns: 80, rows: 24)).text.count == 24)
    }
}
