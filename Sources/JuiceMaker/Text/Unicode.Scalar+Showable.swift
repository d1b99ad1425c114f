extension Unicode.Scalar {
    /// Whether it may stand in a text that a terminal shows: no control character, line end, or sign that turns the
    /// direction of writing. The joiners stay, for emoji and Indic scripts are made with them.
    var isShowable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: self == "\u{200C}" || self == "\u{200D}"
        default: true
        }
    }

    /// Whether a name needs more than this to be seen.
    var isInvisible: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }
}
