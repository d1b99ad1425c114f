@testable import ScreenKit

extension String {
    /// Whether the text is one for people: something, with no placeholder left and no control character.
    nonisolated var isReadable: Bool {
        !trimmed.isEmpty && firstMatch(of: /%[0-9]\$@/) == nil
            && !unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
