import ScreenKit
import Terminal

extension InputLine {
    /// The text of the line.
    ///
    /// - Throws: `Failure` where it has none.
    func text(_ texts: Texts) throws(Failure) -> String {
        switch self {
        case .text(let text): text
        case .invalidUTF8(let offset): throw Failure(texts(.invalidUTF8, String(offset + 1)), .badInput)
        case .tooLong: throw Failure(texts(.lineTooLong), .badInput)
        }
    }
}

extension Result<String, Failure> {
    /// What a batch prints for a line: the answer, or in its place the error.
    var lineOfOutput: String {
        switch self {
        case .success(let answer): answer
        case .failure(let failure): "error: " + failure.message
        }
    }
}
