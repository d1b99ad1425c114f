import Calculator

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
