import ScreenKit
import ScreenTrace
import VendingMachine

// F2 shows the trace.
try Kiosk(apps: [.vendingMachine], texts: Texts(.english), inspector: TraceInspector()).run()
