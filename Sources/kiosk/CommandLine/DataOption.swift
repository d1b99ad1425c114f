/// Where a command line says that the data is.
nonisolated enum DataOption: Equatable {
    /// It does not say.
    case standard
    case directory(String)
    case memory
}
