// swift-tools-version: 6.3
import PackageDescription

// The short program of the README: two screens, a delegate and a test.
let package = Package(
    name: "Greeting",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "kiosk", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Greeting", dependencies: [.product(name: "ScreenKit", package: "kiosk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "GreetingTests", dependencies: ["Greeting", .product(name: "ScreenKit", package: "kiosk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)
