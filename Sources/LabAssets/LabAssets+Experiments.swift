/// The sources of the lab's experiments, as they were compiled.
extension LabAssets {
    /// Of `LeakExperiment`.
    package static var leakExperiment: [UInt8] { PackageResources.LeakExperiment_swift }
    /// Of `ForgottenExperiment`.
    package static var forgottenExperiment: [UInt8] { PackageResources.ForgottenExperiment_swift }
    /// Of `FourWiringsExperiment`.
    package static var fourWiringsExperiment: [UInt8] { PackageResources.FourWiringsExperiment_swift }
    /// Of `BackAndForthExperiment`.
    package static var backAndForthExperiment: [UInt8] { PackageResources.BackAndForthExperiment_swift }
    /// Of `SheetExperiment`.
    package static var sheetExperiment: [UInt8] { PackageResources.SheetExperiment_swift }
    /// Of `AllOrNothingExperiment`.
    package static var allOrNothingExperiment: [UInt8] { PackageResources.AllOrNothingExperiment_swift }
    /// Of `QueuesExperiment`.
    package static var queuesExperiment: [UInt8] { PackageResources.QueuesExperiment_swift }
    /// Of `MoneyExperiment`.
    package static var moneyExperiment: [UInt8] { PackageResources.MoneyExperiment_swift }
}
