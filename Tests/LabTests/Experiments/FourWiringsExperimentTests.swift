import Testing

@testable import Lab

struct FourWiringsExperimentTests {
    @Test func `the notification center delivers, and not the object that posts`() throws {
        let messages = try outcome(of: .fourWirings).rows.drop { $0 != .part(.labByNotification) }.dropFirst().prefix(3)
        #expect(
            Array(messages) == [
                .sent("post(5)", from: "Editor", to: "NotificationCenter"),
                .sent("didAdd(5)", from: "NotificationCenter", to: "kiosk1"),
                .sent("didAdd(5)", from: "NotificationCenter", to: "kiosk2"),
            ])
    }

    @Test func `a singleton changes the other kiosk too, at the second run as at the first`() throws {
        for _ in 1...2 {
            let outcome = try outcome(of: .fourWirings)
            #expect(outcome.value(.text(.labSecondKiosk), of: .labBySingleton) == "15")
            #expect(outcome.value(.text(.labNewKiosk), of: .labBySingleton) == "15")
        }
    }
}
