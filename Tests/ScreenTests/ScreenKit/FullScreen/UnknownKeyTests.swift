import Terminal
import Testing

@testable import ScreenKit

/// What a full screen says about a key that means nothing.
struct UnknownKeyTests {
    @Test func `keys that move or scroll say nothing where nothing moves, nor does any below the least size`()
        throws
    {
        let person = try Terminalist(.sales, .english)
        for key in "↑↓←→⇱⇲⇞⇟\t\n" {
            person.play(String(key))
            #expect(!person.sees("!"), "\(key)")
        }
        person.size = GridSize(columns: 30, rows: 8)
        person.look()
        person.type("z")
        person.size = .small
        #expect(!person.sees("!"))
    }
}
