/// Hears what goes on at a counter; nothing there depends on it.
package protocol JuiceBarDelegate: AnyObject {
    /// Called before the counter takes in an event.
    func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event)
    /// Called when everything that followed from an event is done.
    func juiceBar(_ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement])
}
