import Terminal

extension Texts {
    /// Where everything is kept, in words.
    nonisolated func explain(_ place: DataPlace) -> String {
        switch place {
        case .folder(let path): self(.dataKeptIn, path.printable)
        case .memory: self(.dataNotKept)
        }
    }
}
