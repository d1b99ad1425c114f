/// The embedded files of `ScreenTrace`.
package enum ScreenTraceAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.ScreenTrace_xcstrings }
}
