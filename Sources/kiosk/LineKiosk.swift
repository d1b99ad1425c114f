import KioskUI
import Terminal

/// Runs the kiosk line by line: for pipes, line terminals and screen readers.
struct LineKiosk {
    let kiosk: Kiosk
    let console: Console

    /// Runs until the input ends or the person leaves.
    func run(_ input: LineReader) throws {
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.sayPage()
        while true {
            for line in said { try console.say(line) }
            said = []
            if kiosk.isFinished { break }
            if input.isTerminal { try console.prompt() }
            if !input.hasBufferedLine { try console.flush() }
            guard let line = try input.next() else { break }
            do throws(Failure) {
                front.handle(try line.text(kiosk.texts))
            } catch {
                front.refuse(error.message)
            }
        }
        try console.flush()
    }
}
