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
            }
            """.utf8))

    private static let second = SourceFile(
        id: "App/Shop+Second.swift",
        bytes: Array("extension Shop { func again() { bar.close(now: true); bar.open(); bar.open() } }".utf8))

    private func line(
        _ text: String, _ kind: TraceEvent.Kind = .message, from type: String = "App.Shop",
        in files: [SourceFile]? = nil
    ) -> String? {
        CallSites(files ?? [Self.shop, Self.second])
            .line(of: TraceEvent(kind, from: "Shop", to: "x", text), from: type)?.description
    }

    @Test func `one call in the sender's type is the line, in code and not in a comment or a string`() {
        #expect(line("shop(_:sold: 1)") == "App/Shop.swift:8")
        #expect(line("shop(_:sold: 1)", .unheard) == "App/Shop.swift:8")
        #expect(line("shop(_:sold: 2)", from: "App.Other") == "App/Shop.swift:26")
        #expect(line("close(now: true)") == "App/Shop+Second.swift:1")
        #expect(line("restock(.add([kiwi +2]))", .call) == "App/Shop.swift:21")
        #expect(line("restock(.add([kiwi +2]), reason: \"a, b: c\")", .call) == "App/Shop.swift:21")
    }

    @Test func `no call, another method, or a type of another module has no line`() {
        #expect(line("shop(_:returned: 1)") == nil)
        #expect(line("sell()") == nil)
        #expect(line("shop(_:sold: 1)", from: "Lab.Shop") == nil)
        #expect(line("shop(_:sold: 1)", from: "") == nil)
        #expect(line("") == nil)
        #expect(line("shop(_:sold: 1)", in: []) == nil)
    }

    @Test func `where more than one call can be meant, no line is claimed`() {
        #expect(line("open()", .call) == nil)
        // The event shows the key, and not the argument: either call can have made it.
        #expect(line("perform(1 + 2 =)", .call) == nil)
        // What is pushed is in a variable.
        #expect(line("push(Sales, 3)", .navigation) == "App/Shop.swift:12")
        #expect(line("push(Sales)", .navigation) == nil)
        // A pop to the root is shown so, too.
        #expect(line("pop(to: Home)", .navigation) == nil)
    }

    @Test func `cases and types in the code tell calls of one method apart`() {
        #expect(line("handle(.order(kiwi))", .call) == "App/Shop.swift:15")
        #expect(line("handle(.decline)", .call) == "App/Shop.swift:16")
        #expect(line("handle(.acceptPart)", .call) == nil)
        #expect(line("push(Home)", .navigation) == "App/Shop.swift:12")
    }

    @Test func `a call with a closure behind it, or without its arguments, can be any call of that name`() {
        #expect(line("load(_:then: x)", .call) == "App/Shop.swift:19")
        #expect(line("report(of: x)", .call) == "App/Shop.swift:20")
    }

    @Test func `the lines around a line end with the file`() {
        let sites = CallSites([Self.second, Self.shop])
        let excerpt = sites.excerpt(around: SourceLine(fileID: "App/Shop.swift", number: 26), context: 2)
        #expect(excerpt.map(\.number) == [24, 25, 26, 27])
        #expect(excerpt[2].text == "    func sell() { delegate?.shop(self, sold: 2) }")
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
