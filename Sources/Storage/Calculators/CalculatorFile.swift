import Calculator

/// The record of a running kiosk's calculators: a line for each event, in a file that no other kiosk has meanwhile.
///
/// A line is written before the next key is looked at, so that it survives the death of the process; that it survives a power
/// cut, too, is seen to in the background. What cannot be written waits, and is tried again with the next event.
package final class CalculatorFile: CalculatorRecorder {
    private let file: any File
    private let place: CalculatorPlace
    private let sync: BackgroundSync
    /// The number of the last line.
    private var sequence: Int
    /// Where the file ends, as far as it is written.
    private var end: Int
    /// What belongs behind the end.
    private var pending: [UInt8] = []
    /// Whether something else may stand there.
    private var mustTruncate: Bool
    private var isFailing = false
    private var failure: SystemError?

    /// Goes on with a file.
    ///
    /// - Parameters:
    ///   - file: an open file; nobody else writes into it.
    ///   - log: what is in it.
    ///   - place: where it is.
    init(_ file: any File, after log: CalculatorLog, at place: CalculatorPlace) {
        self.file = file
        self.place = place
        sync = BackgroundSync(file)
        sequence = log.lineCount
        end = log.end
        mustTruncate = log.rest != .nothing && log.rest != .missingLineFeed
        if log.rest == .missingLineFeed { pending.append(SealedLine.lineFeed) }
        if sequence == 0 { begin() }
        if mustTruncate || !pending.isEmpty { write() }
    }

    package func record(_ event: CalculatorSet.Event) {
        if event.action == .clear { forget() }
        sequence += 1
        CalculatorLine(sequence: sequence, event: event).write(to: &pending)
        write()
    }

    package func takeNotice() -> RecordingNotice? {
        guard let error = failure ?? sync.takeFailure() else { return nil }
        failure = nil
        return .notWritten(errno: error.code)
    }

    /// Waits until everything is on the disk; after that nothing more is recorded.
    ///
    /// - Returns: what went wrong and was not told yet.
    package func finish() -> RecordingNotice? {
        if mustTruncate || !pending.isEmpty { write() }
        sync.stop()
        do throws(SystemError) { try retrying(try file.sync()) } catch { failure = error }
        return takeNotice()
    }

    /// Who wants everything forgotten does not want it to stay in a file.
    private func forget() {
        end = 0
        mustTruncate = true
        pending.removeAll(keepingCapacity: true)
        begin()
        do throws(SystemError) { try place.emptyOthers() } catch { failure = error }
    }

    private func begin() {
        CalculatorLine.writeHeader(to: &pending)
        sequence = 1
    }

    private func write() {
        do throws(SystemError) {
            if mustTruncate { try retrying(try file.truncate(to: end)) }
            mustTruncate = false
            try file.writeFully(pending, at: end)
            end += pending.count
            pending.removeAll(keepingCapacity: true)
            try sync.request()
            isFailing = false
        } catch {
            // Told once, however many keys it takes until it is over.
            if !isFailing { failure = error }
            isFailing = true
        }
    }
}

extension CalculatorFile {
    /// Opens the first of a folder's files that no other kiosk has open, and plays again what is in it.
    ///
    /// The calculators always work: where their file cannot be opened, the answer is new ones, without a file.
    ///
    /// - Parameters:
    ///   - directory: the folder; it is made where it is missing.
    ///   - files: where the folder is.
    ///   - digestSize: how many bytes a file may have before it is looked whether fewer lines would do.
    /// - Returns: the calculators as they were left, and the file in which to record what happens to them.
    /// - Complexity: O(*n*) in the number of lines.
    package static func open(
        directory: String, files: any FileSystem = SystemFiles(), digestSize: Int = 256 * 1024
    ) -> OpenedCalculators {
        do throws(SystemError) {
            try retrying(try files.makeDirectory(directory))
            for number in CalculatorPlace.numbers {
                let place = CalculatorPlace(directory: directory, number: number, files: files)
                if let file = try place.openAlone() { return try open(file, at: place, digestSize) }
            }
            return OpenedCalculators(notice: .tooManyKiosks)
        } catch {
            return OpenedCalculators(notice: .unavailable(errno: error.code))
        }
    }

    private static func open(
        _ file: any File, at place: CalculatorPlace, _ digestSize: Int
    ) throws(SystemError) -> OpenedCalculators {
        let isLong = try retrying(try file.size()) > digestSize
        let log = try CalculatorLog(file, keepingEvents: isLong)
        var notice: RecordingNotice?
        switch log.rest {
        case .newerFormat(let format): return OpenedCalculators(notice: .newerFormat(format))
        case .damage: notice = .damaged(line: log.lineCount + 1, copy: try place.keepCopy(of: file))
        case .nothing, .tornLine, .missingLineFeed: break
        }
        if isLong, log.rest == .nothing, let (file, log) = place.replace(log) {
            return OpenedCalculators(calculators: log.calculators, file: CalculatorFile(file, after: log, at: place))
        }
        let recorder = CalculatorFile(file, after: log, at: place)
        // Should the power fail before the name is on the disk, a new file is lost; the next keys are not.
        if log.lineCount == 0 { try? retrying(try place.syncNames()) }
        return OpenedCalculators(calculators: log.calculators, file: recorder, notice: notice)
    }
}

/// The calculators of a folder, as they were left, and what becomes of them from now on.
package struct OpenedCalculators {
    /// The calculators; new ones where there were none, or none that can be read.
    package var calculators = CalculatorSet()
    /// Who writes down what happens to them; nil where that is impossible, for the reason in the notice.
    package var file: CalculatorFile?
    /// What a person should know about it.
    package var notice: RecordingNotice?
}
