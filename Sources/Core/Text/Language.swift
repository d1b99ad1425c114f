/// A language of the texts; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Sendable {
    /// Korean.
    case korean = "ko"
    /// English.
    case english = "en"

    /// The language a terminal's locale asks for: the kiosk's own, Korean, unless the locale names another one.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides, as POSIX orders them. A locale without a language of its own (`C`,
    /// `C.UTF-8`, none) leaves the choice to the kiosk, except that one whose characters have no Hangul gets English.
    public init(environment: (String) -> String?, canShowHangul: Bool) {
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment).filter { !$0.isEmpty }
        let locale = locales.first ?? "C"
        let namesOtherLanguage =
            !["C", "POSIX", "ko"].contains { locale == $0 || locale.hasPrefix($0 + ".") }
            && !locale.hasPrefix("ko_")
        self = canShowHangul && !namesOtherLanguage ? .korean : .english
    }

    /// The language to switch to from this one: the next one of all, and after the last the first.
    package var next: Language { Language.allCases[(index + 1) % Language.allCases.count] }

    package var index: Int { Language.allCases.firstIndex(of: self) ?? 0 }
}
