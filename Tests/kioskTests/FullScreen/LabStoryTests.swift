import TestSupport
import Testing

/// A class before the lab, with the keyboard alone.
nonisolated struct LabStoryTests {
    @Test func `predicts, runs, reads the source, and comes home`() throws {
        let run = try TerminalRun("--ephemeral")
        try run.wait(for: "3  실험실")
        run.press("3")
        try run.wait(for: "▸1    메모리 누수")
        run.press("1")
        try run.wait(for: "몇 개가 남을까요?")
        run.press(TerminalKey.down + TerminalKey.enter)
        try run.wait(for: "맞았습니다! 3개")
        try run.wait(for: "살아 있는 화면   0")
        run.press("s")
        try run.wait(for: "private protocol FormDelegate")
        run.press("s")
        try run.wait(for: "맞았습니다! 3개")
        run.press("l")
        try run.wait(for: "Right! 3")
        run.press("r")
        try run.wait(for: "How many screens stay alive?")
        try run.quit()
    }

    @Test func `the queues are measured while somebody waits, and the keys work on`() throws {
        let run = try TerminalRun("--ephemeral", "--lang", "en")
        try run.wait(for: "3  Lab")
        run.press("37")
        try run.wait(for: "A queue is filled and emptied")
        run.press("3")
        try run.wait(for: "Right! The array")
        try run.wait(for: "16000")
        run.press(TerminalKey.escape)
        try run.wait(for: "Which experiment?")
        try run.quit()
    }
}
