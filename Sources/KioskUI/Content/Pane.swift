/// One part of a screen's body.
package enum Pane<Event: Equatable>: Equatable {
    /// A paper roll with the number being typed below it.
    case tape(TapePane)
    /// Keys to press.
    case keypad(KeypadPane<Event>)
    /// Rows to choose from.
    case list(ListPane<Event>)
    /// Bars with counts.
    case gauges(GaugesPane)
    /// Bars with counts, in columns.
    case chart(ChartPane)
    /// Counts to change.
    case steppers(SteppersPane<Event>)
    /// Lines to read.
    case text(TextPane)
}
