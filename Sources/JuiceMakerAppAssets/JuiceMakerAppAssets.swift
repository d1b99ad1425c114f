/// The embedded files of `JuiceMakerApp`.
package enum JuiceMakerAppAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.JuiceMakerApp_xcstrings }

    /// The menu of the house, as JSON.
    package static var menu: [UInt8] { PackageResources.menu_json }
}
