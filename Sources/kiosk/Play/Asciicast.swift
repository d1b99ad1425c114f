import Terminal

/// A recording of a terminal in the format asciicast, version 2: a line for the terminal, and one for each event.
///
/// The time is that of the script and not that of the machine, so that a script gives the same bytes each time. A typed line takes
/// half a second, and a tenth of a second for each of its characters. A pause takes a second and a half.
nonisolated struct Asciicast {
    /// The first characters of each recording, by which a file is known as one of the program's own.
    static let beginning = "{\"version\": 2, \"title\": \"kiosk play\""

    let header: String
    /// The time since the start in tenths of a second.
    private var tenths = 0

    init(size: GridSize) {
        header = Self.beginning + ", \"width\": \(size.columns), \"height\": \(size.rows)}\n"
    }

    /// Lets the time pass that it takes to type a line.
    mutating func type(_ line: String) {
        tenths += 5 + line.count
    }

    func output(_ bytes: [UInt8]) -> String { event("o", String(decoding: bytes, as: UTF8.self)) }

    /// Returns the event of a pause, a marker with its text, and lets the time of the pause pass.
    mutating func pause(_ remark: String) -> String {
        defer { tenths += 15 }
        return event("m", remark)
    }

    private func event(_ kind: String, _ text: String) -> String {
        "[\(tenths / 10).\(tenths % 10), \"\(kind)\", \"\(Self.escaped(text))\"]\n"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: escaped += ["\\", scalar]
            case ..<0x20:
                escaped += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))".unicodeScalars
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
