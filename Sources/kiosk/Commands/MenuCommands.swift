import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

extension Workshop {
    /// `kiosk menu`: prints the menu of the ledger as a menu file.
    func printMenu() throws -> ExitCode {
        try console.say(ledger(for: .reading).books.menu.json().lines)
        return .success
    }

    /// `kiosk menu set`: brings the menu of a file into force for all kiosks of the ledger.
    func setMenu(file: String) throws -> ExitCode {
        let menu = try menu(ofFile: file)
        // A new ledger begins with this menu.
        _ = try ledger(proposing: menu).set(menu)
        return try answering {
            try console.say(texts(.menuSet, texts.sizes(of: menu)))
            return .success
        }
    }

    /// `kiosk menu check`: reads a menu file, and changes nothing.
    func checkMenu(file: String) throws -> ExitCode {
        try console.say(texts(.menuGood, texts.sizes(of: menu(ofFile: file))))
        return .success
    }
}
