import ScreenKit
import Storage
import System
import Terminal

nonisolated extension Options {
    /// A Boolean value that indicates whether a script is drawn while it is played.
    var isRecorded: Bool { self[.pictures] != nil || self[.cast] != nil }
}

/// Draws a kiosk while a script is played in it, as a whole terminal would show it: a picture where the script asks for one, and a
/// recording of all.
final class PlayRecorder {
    private let kiosk: Kiosk
    private let size: GridSize
    private let front: FullScreenFront
    private let texts: Texts
    /// The folder of the pictures; `nil` where none are drawn.
    private let pictureFolder: String?
    private let castPath: String?
    private let castFile: (any File)?
    private var cast: Asciicast
    private var castSize = 0
    private var renderer = FrameRenderer()

    static let standardSize = GridSize(columns: 80, rows: 24)

    /// Creates a recorder, and the folder of the pictures. All files are checked here, so that an error is known before anything is
    /// played.
    init(of kiosk: Kiosk, _ script: Script, _ workshop: Workshop, in place: DataPlace) throws(CommandError) {
        let options = workshop.options
        self.kiosk = kiosk
        texts = kiosk.texts
        size = options[.size] ?? Self.standardSize
        front = FullScreenFront(kiosk: kiosk)
        pictureFolder = options[.pictures]
        castPath = options[.cast]
        cast = Asciicast(size: size)
        func check(_ path: String, isOwn: (String) -> Bool) throws(CommandError) {
            let file = workshop.outputFile(path, in: place, script: script.name)
            try file.check(kiosk.texts, foreign: .outputIsForeign, isOwn: isOwn)
        }
        if let pictureFolder {
            for name in script.pictureNames {
                let path = Self.path(of: name, in: pictureFolder)
                try kiosk.texts.working(on: path, .fileNotWritten) { () throws(SystemError) in
                    try SystemFiles().refuseLink(path)
                }
                try check(path) { $0.hasPrefix(Canvas.svgBeginning) }
            }
            _ = try texts.working(on: pictureFolder, .fileNotWritten) { () throws(SystemError) in
                try SystemFiles().makeDirectory(pictureFolder)
            }
        }
        guard let castPath else {
            castFile = nil
            return
        }
        try check(castPath) { $0.hasPrefix(Asciicast.beginning) }
        castFile = try texts.working(on: castPath, .fileNotWritten) { () throws(SystemError) in
            try SystemFiles().open(castPath, .creatingAnywhere)
        }
        try append(cast.header)
        try showFrame()
    }

    func lineWasPlayed(_ line: String) throws(CommandError) {
        guard castFile != nil else { return }
        cast.type(line)
        if !kiosk.isFinished { try showFrame() }
    }

    func pause(_ remark: String) throws(CommandError) {
        if castFile != nil { try append(cast.pause(remark)) }
    }

    func takePicture(_ name: String) throws(CommandError) {
        guard let pictureFolder else { return }
        let path = Self.path(of: name, in: pictureFolder)
        let image = Array(draw().svg.utf8)
        try texts.working(on: path, .fileNotWritten) { () throws(SystemError) in
            try SystemFiles().open(path, .creating).replaceContents(from: 0, with: image)
        }
    }

    /// Ends the recording: the last screen stays as long as the script says.
    func finish() throws(CommandError) {
        if castFile != nil { try append(cast.output([])) }
    }

    private func draw() -> Canvas {
        front.contentHasChanged()
        return front.draw(size: size)
    }

    private func showFrame() throws(CommandError) {
        let bytes = renderer.render(draw())
        if !bytes.isEmpty { try append(cast.output(bytes)) }
    }

    private func append(_ text: String) throws(CommandError) {
        guard let castFile, let castPath else { return }
        let (bytes, offset) = (Array(text.utf8), castSize)
        try texts.working(on: castPath, .fileNotWritten) { () throws(SystemError) in
            try castFile.replaceContents(from: offset, with: bytes)
        }
        castSize += bytes.count
    }

    private static func path(of name: String, in folder: String) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + name + ".svg"
    }
}
