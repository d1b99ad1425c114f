// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "VendingMachine",
    platforms: [.macOS(.v15)],
    products: [.library(name: "VendingMachine", targets: ["VendingMachine"])],
    dependencies: [.package(name: "kiosk", path: "../../..")],
    targets: [
        .target(
            name: "VendingMachine",
            dependencies: [
                .product(name: "ScreenKit", package: "kiosk"), .product(name: "ScreenTrace", package: "kiosk"),
            ]),
        .executableTarget(name: "vending", dependencies: ["VendingMachine"]),
        .testTarget(
            name: "VendingMachineTests",
            dependencies: [
                "VendingMachine", .product(name: "Terminal", package: "kiosk"),
                .product(name: "CalculatorApp", package: "kiosk"), .product(name: "JuiceMakerApp", package: "kiosk"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
