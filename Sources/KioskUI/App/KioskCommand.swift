/// What can be done on every screen, whatever it shows.
package enum KioskCommand: Equatable {
    case back, home, help, switchLanguage, speak(Language), quit
}
