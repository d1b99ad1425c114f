/// The embedded files of the command line.
package enum KioskAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.kiosk_xcstrings }
}
