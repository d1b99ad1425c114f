// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house, and the arrows between them, which point down only. No packages: the toolchain alone.

/// The experiments of the lab, embedded so that the lab can show the very source that ran.
let experiments = [
    "LeakExperiment", "ForgottenExperiment", "FourWiringsExperiment", "BackAndForthExperiment", "SheetExperiment",
    "AllOrNothingExperiment", "QueuesExperiment", "MoneyExperiment",
]

/// The rooms that draw and wait for keys live on the main actor; the feature rooms are plain values, usable anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "kiosk",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "kiosk", targets: ["kiosk"]),
        .executable(name: "kiosk-bench", targets: ["kiosk-bench"]),
        .library(name: "Terminal", targets: ["Terminal"]),
    ],
    targets: [
        .target(name: "Core"),
        .target(name: "Calculator", dependencies: ["Core"]),
        .target(name: "JuiceMaker", dependencies: ["Core"]),
        .target(name: "Storage", dependencies: ["Calculator", "JuiceMaker", "Core"]),
        .target(name: "Terminal"),
        .target(
            name: "Assets",
            resources: [
                .embedInCode("../../Resources/menu.json"),
                .embedInCode("../../Resources/Localizable.xcstrings"),
            ] + experiments.map { .embedInCode("../../Sources/Lab/Experiments/\($0).swift") }
        ),
        .target(
            name: "KioskUI",
            dependencies: ["Calculator", "JuiceMaker", "Terminal", "Assets", "Core"],
            swiftSettings: onMainActor
        ),
        .target(
            name: "Lab",
            dependencies: ["KioskUI", "Calculator", "JuiceMaker", "Terminal", "Assets", "Core"],
            swiftSettings: onMainActor
        ),
        .executableTarget(
            name: "kiosk",
            dependencies: ["Lab", "KioskUI", "Storage", "Calculator", "JuiceMaker", "Terminal", "Assets", "Core"],
            swiftSettings: onMainActor
        ),
        .executableTarget(
            name: "kiosk-bench",
            dependencies: [
                "KioskUI", "Storage", "Calculator", "JuiceMaker", "Terminal", "Assets", "Core", "TestSupport",
            ],
            swiftSettings: onMainActor
        ),
        // What several tests need, and the benchmark.
        .target(name: "TestSupport", dependencies: ["JuiceMaker", "Core"], path: "Tests/TestSupport"),
        .testTarget(name: "CoreTests", dependencies: ["Core", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(
            name: "CalculatorTests", dependencies: ["Calculator", "Core", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "JuiceMakerTests", dependencies: ["JuiceMaker", "Core", "TestSupport"]),
        .testTarget(
            name: "StorageTests", dependencies: ["Storage", "Calculator", "JuiceMaker", "Core", "TestSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"]),
        .testTarget(
            name: "KioskUITests",
            dependencies: ["KioskUI", "Calculator", "JuiceMaker", "Terminal", "Assets", "Core", "TestSupport"],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "LabTests",
            dependencies: ["Lab", "KioskUI", "JuiceMaker", "Terminal", "Assets", "Core"],
            swiftSettings: onMainActor
        ),
        .testTarget(
            name: "kioskTests",
            dependencies: ["kiosk", "KioskUI", "JuiceMaker", "Terminal", "Assets", "Core"],
            swiftSettings: onMainActor
        ),
    ],
    swiftLanguageModes: [.v6]
)
