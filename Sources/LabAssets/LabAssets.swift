/// The embedded files of `Lab`.
package enum LabAssets {
    /// The texts in every language, as a String Catalog.
    package static var texts: [UInt8] { PackageResources.Lab_xcstrings }
}

/// The sources of the experiments.
extension LabAssets {
    /// The source of `LeakExperiment`.
    package static var leakExperiment: [UInt8] { PackageResources.LeakExperiment_swift }
    /// The source of `ForgottenExperiment`.
    package static var forgottenExperiment: [UInt8] { PackageResources.ForgottenExperiment_swift }
    /// The source of `FourWiringsExperiment`.
    package static var fourWiringsExperiment: [UInt8] { PackageResources.FourWiringsExperiment_swift }
    /// The source of `BackAndForthExperiment`.
    package static var backAndForthExperiment: [UInt8] { PackageResources.BackAndForthExperiment_swift }
    /// The source of `SheetExperiment`.
    package static var sheetExperiment: [UInt8] { PackageResources.SheetExperiment_swift }
    /// The source of `AllOrNothingExperiment`.
    package static var allOrNothingExperiment: [UInt8] { PackageResources.AllOrNothingExperiment_swift }
    /// The source of `QueuesExperiment`.
    package static var queuesExperiment: [UInt8] { PackageResources.QueuesExperiment_swift }
    /// The source of `DoublyLinkedExperiment`.
    package static var doublyLinkedExperiment: [UInt8] { PackageResources.DoublyLinkedExperiment_swift }
    /// The source of `MoneyExperiment`.
    package static var moneyExperiment: [UInt8] { PackageResources.MoneyExperiment_swift }
}
