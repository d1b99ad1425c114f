import Terminal

extension Painter {
    mutating func draw(_ pane: Pane<Event>, in area: GridRect) {
        switch pane {
        case .tape(let tape): draw(tape, in: area)
        case .keypad(let keypad): draw(keypad, in: area)
        case .list(let list): draw(list, in: area)
        case .gauges(let gauges): draw(gauges, in: area)
        case .chart(let chart): draw(chart, in: area)
        case .steppers(let steppers): draw(steppers, in: area)
        case .text(let text): draw(text, in: area)
        }
    }
}
