/// The embedded files of `Lab`.
package enum LabAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.Lab_xcstrings }
}
