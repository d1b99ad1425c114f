/// What can be done on every screen, whatever it shows.
package enum KioskCommand: Equatable {
    case back, home, help, trace, switchLanguage, speak(Language), quit
}
