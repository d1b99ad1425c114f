import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk menu`: prints the menu of the ledger as a menu file.
struct MenuCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        try workshop.console.say(workshop.ledger(for: .reading).books.menu.json().lines)
        return .success
    }
}

/// `kiosk menu set`: brings a menu into force for all kiosks of the ledger.
struct MenuSetCommand: RunnableCommand {
    let file: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let texts = workshop.texts
        let menu = try workshop.menu(ofFile: file)
        // A new ledger begins with this menu.
        _ = try workshop.ledger(proposing: menu).set(menu)
        try workshop.console.say(texts(.menuSet, texts.sizes(of: menu)))
        return .success
    }
}

/// `kiosk menu check`: reads a menu file, and changes nothing.
struct MenuCheckCommand: RunnableCommand {
    let file: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let menu = try workshop.menu(ofFile: file)
        try workshop.console.say(workshop.texts(.menuGood, workshop.texts.sizes(of: menu)))
        return .success
    }
}

extension Texts {
    /// Returns the numbers of juices and fruits, and the currency.
    fileprivate nonisolated func sizes(of menu: Menu) -> String {
        self(.menuSizes, String(menu.juices.count), String(menu.fruits.count))
            + (menu.currency.map { ", " + $0.code } ?? "")
    }
}
