/// What choosing something on a page does.
package enum PageEvent<Event: Equatable>: Equatable {
    /// Something on the screen itself.
    case screen(Event)
    /// Something that works everywhere.
    case kiosk(KioskCommand)
}
