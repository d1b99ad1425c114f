import ScreenKit
import ScreenTrace

/// A script while it is played in a kiosk, from pause to pause.
final class Playback {
    let kiosk: Kiosk
    /// The trace of the kiosk; `nil` where nothing asks for it.
    let tracer: Tracer?
    private let script: Script
    private let traceFile: TraceFile?
    private let recorder: PlayRecorder?
    /// Reads what other kiosks have written; called before each line.
    private let refresh: () -> Void
    private lazy var front = LineFront(kiosk: kiosk) { [unowned self] in output.append($0) }
    /// The lines since the last input, in which an expectation looks.
    private var output: [String] = []
    private var index = 0

    init(
        _ script: Script, in kiosk: Kiosk, tracer: Tracer? = nil, traceFile: TraceFile?, recorder: PlayRecorder? = nil,
        refresh: @escaping () -> Void
    ) {
        self.script = script
        self.kiosk = kiosk
        self.tracer = tracer
        tracer?.keepEverything()
        self.traceFile = traceFile
        self.recorder = recorder
        self.refresh = refresh
        front.sayPage()
    }

    /// Plays the lines up to the next pause and returns its text, or up to the end and returns `nil`, and shows the output. An error names the line of the expectation that was not
    /// met, or the file that cannot be written.
    func play(_ say: ([String]) throws -> Void) throws -> String? {
        func flush() throws {
            try say(output)
            output = []
        }
        while index < script.lines.count {
            let line = script.lines[index]
            let place = Script.place(index, of: script.name)
            index += 1
            func fail(_ reason: String) throws {
                try flush()
                throw CommandError(place + reason, .no)
            }
            if kiosk.isFinished {
                switch line {
                case .expectation(let text): try fail(kiosk.texts(.notChecked, text.printable))
                case .picture(let name) where recorder != nil: try fail(kiosk.texts(.pictureAfterEnd, name))
                case .comment, .blank, .pause, .picture, .input: continue
                }
            }
            refresh()
            kiosk.dataDidChange()
            switch line {
            case .comment: continue
            case .expectation(let text):
                let isMet = (output + front.currentLines).contains { $0.contains(text) }
                if !isMet { try fail(kiosk.texts(.notMet, text.printable)) }
            case .blank: try flush()
            case .pause(let remark):
                try flush()
                try recorder?.pause(remark.printable)
                return remark.printable
            case .picture(let name): try recorder?.takePicture(name)
            case .input(let input):
                try flush()
                try say(["> " + input.printable])
                front.handle(input)
                try traceFile?.save()
                try recorder?.lineWasPlayed(input)
            }
        }
        try flush()
        try recorder?.finish()
        return nil
    }

    func finish() throws(CommandError) { try traceFile?.save() }
}
