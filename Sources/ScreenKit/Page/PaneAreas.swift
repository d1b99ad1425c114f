import Terminal

/// The places of the panes of a screen in the body of a page, by the layout that the screen declares.
struct PaneAreas {
    let room: GridRect
    /// The area of each pane; `nil` for one that is left out.
    private(set) var areas: [GridRect?]
    /// The sizes that the panes asked for, on which the places depend.
    private var answers: [LayoutSolver.Answer] = []

    /// Finds the places, in O(*n*) of the parts times the depth of the layout.
    init(of layout: PaneLayout, _ panes: [Page.Part], in body: GridRect) {
        let solver = LayoutSolver(panes: panes, page: body.size)
        room = body
        areas = panes.map { _ in nil }
        place(layout, in: body, by: solver)
        answers = solver.answers
    }

    func pane(at point: GridPoint) -> GridRect? { areas.lazy.compactMap(\.self).first { $0.contains(point) } }

    /// Returns whether panes would stand at the same places in the layout: those that may have changed still ask for the same sizes. That
    /// takes a tenth of the time in which places are found.
    func hold(for panes: [Page.Part], where mayHaveChanged: (Int) -> Bool) -> Bool {
        answers.allSatisfy { answer in
            !mayHaveChanged(answer.pane) || panes[answer.pane].pane.size(in: answer.room, of: room.size) == answer.size
        }
    }

    private mutating func place(_ layout: PaneLayout, in room: GridRect, by solver: LayoutSolver) {
        let room = solver.room(for: layout, in: room)
        switch layout.shape.kind {
        case .pane(let name):
            if let index = solver.index(of: name) { areas[index] = room }
        case .columns(let parts, let gap):
            let columns = solver.columns(of: parts, gap: gap, in: room.size)
            let total = columns.reduce((columns.count - 1) * gap) { $0 + $1.size }
            var column = room.minColumn + (room.size.columns - total) / 2
            for part in columns {
                let area = GridRect(column: column, row: room.minRow, columns: part.size, rows: room.size.rows)
                self.place(parts[part.index], in: area, by: solver)
                column += part.size + gap
            }
        case .rows(let parts, let hasGaps):
            let (rows, gap) = solver.rows(of: parts, hasGaps: hasGaps, in: room.size)
            var row = room.minRow
            for part in rows {
                let area = GridRect(column: room.minColumn, row: row, columns: room.size.columns, rows: part.size)
                self.place(parts[part.index], in: area, by: solver)
                row += part.size + gap
            }
        case .firstFitting(let layouts):
            place(solver.firstFitting(of: layouts, in: room.size), in: room, by: solver)
        }
    }
}

private final class LayoutSolver {
    let panes: [Page.Part]
    let page: GridSize
    private(set) var answers: [Answer] = []
    /// The sizes of parts of the layout that were found so far: each is asked for at every level above it.
    private var found: [(layout: ObjectIdentifier, axis: Axis, room: GridSize, extent: Extent)] = []

    enum Axis { case columns, rows }

    struct Answer {
        let pane: Int
        let room: GridSize
        let size: PaneSize
    }

    init(panes: [Page.Part], page: GridSize) {
        (self.panes, self.page) = (panes, page)
    }

    func index(of name: String) -> Int? { panes.firstIndex { $0.name == name } }

    private func size(ofPane name: String, in room: GridSize) -> PaneSize {
        // A name that means no pane takes no room.
        guard let index = index(of: name) else { return PaneSize(columns: .exactly(0), rows: .exactly(0)) }
        if let known = answers.first(where: { $0.pane == index && $0.room == room }) { return known.size }
        let size = panes[index].pane.size(in: room, of: page)
        answers.append(Answer(pane: index, room: room, size: size))
        return size
    }

    // MARK: Extents

    /// Returns the columns or the rows that a part needs; the rows with the columns of a room.
    func extent(_ axis: Axis, of layout: PaneLayout, in room: GridSize) -> Extent {
        let limits = axis == .columns ? layout.columns : layout.rows
        let id = ObjectIdentifier(layout.shape)
        if let known = found.first(where: { $0.layout == id && $0.axis == axis && $0.room == room }) {
            return limits.applied(to: known.extent)
        }
        let own: Extent
        switch layout.shape.kind {
        case .pane(let name):
            let size = size(ofPane: name, in: room)
            own = axis == .columns ? size.columns : size.rows
        case .columns(let parts, let gap) where axis == .columns:
            let extents = parts.map { extent(axis, of: $0, in: room) }
            own = Self.needed(parts, extents).sum(gap: gap)
                .growing(to: columns(of: parts, gap: gap, in: room).map { extents[$0.index] }.sum(gap: gap))
        case .columns(let parts, let gap):
            own =
                columns(of: parts, gap: gap, in: room).map { column in
                    extent(axis, of: parts[column.index], in: GridSize(columns: column.size, rows: room.rows))
                }.greatest
        case .rows(let parts, let hasGaps):
            let extents = parts.map { extent(axis, of: $0, in: room) }
            let (shares, gap) = rows(of: parts, hasGaps: hasGaps, in: room)
            let (needed, shown) = (Self.needed(parts, extents), shares.map { extents[$0.index] })
            own =
                axis == .columns
                ? needed.greatest.growing(to: shown.greatest) : needed.sum(gap: 0).growing(to: shown.sum(gap: gap))
        case .firstFitting(let layouts): own = extent(axis, of: firstFitting(of: layouts, in: room), in: room)
        }
        found.append((id, axis, room, own))
        return limits.applied(to: own)
    }

