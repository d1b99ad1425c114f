import ScreenKit
import Testing

@testable import Lab

struct FourWiringsExperimentTests {
    @Test(arguments: [LabText.labByDelegate, .labByClosure, .labByNotification, .labBySingleton])
    func `every wiring brings the mangoes to the kiosk that added them`(wiring: LabText) throws {
        #expect(try outcome(of: .fourWirings).value(.text(.labFirstKiosk), of: wiring) == "15")
    }

    @Test func `a delegate and a closure leave the other kiosk alone`() throws {
        let outcome = try outcome(of: .fourWirings)
        #expect(outcome.value(.text(.labSecondKiosk), of: .labByDelegate) == "10")
        #expect(outcome.value(.text(.labSecondKiosk), of: .labByClosure) == "10")
    }

    @Test func `a notification changes the other kiosk too, and misses an observer of another sender and a late one`()
        throws
    {
        let outcome = try outcome(of: .fourWirings)
        #expect(outcome.value(.text(.labSecondKiosk), of: .labByNotification) == "15")
        #expect(outcome.value(.text(.labOtherSender), of: .labByNotification) == "10")
        #expect(outcome.value(.text(.labLateObserver), of: .labByNotification) == "10")
    }

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

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer names the wirings that changed the other kiosk`(language: AnsweredLanguage) throws {
        let outcome = try outcome(of: .fourWirings)
        let wirings = [LabText.labByDelegate, .labByClosure, .labByNotification, .labBySingleton]
        let broken = wirings.filter { outcome.value(.text(.labSecondKiosk), of: $0) == "15" }
        let names: [LabText: (String, String)] = [
            .labByDelegate: ("델리게이트", "Delegate"), .labByClosure: ("클로저", "Closure"),
            .labByNotification: ("알림", "Notification"), .labBySingleton: ("싱글턴", "Singleton"),
        ]
        let expected = broken.compactMap { names[$0] }.map { language == .korean ? $0.0 : $0.1 }
        let answer = try language.rightAnswer(of: .fourWirings)
        #expect(answer.lowercased() == expected.joined(separator: ", ").lowercased())
    }
}
