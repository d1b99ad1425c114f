import System
import Testing

@testable import Calculator
@testable import ScreenKit
@testable import kiosk

/// `kiosk man`.
struct ManPageTests {
    nonisolated private static let groff = "/usr/bin/groff"

    @Test func `the page has the usual sections in their usual order`() throws {
        func headings(_ language: String) throws -> [String] {
            let outcome = try kiosk("man", "--lang", language)
            #expect(outcome == Outcome(output: outcome.output))
            return outcome.lines.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(5).dropLast()) }
        }
        #expect(
            try headings("en") == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "FILES", "EXIT STATUS", "ENVIRONMENT",
            ])
        #expect(try headings("ko") == ["이름", "개요", "설명", "명령", "옵션", "파일", "종료 코드", "환경 변수"])
    }

    @Test func `each command and each option has an entry`() throws {
        let lines = try kiosk("man", "--lang", "en").lines
        let entries = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map { $0.1 }
        for entry in [
            #"\fBkiosk calc\fR [\-\-style STYLE] [\-\-digits N] \fI[EXPRESSION...]\fR"#,
            #"\fBkiosk void\fR \fB\-\-reason\fR \fITEXT\fR \fINUMBER\fR"#, #"\fBkiosk ledger verify\fR"#,
            #"\fBkiosk completions\fR \fIbash|zsh|fish\fR"#, #"\fB\-h\fR, \fB\-\-help\fR"#,
            #"\fB\-\-data\fR \fIDIR\fR"#, #"\fBledger.jsonl\fR"#, #"\fBNO_COLOR\fR"#,
        ] {
            #expect(entries.contains { $0 == entry }, "\(entry)")
        }
        #expect(lines[0...2] == [#".TH KIOSK 1 "" "kiosk 0.1.0""#, #".SH "NAME""#, lines[2]])
        #expect(lines[2].hasPrefix(#"kiosk \- a calculator"#))
    }

    @Test func `the page and the help of each command that takes keys name every key`() throws {
        for words in [["man"], ["help", "calc"], ["help", "compare"]] {
            let text = try kiosk(words[0], words.dropFirst().first ?? "--lang=en", "--lang=en").output
            let keys = Set(text.replacing(#"\-"#, with: "-").split { $0 == " " || $0 == "\n" }.map(String.init))
            for event in CalculatorEvent.named where event != .press(.backspace) {
                let token = try #require(event.names?.token.lowercased())
                #expect(keys.contains(token) || token.allSatisfy(\.isNumber) || keys.contains(token + "."), "\(token)")
            }
            #expect(keys.contains("del"))
        }
    }

    @Test(.enabled(if: access(groff, X_OK) == 0, "groff is not installed"), arguments: ["ko", "en"])
    func `groff finds nothing to warn about`(language: String) throws {
        let page = try kiosk("man", "--lang", language).output
        let words = ["-man", "-ww", "-z", "-Kutf8", "-Tutf8"]
        expect(try ProgramRun(words, program: Self.groff, input: page).outcome())
    }

    @Test func `a version names the commit where it is known`() {
        #expect(Version.description(commit: "a1b2c3d") == "0.1.0 (a1b2c3d)")
        #expect(Version.description(commit: nil) == "0.1.0")
    }
}
