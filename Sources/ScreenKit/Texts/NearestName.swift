nonisolated extension Sequence<String> {
    /// Returns the name that a mistyped word probably means; the first one, if several are equally near.
    ///
    /// A name is near if it takes at most two edits, or edits for a third of the longer one's characters, and fewer than for half
    /// of them: a word of three letters has something near to two edits in every list.
    ///
    /// - Complexity: O(*n* · *m*) for each name of about the length of the word.
    package func nearest(to word: String) -> String? {
        let word = Array(word.lowercased())
        var best: (name: String, distance: Int)?
        for name in self {
            let letters = Array(name.lowercased())
            let longest = Swift.max(word.count, letters.count)
            let limit = Swift.min(Swift.max(2, longest / 3), (longest - 1) / 2)
            guard abs(word.count - letters.count) <= limit else { continue }
            let distance = editDistance(word, letters)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn one word into another.
///
/// This is the optimal string alignment distance: the four kinds of errors are those of F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (1964), 171–176; the table is filled as R. A. Wagner
/// and M. J. Fischer do in "The string-to-string correction problem", Journal of the ACM 21 (1974), 168–173.
///
/// - Complexity: O(*n* · *m*) time, O(*m*) memory.
nonisolated private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var rowBefore: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
        var next = [i + 1]
        for j in right.indices {
            let substitution = row[j] + (left[i] == right[j] ? 0 : 1)
            var distance = min(substitution, row[j + 1] + 1, next[j] + 1)
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = min(distance, rowBefore[j - 1] + 1)
            }
            next.append(distance)
        }
        (rowBefore, row) = (row, next)
    }
    return row[right.count]
}

nonisolated extension Texts {
    /// Returns a message about an unknown word, with the nearest of some names if one is near.
    package func suggesting(_ names: some Sequence<String>, for word: String, in message: String) -> String {
        names.nearest(to: word).map { self(.didYouMean, message, $0.printable) } ?? message
    }
}
