import Calculator

/// The recording of a kiosk's calculators: a line for each event, in a file that no other kiosk uses at the same time.
///
/// A line is written before the next key is handled, so that it survives the end of the process. It is made durable in the
/// background. A line that cannot be written waits, and is tried again with the next event.
package final class CalculatorFile: CalculatorRecorder {
    private let file: any File
    private let place: CalculatorPlace
    private let sync: BackgroundSync
    /// The number of the last line.
    private var sequence: Int
    /// The place where the written lines end.
    private var end: Int
    /// The bytes to write there.
    private var pending: [UInt8] = []
    /// A Boolean value that indicates whether other bytes may follow the end.
    private var mustTruncate: Bool
    private var isFailing = false
    private var failure: SystemError?

    /// Creates a recording that continues an open and locked file after its lines.
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

    /// Writes an event into the file, without waiting until it is durable.
    ///
    /// - Parameters:
    ///   - event: The event. If it clears the calculators, the earlier lines and the files of ended kiosks are erased.
    ///   - style: The style of the calculator.
    package func record(_ event: CalculatorEvent, in style: CalculatorStyle) {
        if event == .clear { forget() }
        sequence += 1
        CalculatorLine(sequence: sequence, event: RecordedEvent(event, in: style)).write(to: &pending)
        write()
    }

    /// Returns a failure that was not reported yet, once.
    package func takeNotice() -> RecordingNotice? {
        guard let error = failure ?? sync.takeFailure() else { return nil }
        failure = nil
        return .notWritten(error.reason)
    }

    /// Ends the recording, and waits until everything is durable.
    ///
    /// - Returns: A failure that was not reported yet.
    package func finish() -> RecordingNotice? {
        if mustTruncate || !pending.isEmpty { write() }
        sync.stop()
        do throws(SystemError) { try retrying(try file.sync()) } catch { failure = error }
        return takeNotice()
    }

    /// Erases what was recorded: a person who clears everything does not want it to stay in a file.
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
            // A failure is reported once, however many keys follow until the disk works again.
            if !isFailing { failure = error }
            isFailing = true
        }
    }
}

extension CalculatorFile {
    /// Opens the first file of a folder that no other kiosk has open, and replays its events.
    ///
    /// The calculators always work: if no file can be opened, they are new ones without a file.
    ///
    /// - Parameters:
    ///   - directory: The folder. A missing folder is created.
    ///   - files: The file system.
    ///   - digestSize: The size in bytes above which a file is replaced by a digest, if there is one.
    /// - Returns: The calculators as they were left, and the file for their next events.
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
            return OpenedCalculators(notice: .unavailable(error.reason))
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
        // If the power fails before the name is durable, a new file is lost, but no kiosk depends on it yet.
        if log.lineCount == 0 { try? retrying(try place.syncNames()) }
        return OpenedCalculators(calculators: log.calculators, file: recorder, notice: notice)
    }
}

/// The calculators of a folder as they were left, and the file for their next events.
package struct OpenedCalculators {
    /// The calculators; new ones if there is no readable file.
    package var calculators = CalculatorSet()
    /// The file for their next events; `nil` if there is none, for the reason in the notice.
    package var file: CalculatorFile?
    /// A notice for the person at the kiosk; `nil` if all is well.
    package var notice: RecordingNotice?
}
