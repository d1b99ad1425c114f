/// The numbers on a screen, which an input can change while every control stays as it is: the tape, the display above the keys, and
/// the lines beside them.
///
/// Most keys of a calculator change nothing else. A front that asks only for these need not make, measure and draw the controls again:
/// after a rest, what a key touches comes from far memory, so the answer comes the sooner the less is touched.
package nonisolated struct Readout {
    /// The tape.
    package let tape: TapePane
    /// A number that is the same in two readouts only if their tapes are.
    package let tapeVersion: Int
    /// The number above the keys.
    package let display: KeypadDisplay
    /// The text that a person can copy.
    package let copyText: String
    /// The functions that return the lines of each aside, in the order of the asides.
    let asides: [() -> TextPane]

    /// Creates the numbers. Each parameter is the value of the property of its name.
    package init(
        tape: TapePane, tapeVersion: Int, display: KeypadDisplay, copyText: String, asides: [() -> TextPane]
    ) {
        self.tape = tape
        self.tapeVersion = tapeVersion
        self.display = display
        self.copyText = copyText
        self.asides = asides
    }
}

/// The function that reads the numbers of a content again. It is no part of the value: contents that show the same are equal.
@usableFromInline package nonisolated struct ReadoutSource: Equatable {
    /// Returns the present numbers; `nil` once anything else has changed, so that the whole content must be made again.
    let read: () -> Readout?

    /// Creates a source from its function.
    package init(_ read: @escaping () -> Readout?) {
        self.read = read
    }

    @usableFromInline package static func == (left: ReadoutSource, right: ReadoutSource) -> Bool { true }
}

nonisolated extension ScreenContent {
    /// Replaces the numbers.
    mutating func show(_ readout: Readout) {
        for index in panes.indices {
            switch panes[index] {
            case .tape: panes[index] = .tape(readout.tape)
            case .keypad(var keypad):
                keypad.display = readout.display
                panes[index] = .keypad(keypad)
            case .list, .gauges, .chart, .steppers, .board, .text, .cart, .callout: break
            }
        }
        copyText = readout.copyText
        for (index, makeText) in zip(asides.indices, readout.asides) { asides[index].makeText = makeText }
    }
}
