import ScreenKit
import Terminal

/// Runs the kiosk line by line: for pipes, line terminals and screen readers.
struct LineKiosk {
    let kiosk: Kiosk
    let console: Console
    let traceFile: TraceFile?
    /// Reads what other kiosks have written; called before each line, because nothing is shown between two lines.
    let refresh: () -> Void

    /// Runs until the input ends or the person leaves.
    func run(_ input: LineReader) throws {
        var output: [String] = []
        let front = LineFront(kiosk: kiosk) { output.append($0) }
        let isInteractive = input.isTerminal && console.isTerminal
        front.sayPage()
        while true {
            try console.say(output)
            output = []
            if kiosk.isFinished { break }
            if isInteractive { try console.prompt() }
            if !input.hasBufferedLine { try console.flush() }
            // A signal during the wait for input ends the process at once.
            try traceFile?.save()
            guard let line = try input.next() else {
                // The prompt has begun a line.
                if isInteractive { try console.say("") }
                break
            }
            refresh()
            do throws(CommandError) {
                front.handle(try line.text(kiosk.texts))
            } catch {
                front.refuse(error.message)
            }
        }
        try console.flush()
    }
}
