import ScreenKit
import TrafficLight

try Kiosk(apps: [.trafficLight], texts: Texts(.english)).run()
