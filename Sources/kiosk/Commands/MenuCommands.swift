import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

extension Workshop {
    /// `kiosk menu`: prints the menu of the ledger as a menu file.
    func printMenu() throws { try console.say(ledger(for: .reading).books.menu.json().lines) }

    /// `kiosk menu set`: brings the menu of a file into force for all kiosks of the ledger.
    func setMenu(file: String) throws {
        let menu = try menu(ofFile: file)
        // A new ledger begins with this menu.
        _ = try ledger(proposing: menu).set(menu)
        try answering { try console.say(texts(.menuSet, texts.sizes(of: menu))) }
    }

    /// `kiosk menu check`: reads a menu file, and changes nothing.
    func checkMenu(file: String) throws {
        try console.say(texts(.menuGood, texts.sizes(of: menu(ofFile: file))))
    }
}
