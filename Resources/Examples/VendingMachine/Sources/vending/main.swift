import ScreenKit
import ScreenTrace
import VendingMachine

let log = SalesLog()
let minutes = TimerSource(every: .seconds(60)) { log.pass(minutes: $0) }
try Kiosk(apps: [.vendingMachine(log)], inspector: TraceInspector()).run(sources: [minutes])
