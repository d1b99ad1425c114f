/// The embedded files of `CalculatorApp`.
package enum CalculatorAppAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.CalculatorApp_xcstrings }
}
