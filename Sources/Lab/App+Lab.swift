import ScreenKit

extension App {
    /// Returns the lab for the home menu.
    ///
    /// - Parameter exhibits: The experiments, in the order of the list.
    package static func lab(exhibits: [Exhibit]) -> App {
        App(id: "lab", title: LabText.lab, summary: .labSummary) { LabScreen(exhibits: exhibits) }
    }
}
