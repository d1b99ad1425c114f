// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Counter",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "kiosk", path: "../kiosk")],
    targets: [
        .target(
            name: "Counter",
            dependencies: [.product(name: "ScreenKit", package: "kiosk")]),
        .testTarget(name: "CounterTests", dependencies: ["Counter"]),
    ],
    swiftLanguageModes: [.v6]
)
