import Testing
import TestSupport

@testable import Terminal

struct KeyDecoderTests {
    /// Whole sequences and what they mean.
    private static let sequences: [(bytes: String, events: [InputEvent])] = [
        ("q", [key(.character("q"))]), ("A", [key(.character("A"))]), ("한", [key(.character("한"))]),
        ("🍓", [key(.character("🍓"))]), ("÷", [key(.character("÷"))]), ("\r", [key(.enter)]), ("\n", [key(.enter)]),
        ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
        ("\u{3}", [key(.character("c"), .control)]), ("\u{0}", [key(.character(" "), .control)]),
        ("\u{1F}", [key(.character("_"), .control)]), ("\u{1B}[A", [key(.up)]), ("\u{1B}[B", [key(.down)]),
        ("\u{1B}[C", [key(.right)]), ("\u{1B}[D", [key(.left)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}OD", [key(.left)]),
        ("\u{1B}O5A", [key(.up, .control)]), ("\u{1B}[H", [key(.home)]), ("\u{1B}[F", [key(.end)]),
        ("\u{1B}OH", [key(.home)]), ("\u{1B}[1~", [key(.home)]), ("\u{1B}[7~", [key(.home)]),
        ("\u{1B}[4~", [key(.end)]), ("\u{1B}[8~", [key(.end)]), ("\u{1B}[2~", [key(.insert)]),
        ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[5~", [key(.pageUp)]), ("\u{1B}[6~", [key(.pageDown)]),
        ("\u{1B}OP", [key(.function(1))]), ("\u{1B}OQ", [key(.function(2))]), ("\u{1B}OR", [key(.function(3))]),
        ("\u{1B}OS", [key(.function(4))]), ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}[[E", [key(.function(5))]),
        ("\u{1B}[11~", [key(.function(1))]), ("\u{1B}[15~", [key(.function(5))]), ("\u{1B}[17~", [key(.function(6))]),
        ("\u{1B}[21~", [key(.function(10))]), ("\u{1B}[23~", [key(.function(11))]),
        ("\u{1B}[24~", [key(.function(12))]), ("\u{1B}[1;5A", [key(.up, .control)]),
        ("\u{1B}[1;2B", [key(.down, .shift)]), ("\u{1B}[1;3C", [key(.right, .alt)]),
        ("\u{1B}[1;8D", [key(.left, [.shift, .alt, .control])]), ("\u{1B}[5;5~", [key(.pageUp, .control)]),
        ("\u{1B}[1;2P", [key(.function(1), .shift)]), ("\u{1B}[1;5R", [key(.function(3), .control)]),
        ("\u{1B}[15;2~", [key(.function(5), .shift)]), ("\u{1B}[Z", [key(.tab, .shift)]),
        ("\u{1B}x", [key(.character("x"), .alt)]), ("\u{1B}한", [key(.character("한"), .alt)]),
        ("\u{1B}\r", [key(.enter, .alt)]), ("\u{1B}\u{7F}", [key(.backspace, .alt)]),
        ("\u{1B}\u{1B}[A", [key(.up, .alt)]), ("\u{1B}\u{1B}x", [key(.escape), key(.character("x"), .alt)]),
        ("\u{1B}]0;a\u{18}q", [key(.character("q"))]), ("\u{1B}P1\u{1A}q", [key(.character("q"))]),
        ("\u{1B}Op", [key(.character("0"))]), ("\u{1B}Oy", [key(.character("9"))]), ("\u{1B}OM", [key(.enter)]),
        ("\u{1B}OX", [key(.character("="))]), ("\u{1B}Oj", [key(.character("*"))]),
        ("\u{1B}Ok", [key(.character("+"))]), ("\u{1B}Ol", [key(.character(","))]),
        ("\u{1B}Om", [key(.character("-"))]), ("\u{1B}On", [key(.character("."))]),
        ("\u{1B}Oo", [key(.character("/"))]), ("\u{1B}OF", [key(.end)]), ("\u{1B}OZ", []),
        // kitty and modifyOtherKeys
        ("\u{1B}[27u", [key(.escape)]), ("\u{1B}[97;5u", [key(.character("a"), .control)]),
        ("\u{1B}[97;2u", [key(.character("A"))]), ("\u{1B}[13;2u", [key(.enter, .shift)]),
        ("\u{1B}[57400u", [key(.character("1"))]), ("\u{1B}[97;1:3u", []), ("\u{1B}[57409u", [key(.character("."))]),
        ("\u{1B}[57410u", [key(.character("/"))]), ("\u{1B}[57411;2u", [key(.character("*"), .shift)]),
        ("\u{1B}[57412u", [key(.character("-"))]), ("\u{1B}[57413u", [key(.character("+"))]),
        ("\u{1B}[57414u", [key(.enter)]), ("\u{1B}[57415u", [key(.character("="))]),
        ("\u{1B}[9;2u", [key(.tab, .shift)]), ("\u{1B}[127u", [key(.backspace)]),
        ("\u{1B}[97;6u", [key(.character("A"), .control)]), ("\u{1B}[54620;2u", [key(.character("한"), .shift)]),
        ("\u{1B}[97;33u", [key(.character("a"), .alt)]), ("\u{1B}[1u", []), ("\u{1B}[8238u", []),
        ("\u{1B}[27;2;97~", [key(.character("A"))]), ("\u{1B}[27;5~", []),
        ("\u{1B}[27;5;99~", [key(.character("c"), .control)]), ("\u{1B}[1;1:3A", []), ("\u{1B}[57441u", []),
        // the mouse
        ("\u{1B}[<0;1;1M", [mouse(.press(.left), 0, 0)]), ("\u{1B}[<0;80;24m", [mouse(.release(.left), 79, 23)]),
        ("\u{1B}[<1;3;4M", [mouse(.press(.middle), 2, 3)]), ("\u{1B}[<2;3;4m", [mouse(.release(.right), 2, 3)]),
        ("\u{1B}[<64;3;4M", [mouse(.wheelUp, 2, 3)]), ("\u{1B}[<65;3;4M", [mouse(.wheelDown, 2, 3)]),
        ("\u{1B}[<16;3;4M", [mouse(.press(.left), 2, 3)]),
        ("\u{1B}[<35;3;4M", []), ("\u{1B}[<32;3;4M", []), ("\u{1B}[<66;3;4M", []), ("\u{1B}[<128;3;4M", []),
        ("\u{1B}[<0;0;4M", []), ("\u{1B}[<0;1M", []), ("\u{1B}[M !!", [mouse(.press(.left), 0, 0)]),
        ("\u{1B}[M#!!", [mouse(.release(.left), 0, 0)]),
        // pastes
        ("\u{1B}[200~12\r\n한글\tx\u{1B}[31m\u{7}\u{1B}[201~", [.paste("12 한글 x[31m")]),
        ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("[20")]), ("\u{1B}[200~\u{1B}[201~", []),
        ("\u{1B}[200~\u{1112}\u{1161}\u{11AB}\u{1B}[201~", [.paste("\u{D55C}")]),
        // One after another that has lost its end is a paste of its own.
        ("\u{1B}[200~12\u{1B}[200~34\u{1B}[201~q", [.paste("12"), .paste("34"), key(.character("q"))]),
        // what only a program that asked for it wants
        ("\u{1B}[I", []), ("\u{1B}[O", []), ("\u{1B}[?62;22c", []), ("\u{1B}[>1;10;0c", []), ("\u{1B}[?2026;2$y", []),
        ("\u{1B}[24;80R", []), ("\u{1B}[2;5R", []), ("\u{1B}[0n", []), ("\u{1B}[8;24;80t", []),
        ("\u{1B}[99;99;99~", []), ("\u{1B}[201~", []), ("\u{1B}]11;rgb:0000/0000/0000\u{7}", []),
        ("\u{1B}]11;rgb:0/0/0\u{1B}\\", []), ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []),
        ("\u{1B}^x\u{1B}\\", []), ("\u{1B}Xx\u{1B}\\", []), ("\u{1B}]0;한글\u{7}", []),
        // 63 bytes of parameters are read, and 64 are not.
        ("\u{1B}[1;" + String(repeating: "0", count: 60) + "5A", [key(.up, .control)]),
        ("\u{1B}[1;" + String(repeating: "0", count: 61) + "5A", []),
        ("\u{1B}[?1u", []), ("\u{1B}[E", []), ("\u{80}\u{9B}", []), ("\u{202E}", []),
    ]

    private static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent { .key(key, modifiers) }

    private static func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> InputEvent {
        .mouse(MouseEvent(action, at: GridPoint(column: column, row: row)))
    }

    @Test func `every sequence means the same wherever it is split`() {
        for (text, events) in Self.sequences {
            let bytes = Array(text.utf8)
            for cut in 0...bytes.count {
                var decoder = KeyDecoder()
                let heard = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
                #expect(heard == events, "\(text.debugDescription) split after \(cut) bytes")
                #expect(decoder.waitTime == nil, "\(text.debugDescription)")
            }
            var decoder = KeyDecoder()
            #expect(bytes.flatMap { decoder.feed([$0]) } == events, "\(text.debugDescription) byte by byte")
        }
    }

    @Test func `sequences one after another do not disturb each other`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let shuffled = Self.sequences.shuffled(using: &generator)
            // An Esc before another sequence would be an Alt, which a sequence of its own must not become.
            let bytes = shuffled.flatMap { Array($0.bytes.utf8) }
            var decoder = KeyDecoder()
            var heard: [InputEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...9, using: &generator)
                heard += decoder.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(heard == shuffled.flatMap(\.events))
        }
    }

    @Test func `Esc alone is the Esc key, once nothing has followed for less than 50 ms`() throws {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B]).isEmpty)
        #expect(decoder.needsTimeout)
        #expect(try #require(decoder.waitTime) < .milliseconds(50))
        #expect(decoder.timeOut() == [.key(.escape, [])])
        #expect(!decoder.needsTimeout)
    }

    @Test(arguments: ["[B", "OB", "[5~", "[<0;3;4M", "[1;5A"]) func `what comes late is never typed`(tail: String) {
        for cut in 1...tail.utf8.count {
            var decoder = KeyDecoder()
            var heard = decoder.feed([0x1B]) + decoder.timeOut()
            heard += decoder.feed(tail.utf8.prefix(cut)) + decoder.feed(tail.utf8.dropFirst(cut))
            #expect(heard == [.key(.escape, [])], "\(tail) after \(cut)")
            #expect(decoder.feed("q".utf8) == [.key(.character("q"), [])])
        }
    }

    /// What is fed, with a pause behind `…`, and the events of each piece: of what came before the pause, of the pause, of the rest.
    private static let pauses: [(text: String, events: [[InputEvent]])] = [
        ("\u{1B}\u{1B}…", [[], [key(.escape), key(.escape)], []]),
        ("\u{1B}…q", [[], [key(.escape)], [key(.character("q"))]]),
        // An O that nothing follows was typed after all.
        ("\u{1B}…O…", [[], [key(.escape)], [], [key(.character("O"))], []]),
        ("\u{1B}…O1", [[], [key(.escape)], [key(.character("O")), key(.character("1"))]]),
        // What begins a sequence is an Alt key if nothing follows.
        ("\u{1B}[…", [[], [key(.character("["), .alt)], []]), ("\u{1B}O…", [[], [key(.character("O"), .alt)], []]),
        ("\u{1B}]…", [[], [key(.character("]"), .alt)], []]), ("\u{1B}P…", [[], [key(.character("P"), .alt)], []]),
        ("\u{1B}_…", [[], [key(.character("_"), .alt)], []]),
        // A paste whose Esc came early is still a paste, and one that does not end is delivered.
        ("\u{1B}…[200~rm\r\u{1B}[201~", [[], [key(.escape)], [.paste("rm ")]]),
        ("\u{1B}[200~12…", [[], [.paste("12")], []]),
        // What comes after a stall in a paste is still pasted, and no key.
        ("\u{1B}[200~12…q\r3\u{1B}[20…1~q", [[], [.paste("12")], [], [.paste("q 3")], [key(.character("q"))]]),
        ("\u{1B}[200~12…3\u{3}4…", [[], [.paste("12")], [], [.paste("34")], []]),
        // Ctrl-C leads out of a paste that has lost its end.
        ("\u{1B}[200~1\u{3}2…\u{3}q", [[], [.paste("12")], [key(.character("c"), .control), key(.character("q"))]]),
    ]

    @Test(arguments: pauses)
    func `what follows after a pause has its meaning, too`(text: String, events: [[InputEvent]]) {
        var decoder = KeyDecoder()
        var heard: [[InputEvent]] = []
        for piece in text.split(separator: "…", omittingEmptySubsequences: false) {
            if !heard.isEmpty { heard.append(decoder.timeOut()) }
            heard.append(decoder.feed(piece.utf8))
        }
        #expect(heard == events)
    }

    @Test func `while a paste is delivered in pieces, no time-out is needed`() {
        var decoder = KeyDecoder()
        _ = decoder.feed("\u{1B}[200~12".utf8) + decoder.timeOut()
        #expect(!decoder.needsTimeout)
    }

    @Test(arguments: ["\u{1B}[1;", "\u{1B}]11;rgb", "\u{1B}P1$r", "\u{1B}]x\u{1B}", "\u{1B}[[", "\u{1B}[M !"])
    func `a sequence that does not end is forgotten`(text: String) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(text.utf8).isEmpty)
        #expect(!decoder.needsTimeout)
        #expect(decoder.timeOut().isEmpty)
        #expect(decoder.feed("q".utf8) == [.key(.character("q"), [])])
    }

    @Test(arguments: [true, false])
    func `the mark of a paste that is typed begins none, and the next key acts`(isEscapeReported: Bool) {
        var decoder = KeyDecoder()
        var heard = decoder.feed([0x1B])
        if isEscapeReported { heard += decoder.timeOut() }
        for byte in "[200~".utf8 {
            decoder.notePause()
            heard += decoder.feed([byte])
        }
        #expect(heard == (isEscapeReported ? [.key(.escape, [])] : []))
        #expect(decoder.feed("q\r".utf8) == [.key(.character("q"), []), .key(.enter, [])])
    }

    @Test(
        arguments: [
            ("\u{1B}[<0;3;4M\u{1B}[<0;3;4m", [mouse(.press(.left), 2, 3), mouse(.release(.left), 2, 3)]),
            ("\u{1B}[M !!", [mouse(.press(.left), 0, 0)]), ("\u{1B}[200~12\u{1B}[201~", [.paste("12")]),
            ("\u{1B}[200~\u{1B}[201~", []), ("\u{1B}]11;rgb:0000/0000/0000\u{7}", []),
            ("\u{1B}]11;rgb:0/0/0\u{1B}\\", []), ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}[?62;22c", []),
            ("\u{1B}[24;80R", []), ("\u{1B}[<35;3;4M", []),
        ] as [(String, [InputEvent])])
    func `Esc in one burst with what the terminal reports is the Esc key`(report: String, events: [InputEvent]) {
        let bytes = [0x1B] + Array(report.utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            let heard = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
            #expect(heard == [.key(.escape, [])] + events, "split after \(cut) bytes")
            #expect(decoder.feed("q".utf8) == [.key(.character("q"), [])])
        }
    }

    @Test(
        arguments: [
            ("7", [.key(.character("7"), [])]), ("\r", [.key(.enter, [])]), ("\u{1B}", [.key(.escape, [])]),
            ("\u{1B}[A", [.key(.up, [])]), ("한", [.key(.character("한"), [])]),
            ("\u{1B}[<0;3;4M\u{1B}[<0;3;4m", [mouse(.press(.left), 2, 3), mouse(.release(.left), 2, 3)]),
        ] as [(String, [InputEvent])])
    func `after a paste that has lost its end, a key that stands alone acts, and so do the next ones`(
        key: String, events: [InputEvent]
    ) {
        for text in ["12", ""] {
            var decoder = KeyDecoder()
            _ = decoder.feed("\u{1B}[200~\(text)".utf8)
            #expect(decoder.timeOut() == (text.isEmpty ? [] : [.paste(text)]))
            #expect(decoder.feed(key.utf8).isEmpty)
            #expect(decoder.needsTimeout)
            #expect(decoder.timeOut() == events)
            #expect(decoder.feed("qx".utf8) == [.key(.character("q"), []), .key(.character("x"), [])])
        }
    }

    @Test(arguments: 0...2)
    func `a paste that goes on is whole wherever it stalls, also with Esc in it and inside a character`(count: Int) {
        let bytes = Array("\u{1B}[200~a한x\u{1B}[31m\r\n딸b\u{1B}[201~q".utf8)
        for cut in 7..<(bytes.count - 7) where bytes[cut - 1] != 0x1B {
            // Only what begins inside a character is no key where it stands alone after the stall.
            let end = bytes[cut] & 0xC0 == 0x80 ? cut + count : cut
            var decoder = KeyDecoder()
            let heard =
                decoder.feed(bytes[..<cut]) + decoder.timeOut() + decoder.feed(bytes[cut..<end]) + decoder.timeOut()
                + decoder.feed(bytes[end...])
            let pasted = heard.map { if case .paste(let text) = $0 { text } else { "" } }.joined()
            #expect(pasted == "a한x[31m 딸b", "\(cut): \(heard)")
            #expect(heard.last == .key(.character("q"), []))
        }
    }

    @Test func `a paste is cut at a limit`() throws {
        var decoder = KeyDecoder()
        let events = decoder.feed(
            Array("\u{1B}[200~".utf8) + Array(repeating: 0x37, count: 1_000_000) + Array("\u{1B}[201~q".utf8))
        #expect(events.count == 2)
        guard case .paste(let text) = try #require(events.first) else { return #expect(Bool(false)) }
        #expect(text.utf8.count == 64 * 1024)
    }

    @Test(
        arguments: [
            [0xFF], [0xFE], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5],
            [0x80], [0xEA, 0xB0], [0xF0, 0x9F], [0xF0, 0x80, 0x80, 0x80],
        ] as [[UInt8]])
    func `invalid bytes are dropped, and what follows is not`(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(
            decoder.feed(bytes + Array("q한\u{1B}[A".utf8)) == [
                .key(.character("q"), []), .key(.character("한"), []), .key(.up, []),
            ])
        #expect(decoder.feed([0x1B] + bytes + Array("q".utf8)).last == .key(.character("q"), []))
    }

    @Test func `Hangul typed as Jamo is composed`() {
        var decoder = KeyDecoder()
        var heard: [InputEvent] = []
        for scalar in "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}!".unicodeScalars {
            heard += decoder.feed(Array(String(scalar).utf8))
        }
        #expect(
            heard == [.key(.character("\u{D55C}"), []), .key(.character("\u{AE00}"), []), .key(.character("!"), [])])
        #expect(decoder.feed("\u{1112}\u{1161}".utf8).isEmpty)
        #expect(decoder.needsTimeout)
        let released = decoder.timeOut()
        guard case .key(.character(let last), []) = released.first else { return #expect(Bool(false)) }
        #expect(last.unicodeScalars.map(\.value) == [0xD558])
    }

    @Test func `no bytes make it fail or keep much`() {
        var generator = SeededGenerator(seed: 11)
        let interesting: [UInt8] = [
            0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x4D, 0x6D, 0x30, 0x39, 0x7E, 0x75, 0x5D, 0x07, 0x50, 0xE1, 0x84, 0x92,
        ]
        var decoder = KeyDecoder()
        for _ in 0..<30_000 {
            let count = Int.random(in: 1...40, using: &generator)
            let bytes = (0..<count).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator) : interesting.randomElement(using: &generator) ?? 0
            }
            _ = decoder.feed(bytes)
            if Int.random(in: 0..<4, using: &generator) == 0 { _ = decoder.timeOut() }
            if Int.random(in: 0..<50, using: &generator) == 0 {
                while decoder.waitTime != nil { _ = decoder.timeOut() }
            }
        }
        while decoder.waitTime != nil { _ = decoder.timeOut() }
        #expect(decoder.feed("q".utf8).last == .key(.character("q"), []))
    }
}
