import Lab
import ScreenKit
import ScreenTrace
import Storage
import System

extension Workshop {
    /// `kiosk koans`: runs the koans of a folder, on the whole terminal or line by line.
    func openKoans(in folder: KoanFolder) throws {
        let koans = try koans(in: folder)
        folder.rename(koans)
        guard koans.contains(where: { (try? folder.source(of: $0)) != nil }) else {
            throw CommandError(texts(.koansMissing, folder.path.printable), .badInput)
        }
        let session = KoanSession(
            folder, koans: koans, compiler: try compiler(in: folder), isWaiting: !runner.usesFullScreen,
            afterRun: try koanTraceFile())
        let classroom = try classSession { folder.sources(koans) }
        session.classroom = classroom?.desk
        let kiosk = Kiosk(
            root: KoanScreen(
                session.desk, folder: folder.path.printable,
                classScreen: classroom.map { classroom in { ClassScreen(classroom.desk) } }),
            texts: texts, languageKey: .character("L"), inspector: session.desk.viewer, isShowingInspector: true)
        classroom?.present(on: kiosk)
        defer { classroom?.finish() }
        session.start(checkingClaims: runner.usesFullScreen)
        let sources: [(any ChangeSource)?] = [session, classroom]
        try show(kiosk, sources.compactMap(\.self))
    }

    /// Returns a function that writes the messages of a run into the file of the trace.
    private func koanTraceFile() throws(CommandError) -> (KoanMachine) -> Void {
        guard let trace = options[.trace] else { return { _ in } }
        let output = OutputFile(path: trace.path, dataFolder: nil, inputs: [], isForced: options[.force])
        try output.check(texts, isOwn: trace.format.isTrace)
        let file = try texts.working(on: trace.path, .traceNotWritten) { () throws(SystemError) in
            try SystemFiles().open(trace.path, .creatingAnywhere)
        }
        return { machine in
            guard let story = machine.story else { return }
            var writer = TraceWriter(trace.format)
            var text = writer.header
            let marked = story.marking(machine.difference)
            for (event, map) in zip(marked.events, marked.maps) { text += writer.lines(for: event, map: map) }
            // The next run writes the file again.
            try? file.replaceContents(from: 0, with: Array(text.utf8))
        }
    }

    /// `kiosk koans init`: writes the koans that are not there yet into a folder.
    func writeKoans(into folder: KoanFolder) throws {
        let koans = try koans(in: folder)
        let count = try texts.working(on: folder.path) { () throws(SystemError) in try folder.writeMissing(koans) }
        try console.say(texts(.koansWritten, String(count), folder.path.printable))
        try console.say(texts(.koansStart, folder.path.printable))
    }

    /// Reads the koans of the program and those that a class has put into a folder, or only these.
    func koans(in folder: KoanFolder, onlyAdded: Bool = false) throws(CommandError) -> [Koan] {
        try texts.working(on: folder.path) { () throws(KoanFolderError) in
            try onlyAdded ? folder.addedKoans() : folder.koans()
        }
    }

    func scratchFolder() throws(CommandError) -> ScratchFolder {
        try texts.working(on: ScratchFolder.parent) { () throws(SystemError) in try ScratchFolder() }
    }

    func compiler(in folder: KoanFolder) throws(CommandError) -> KoanCompiler {
        try texts.working(on: folder.path) { () throws(SystemError) in try folder.compiler() }
    }
}
