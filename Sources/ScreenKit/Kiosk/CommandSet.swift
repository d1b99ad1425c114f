/// The commands of a kiosk that its help names.
package nonisolated enum CommandSet {
    /// All commands.
    case all
    /// The commands of a kiosk whose screens no inspector watches.
    case withoutInspector
    /// The commands of a customer in a shop.
    case ofGuests

    /// The text about the keys that work everywhere.
    var help: KitText {
        switch self {
        case .all: .helpEverywhere
        case .withoutInspector: .helpEverywhereWithoutInspector
        case .ofGuests: .helpEverywhereForGuests
        }
    }

    /// The text about the lines that work everywhere.
    var lineHelp: KitText {
        switch self {
        case .all: .helpLines
        case .withoutInspector: .helpLinesWithoutInspector
        case .ofGuests: .helpLinesForGuests
        }
    }

    /// The text with the words of a screen and those that work everywhere.
    var words: KitText {
        switch self {
        case .all: .words
        case .withoutInspector: .wordsWithoutInspector
        case .ofGuests: .wordsForGuests
        }
    }
}
