import ScreenKit
import ScreenTrace
import VendingMachine

let log = SalesLog()
let minutes = TimerSource(every: .seconds(60)) { log.minuteHasPassed() }
// F2 shows the trace.
try Kiosk(apps: [.vendingMachine(log)], texts: Texts(.english), inspector: TraceInspector())
    .run(named: "vending", sources: [minutes])
