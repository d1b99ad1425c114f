/// The files of `Resources/`, embedded so that one binary can be moved anywhere: bytes only, no meaning.
package enum Assets {
    /// The juice menu, as JSON.
    package static var menu: [UInt8] { PackageResources.menu_json }

    /// Every text of the screens in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.Localizable_xcstrings }
}
