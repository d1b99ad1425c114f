import JuiceMaker
import ScreenKit
import ScreenTrace
import Terminal

/// Runs the kiosk line by line: for pipes, line terminals and screen readers.
struct LineKiosk {
    let kiosk: Kiosk
    let bar: JuiceBar
    let console: Console
    let traceFile: TraceFile?

    /// Runs until the input ends or the person leaves. What other kiosks have done is looked at before each line: nothing is
    /// shown between two of them.
    func run(_ input: LineReader) throws {
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        let isInteractive = input.isTerminal && console.isTerminal
        front.sayPage()
        while true {
            for line in said { try console.say(line) }
            said = []
            if kiosk.isFinished { break }
            if isInteractive { try console.prompt() }
            if !input.hasBufferedLine { try console.flush() }
            // A signal that comes while nobody types ends the process at once.
            try traceFile?.save()
            guard let line = try input.next() else {
                // The prompt has begun a line that nobody ended.
                if isInteractive { try console.say("") }
                break
            }
            bar.refresh()
            do throws(Failure) {
                front.handle(try line.text(kiosk.texts))
            } catch {
                front.refuse(error.message)
            }
        }
        try console.flush()
    }
}
