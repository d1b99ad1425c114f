// swift-tools-version: 6.3
import PackageDescription

// The rooms of the house, and the arrows between them, which point down only. No packages: the toolchain alone.

/// The rooms with screens live on the main actor; the feature rooms and the panes of the kit are plain values, usable anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "kiosk",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Core", targets: ["Core"]),
        .library(name: "Calculator", targets: ["Calculator"]),
        .library(name: "JuiceMaker", targets: ["JuiceMaker"]),
        .executable(name: "kiosk", targets: ["kiosk"]),
        .executable(name: "kiosk-bench", targets: ["kiosk-bench"]),
        .library(name: "Terminal", targets: ["Terminal"]),
        .library(name: "ScreenKit", targets: ["ScreenKit"]),
        .library(name: "ScreenTrace", targets: ["ScreenTrace"]),
        .library(name: "CalculatorApp", targets: ["CalculatorApp"]),
        .library(name: "JuiceMakerApp", targets: ["JuiceMakerApp"]),
    ],
    targets: [
        .target(name: "Core"),
        .target(name: "System"),
        // The embedded files of all rooms, in C: see its header.
        .target(name: "KioskAssets"),
        .target(name: "Calculator", dependencies: ["Core"]),
        .target(name: "JuiceMaker", dependencies: ["Core"]),
        .target(name: "Classroom", dependencies: ["Core"]),
        .target(name: "JetStream", dependencies: ["Core", "System"]),
        .target(
            name: "Storage", dependencies: ["JetStream", "Classroom", "Calculator", "JuiceMaker", "Core", "System"]),
        .target(name: "Terminal", dependencies: ["System"]),
        .target(name: "ScreenKit", dependencies: ["Terminal", "Core", "KioskAssets"]),
        .target(
            name: "ScreenTrace", dependencies: ["ScreenKit", "Terminal", "Core", "KioskAssets"],
            swiftSettings: onMainActor),
        .target(
            name: "CalculatorApp",
            dependencies: ["Calculator", "ScreenKit", "ScreenTrace", "Core", "KioskAssets"],
            swiftSettings: onMainActor),
        .target(
            name: "JuiceMakerApp",
            dependencies: ["JuiceMaker", "ScreenKit", "ScreenTrace", "Core", "KioskAssets"],
            swiftSettings: onMainActor),
        .target(
            name: "Shopfront",
            dependencies: ["JuiceMakerApp", "ScreenTrace", "ScreenKit", "JuiceMaker", "Core", "KioskAssets"],
            swiftSettings: onMainActor),
        .target(
            name: "Lab",
            dependencies: [
                "JuiceMakerApp", "ScreenKit", "ScreenTrace", "Classroom", "Calculator", "JuiceMaker", "Terminal",
                "Core",
                "KioskAssets",
            ],
            swiftSettings: onMainActor
        ),
        .executableTarget(
            name: "kiosk",
            dependencies: [
                "Lab", "Shopfront", "CalculatorApp", "JuiceMakerApp", "ScreenTrace", "ScreenKit", "JetStream",
                "Storage", "Classroom", "Calculator", "JuiceMaker", "Terminal", "Core", "System", "KioskAssets",
            ],
            swiftSettings: onMainActor
        ),
        .executableTarget(
            name: "kiosk-bench",
            dependencies: [
                "Lab", "CalculatorApp", "JuiceMakerApp", "ScreenTrace", "ScreenKit", "Storage", "Calculator",
                "JuiceMaker",
                "Terminal", "Core", "System",
                "KioskAssets",
            ],
            swiftSettings: onMainActor
        ),
        // The rooms and their arrows, read as text.
        .testTarget(name: "HouseTests", dependencies: ["System", "TestSupport"], exclude: ["Golden"]),
        // What the tests of several rooms need.
        .target(
            name: "TestSupport", dependencies: ["ScreenKit", "JuiceMaker", "Terminal", "Core", "System"],
            path: "Tests/TestSupport"),
        .testTarget(name: "SystemTests", dependencies: ["System", "TestSupport"]),
        .testTarget(name: "CoreTests", dependencies: ["Core", "TestSupport"], exclude: ["Golden", "Vectors"]),
        .testTarget(
            name: "CalculatorTests", dependencies: ["Calculator", "Core", "TestSupport"],
            exclude: ["Golden", "Vectors"]),
        .testTarget(name: "ClassroomTests", dependencies: ["Classroom", "Core", "TestSupport"]),
        .testTarget(
            name: "JuiceMakerTests", dependencies: ["JuiceMaker", "Core", "TestSupport"], exclude: ["Golden"]),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Storage", "JetStream", "Classroom", "Calculator", "JuiceMaker", "Core", "System", "TestSupport",
            ],
            exclude: ["Golden"]),
        .testTarget(name: "JetStreamTests", dependencies: ["JetStream", "Core", "System", "TestSupport"]),
        .testTarget(
            name: "TerminalTests", dependencies: ["Terminal", "System", "TestSupport"], exclude: ["Golden"]),
        // The feature modules as another package sees them.
        .testTarget(name: "PublicTests", dependencies: ["JuiceMaker", "Calculator", "Core"], packageAccess: false),
        // The screens of all rooms, with one kiosk for tests behind them.
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Shopfront", "CalculatorApp", "JuiceMakerApp", "ScreenTrace", "ScreenKit", "Calculator", "JuiceMaker",
                "Terminal",
                "Core",
                "KioskAssets", "TestSupport",
            ],
            exclude: ["Golden"],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "LabTests",
            dependencies: [
                "Lab", "Classroom", "JuiceMakerApp", "ScreenTrace", "ScreenKit", "JuiceMaker", "Terminal", "Core",
                "KioskAssets",
                "TestSupport",
            ],
            exclude: ["Golden"],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "kioskTests",
            dependencies: [
                "kiosk", "Lab", "Classroom", "Shopfront", "CalculatorApp", "JuiceMakerApp", "ScreenKit", "ScreenTrace",
                "JuiceMaker",
                "Terminal",
                "Core", "System",
                "KioskAssets", "TestSupport",
            ],
            exclude: ["Golden"],
            swiftSettings: onMainActor
        ),
    ],
    swiftLanguageModes: [.v6],
    // C23 has `#embed`.
    cLanguageStandard: .c2x
)
