import Calculator
import ScreenKit

/// The picture of a calculator: its display after some keys, and its pad.
nonisolated struct DevicePane: Pane {
    private let display: DisplayPane
    private let style: CalculatorStyle

    /// Creates the picture of a calculator that shows what it has answered to keys, which stand above the answer.
    init(showing calculator: Calculator, keys: [CalculatorKey]) {
        var display = DisplayPane(calculator)
        display.caption = keys.map { KeyNames($0).label }.joined(separator: " ")
        self.display = display
        style = calculator.style
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let device = DeviceMetrics(for: page)
        return PaneSize(
            columns: .exactly(device.columns), rows: .exactly(device.displayRows + device.padRows))
    }

    func draw(on part: inout PagePart) {
        let device = DeviceMetrics(for: part.page)
        var rest = GridRect(part.size).withColumns(device.columns)
        part.draw(display, in: rest.cut(.top, device.displayRows))
        part.draw(KeypadPane(pad: Keypad(for: style)), in: rest.cut(.top, device.padRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { display.lines(texts, firstNumber: firstNumber) }
}
