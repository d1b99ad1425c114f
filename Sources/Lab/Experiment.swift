/// Code that shows something by running: right and wrong ways of doing the same, side by side.
///
/// Its file is embedded, and shown as the source that ran; so it holds all that matters, and fits a projector.
package protocol Experiment {
    /// Runs it from the beginning, and leaves nothing behind.
    ///
    /// - Parameter notebook: Where what happens is written down.
    func run(_ notebook: Notebook)
}

extension Experiment {
    /// Runs it from the beginning.
    ///
    /// - Returns: What happened.
    package func run() -> Outcome {
        let notebook = Notebook()
        run(notebook)
        return notebook.outcome
    }
}
