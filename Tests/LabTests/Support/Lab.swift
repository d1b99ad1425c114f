import JuiceMakerAppAssets
import JuiceMaker
import Testing

@testable import Lab

/// Runs one of the experiments with the kiosk's own menu.
func outcome(of id: ExperimentID) throws -> Outcome {
    try exhibit(id).experiment.run()
}

/// One of the exhibits with the kiosk's own menu.
func exhibit(_ id: ExperimentID) throws -> Exhibit {
    Exhibit(id, menu: try Menu(parsing: JuiceMakerAppAssets.menu))
}
