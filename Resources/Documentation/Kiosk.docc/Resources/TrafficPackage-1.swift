// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "TrafficLight",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "kiosk", path: "../kiosk")],
    targets: [
        .target(
            name: "TrafficLight",
            dependencies: [.product(name: "ScreenKit", package: "kiosk")]),
        .executableTarget(name: "traffic", dependencies: ["TrafficLight"]),
        .testTarget(name: "TrafficLightTests", dependencies: ["TrafficLight"]),
    ],
    swiftLanguageModes: [.v6]
)
