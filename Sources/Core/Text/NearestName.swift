extension Sequence<String> {
    /// Returns the name that a mistyped word probably means; the first one, if several are equally near. Where none is near, it is
    /// the first one that the word begins.
    ///
    /// A name is near if it takes at most two edits, or edits for a third of the longer one's letters, and fewer than for half
    /// of them: a word of three letters has something near to two edits in every list. A syllable of Hangul has the two or
    /// three letters with which it is typed.
    ///
    /// - Complexity: O(*n* · *m*) for each name of about the length of the word.
    package func nearest(to word: String) -> String? {
        let word = letters(of: word)
        var best: (name: String, distance: Int)?
        for name in self {
            let letters = letters(of: name)
            let longest = Swift.max(word.count, letters.count)
            let limit = Swift.min(Swift.max(2, longest / 3), (longest - 1) / 2)
            guard abs(word.count - letters.count) <= limit else { continue }
            let distance = editDistance(word, letters)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name ?? (word.count > 1 ? first { letters(of: $0).starts(with: word) } : nil)
    }
}

/// Returns the letters of a word in lower case, and those of its Hangul syllables one by one.
///
/// A syllable is split as The Unicode Standard 3.12 does it, "Conjoining Jamo Behavior".
private func letters(of word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
        guard ("가"..."힣").contains(scalar) else { return [scalar] }
        let (syllable, final) = (scalar.value - 0xAC00).quotientAndRemainder(dividingBy: 28)
        let (initial, vowel) = syllable.quotientAndRemainder(dividingBy: 21)
        let letters = [0x1100 + initial, 0x1161 + vowel] + (final == 0 ? [] : [0x11A7 + final])
        return letters.compactMap(Unicode.Scalar.init)
    }
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn one word into another.
///
/// This is the optimal string alignment distance: the four kinds of errors are those of F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (1964), 171–176; the table is filled as R. A. Wagner
/// and M. J. Fischer do in "The string-to-string correction problem", Journal of the ACM 21 (1974), 168–173.
///
/// - Complexity: O(*n* · *m*) time, O(*m*) memory.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
