import Terminal

/// How large the keys of a pad are drawn in the room there is.
struct KeypadMetrics {
    /// The columns of a key, without its borders.
    let keyColumns: Int
    /// The rows of a key, without its borders.
    let keyRows: Int
    /// Whether the keys have borders.
    let hasBorders: Bool
    /// The size of the whole pad.
    let size: GridSize

    init<Event>(for keypad: KeypadPane<Event>, in body: GridSize) {
        let columns = keypad.rows.reduce(1) { max($0, $1.count) }
        let rows = keypad.rows.count
        hasBorders = body.columns >= 64 && body.rows >= rows * 2 + 1
        keyRows = hasBorders && body.rows >= rows * 4 + 1 ? 3 : 1
        keyColumns = hasBorders ? (body.columns >= 100 ? 11 : 7) : 5
        size =
            hasBorders
            ? GridSize(columns: columns * (keyColumns + 1) + 1, rows: rows * (keyRows + 1) + 1)
            : GridSize(columns: columns * (keyColumns + 1), rows: rows)
    }
}
