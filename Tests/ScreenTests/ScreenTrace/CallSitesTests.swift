import Testing

@testable import ScreenTrace

/// The line that sent a message is the one call in the sender's type that can be meant, or it is not known.
struct CallSitesTests {
    private static let shop = SourceFile(
        id: "App/Shop.swift",
        bytes: Array(
            """
            protocol ShopDelegate: AnyObject {
                func shop(_ shop: Shop, sold count: Int)
            }

            final class Shop {
                weak var delegate: ShopDelegate?
                // delegate?.shop(self, sold: 0) is no code.
                func sell() { delegate?.shop(self, sold: 1) }

                func leave() {
                    let text = "delegate?.shop(self, sold: 0)"
                    navigator?.push(
                        screen, text)
                    navigator?.push(Sales(of: self))
                    bar.handle(.order(juice))
                    bar.handle(.decline)
                    desk.perform(event)
                    desk.perform(.press(key))
                    form.load(1) { self.leave() }
                    let report = bar.report
                    bar.restock(.add(changes), reason: screen.reason)
                }
            }

            extension Other {
                func sell() { delegate?.shop(self, sold: 2) }
                func open() { push(Price()) }
                func leave() { pop() }
            }
            """.utf8))

    private static let second = SourceFile(
        id: "App/Shop+Second.swift",
        bytes: Array("extension Shop { func again() { bar.close(now: true); bar.open(); bar.open() } }".utf8))

    @Test(
        arguments: [
            // One call in the sender's type, in code and not in a comment or a string.
            ("shop(_:sold: 1)", .message, "App.Shop", "8"), ("shop(_:sold: 1)", .unheard, "App.Shop", "8"),
            ("shop(_:sold: 2)", .message, "App.Other", "26"), ("restock(.add([kiwi +2]))", .call, "App.Shop", "21"),
            ("restock(.add([kiwi +2]), reason: \"a, b: c\")", .call, "App.Shop", "21"),
            // No call, another method, or a type of another module.
            ("shop(_:returned: 1)", .message, "App.Shop", nil), ("sell()", .message, "App.Shop", nil),
            ("shop(_:sold: 1)", .message, "Lab.Shop", nil), ("shop(_:sold: 1)", .message, "", nil),
            ("", .message, "App.Shop", nil),
            // The event shows the key, and not the argument: either call can have made it.
            ("open()", .call, "App.Shop", nil), ("perform(1 + 2 =)", .call, "App.Shop", nil),
            // What is pushed is in a variable, and a pop to the root is shown so, too.
            ("push(Sales, 3)", .navigation, "App.Shop", "12"), ("push(Sales)", .navigation, "App.Shop", nil),
            ("pop(to: Home)", .navigation, "App.Shop", nil),
            // A screen pushes and leaves by functions of its own.
            ("push(Price)", .navigation, "App.Other", "27"), ("pop(Other)", .navigation, "App.Other", "28"),
            // Cases and types in the code tell calls of one method apart.
            ("handle(.order(kiwi))", .call, "App.Shop", "15"), ("handle(.decline)", .call, "App.Shop", "16"),
            ("handle(.acceptPart)", .call, "App.Shop", nil), ("push(Home)", .navigation, "App.Shop", "12"),
            // A call with a closure behind it, or without its arguments, can be any call of that name.
            ("load(_:then: x)", .call, "App.Shop", "19"), ("report(of: x)", .call, "App.Shop", "20"),
        ] as [(String, TraceEvent.Kind, String, String?)])
    func `the line is the one call in the sender's type that can be meant, or none`(
        text: String, kind: TraceEvent.Kind, type: String, line: String?
    ) {
        let event = TraceEvent(kind, from: "Shop", to: "x", text)
        let found = CallSites([Self.shop, Self.second]).line(of: event, from: type)
        #expect(found?.description == line.map { "App/Shop.swift:" + $0 })
        #expect(CallSites([]).line(of: event, from: type) == nil)
    }

    @Test func `a call in another file of the type has its line there`() {
        let event = TraceEvent(.message, from: "Shop", to: "x", "close(now: true)")
        let line = CallSites([Self.shop, Self.second]).line(of: event, from: "App.Shop")
        #expect(line?.description == "App/Shop+Second.swift:1")
    }

    @Test func `the lines around a line end with the file`() {
        let sites = CallSites([Self.second, Self.shop])
        let excerpt = sites.excerpt(around: SourceLine(fileID: "App/Shop.swift", number: 28), context: 2)
        #expect(excerpt.map(\.number) == [26, 27, 28, 29])
        #expect(excerpt[2].text == "    func leave() { pop() }")
        let first = sites.excerpt(around: SourceLine(fileID: "App/Shop+Second.swift", number: 1), context: 2)
        #expect(first.map(\.number) == [1])
    }

    @Test func `a tracer names the line of a message whose sender's files it was given, and of no other`() {
        let text = "extension Diary { func f() { delegate?.shop(self, sold: 1) } }"
        for (module, line) in [("ScreenTests", " · ScreenTests/A.swift:1"), ("Other", "")] {
            let tracer = Tracer(sourceFiles: { [SourceFile(id: "\(module)/A.swift", bytes: Array(text.utf8))] })
            let (sender, receiver) = (Diary(), RecordingScreen("receiver"))
            tracer.willHandleInput(sender)
            tracer.call("shop(_:sold: 1)", of: receiver) {}
            tracer.didHandleInput()
            #expect(tracer.trace.events.map(\.line) == ["[call] Diary → RecordingScreen: shop(_:sold: 1)" + line])
        }
    }
}
