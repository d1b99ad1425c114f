import Core
import Testing

@testable import Storage

/// What is known of a server; see `ShopPageTests` for real ones.
struct ShopStatusTests {
    @Test(
        arguments: [
            // Servers before 2.10 have no such setting.
            (#"{"config":{"sync_interval":1,"sync_always":true}}"#, "2.9.10", false),
            (#"{"config":{"sync_interval":1,"sync_always":true}}"#, "2.10.0", true),
            (#"{"config":{"sync_interval":1}}"#, "2.10.0", false), (#"{"config":{}}"#, "2.10.0", nil),
        ] as [(String, String, Bool?)])
    func `a server syncs always if its page says so and its version can`(
        page: String, version: String, syncsAlways: Bool?
    ) throws {
        let page = try JSONValue(parsing: Array(page.utf8))
        #expect(ShopLedger.syncsAlways(page, version) == syncsAlways)
    }
}
