/// The embedded files of `ScreenKit`.
package enum ScreenKitAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.ScreenKit_xcstrings }
}