    private static func needed(_ parts: [PaneLayout], _ extents: [Extent]) -> [Extent] {
        parts.indices.filter { !parts[$0].isOptional }.map { extents[$0] }
    }

    func firstFitting(of layouts: [PaneLayout], in room: GridSize) -> PaneLayout {
        func fits(_ layout: PaneLayout) -> Bool {
            let columns = extent(.columns, of: layout, in: room)
            return room.columns >= max(layout.leastRoom, columns.least)
                && extent(.rows, of: layout, in: room).least <= room.rows
        }
        return layouts.first(where: fits) ?? layouts.last ?? .rows()
    }

    // MARK: Places

    /// Returns the part of a room that a layout uses, where it stands at a place of its own in it.
    func room(for layout: PaneLayout, in room: GridRect) -> GridRect {
        guard layout.alignment != .top else { return room }
        var area = room
        let keepsItsMiddle = if case .columns = layout.shape.kind { true } else { false }
        if !keepsItsMiddle {
            area.size.columns = min(room.size.columns, extent(.columns, of: layout, in: room.size).most)
            area.origin.column += (room.size.columns - area.size.columns) / 2
        }
        area.size.rows = min(room.size.rows, extent(.rows, of: layout, in: area.size).most)
        area.origin.row += (room.size.rows - area.size.rows) / (layout.alignment == .upper ? 3 : 2)
        return area
    }

    typealias Share = (index: Int, size: Int)

    func columns(of parts: [PaneLayout], gap: Int, in room: GridSize) -> [Share] {
        shares(of: parts, parts.map { extent(.columns, of: $0, in: room) }, among: room.columns, gap: gap)
    }

    func rows(of parts: [PaneLayout], hasGaps: Bool, in room: GridSize) -> (shares: [Share], gap: Int) {
        let extents = parts.map { extent(.rows, of: $0, in: room) }
        guard hasGaps else { return (shares(of: parts, extents, among: room.rows, gap: 0), 0) }
        let shares = shares(of: parts, extents, among: room.rows, gap: 0)
        let needed = shares.reduce(shares.count - 1) { $0 + extents[$1.index].ideal }
        return needed <= room.rows ? (self.shares(of: parts, extents, among: room.rows, gap: 1), 1) : (shares, 0)
    }

    /// Divides columns or rows among parts: optional ones only beside the ideal size of the others, and each at least its least size.
    private func shares(of parts: [PaneLayout], _ extents: [Extent], among total: Int, gap: Int) -> [Share] {
        var kept = parts.indices.filter { extents[$0].most > 0 }
        func needed(_ size: (Int) -> Int) -> Int { kept.reduce((kept.count - 1) * gap) { $0 + size($1) } }
        while needed({ parts[$0].isOptional ? extents[$0].least : extents[$0].ideal }) > total,
            let last = kept.lastIndex(where: { parts[$0].isOptional })
        {
            kept.remove(at: last)
        }
        while kept.count > 1, needed({ extents[$0].least }) > total { kept.removeLast() }
        var sizes = kept.map { min(total, extents[$0].least) }
        var spare = max(0, total - sizes.reduce((kept.count - 1) * gap, +))
        func grow(_ goal: (Extent) -> Int) {
            for growsFirst in [true, false] where spare > 0 {
                for place in kept.indices where parts[kept[place]].growsFirst == growsFirst {
                    let more = max(0, min(spare, goal(extents[kept[place]]) - sizes[place]))
                    sizes[place] += more
                    spare -= more
                }
            }
        }
        grow { $0.ideal }
        grow { $0.most }
        return zip(kept, sizes).map { ($0, $1) }
    }
}

extension Extent {
    /// Returns the extent with the greatest number of another one: that of all parts for which there is room.
    fileprivate func growing(to shown: Extent) -> Extent { Extent(least: least, ideal: ideal, most: shown.most) }
}

extension [Extent] {
    /// Returns the extent of parts one behind the other. A part that takes no room has no gap either.
    fileprivate func sum(gap: Int) -> Extent {
        let gaps = Swift.max(0, count { $0.most > 0 } - 1) * gap
        func sum(_ size: (Extent) -> Int) -> Int {
            reduce(gaps) { sum, extent in
                let (result, overflow) = sum.addingReportingOverflow(size(extent))
                return overflow ? .max : result
            }
        }
        return Extent(least: sum { $0.least }, ideal: sum { $0.ideal }, most: sum { $0.most })
    }

    fileprivate var greatest: Extent {
        reduce(.exactly(0)) { greatest, extent in
            Extent(
                least: Swift.max(greatest.least, extent.least), ideal: Swift.max(greatest.ideal, extent.ideal),
                most: Swift.max(greatest.most, extent.most))
        }
    }
}
