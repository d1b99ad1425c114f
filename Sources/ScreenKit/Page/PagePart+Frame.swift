import Terminal

extension PagePart {
    private static let bar = TextStyle(foreground: .onBar, background: .titleBar)
    private static let boldBar = TextStyle(foreground: .onBar, background: .titleBar, bold: true)
    private static let quietBar = TextStyle(foreground: .muted, background: .titleBar)

    mutating func drawTooSmallNotice() {
        let least = Picture.minimumSize
        let notice = texts(.tooSmall, String(least.columns), String(least.rows))
        let lines = DisplayWidth.wrapped(notice, to: max(1, canvas.size.columns))
        var rest = GridRect(canvas.size)
        rest.cut(.top, max(0, (rest.size.rows - lines.count) / 2))
        write(lines, in: rest)
    }

    mutating func drawTitle(of page: Page, focus: Int?) {
        canvas.fill(GridRect(canvas.size).row(0), with: Cell(" ", style: Self.bar))
        var right = canvas.size.columns - 1
        let controls = Array(page.title) + Array(page.commands.prefix(page.frame.offersLanguages ? 0 : 1))
        for index in controls.reversed() {
            var hint = page.hint(index, focus: focus)
            hint.point.column = right - hint.columns
            draw(hint, on: .titleBar, worksDuringQuestions: !page.title.contains(index))
            right = hint.point.column - BarHint.gap
        }
        let steps = page.frame.steps
        let crumbs = steps.map { [texts($0.title)] } ?? page.surroundings.state.breadcrumb
        if let steps { right = drawSteps(steps, between: DisplayWidth.of(crumbs[0]) + 3, and: right) }
        if let progress = page.frame.progress {
            let needed = crumbs.reduce(0) { $0 + DisplayWidth.of($1) + 3 }
            right = drawProgress(progress, between: needed, and: right)
        }
        drawBreadcrumb(crumbs, page.crumbs, columns: right - 1)
    }

    /// Draws steps, the present one bold, in the middle of the row or, where it is too short for that, so that they end at a column; returns the
    /// column where what stands before them must end. Where there is no room for their names behind another column, their numbers are there.
    private mutating func drawSteps(_ steps: ScreenSteps, between start: Int, and end: Int) -> Int {
        let names = steps.names.enumerated().map { "\($0 + 1) \(texts($1))" }
        let words = names.reduce(0) { $0 + DisplayWidth.of($1) }
        func columns(_ separator: String) -> Int { words + (names.count - 1) * DisplayWidth.of(separator) }
        guard let separator = ["  ›  ", " › "].first(where: { start + columns($0) <= end }) else {
            let numbers = "\(steps.current + 1)/\(names.count)"
            let point = GridPoint(column: end - DisplayWidth.of(numbers), row: 0)
            canvas.write(numbers, at: point, style: Self.boldBar)
            return point.column - BarHint.gap
        }
        let width = columns(separator)
        let middle = (canvas.size.columns - width) / 2
        let first = middle >= start && middle + width <= end ? middle : end - width
        var point = GridPoint(column: first, row: 0)
        for (index, name) in names.enumerated() {
            if index > 0 { point.column += canvas.write(separator, at: point, style: Self.bar) }
            point.column += canvas.write(name, at: point, style: index == steps.current ? Self.boldBar : Self.bar)
        }
        return first - BarHint.gap
    }

    private static let progressColumns = 8

    /// Draws a part of some work as numbers and as a bar that ends at a column, and returns the column where what stands before it must end.
    /// Where there is no room for both behind another column, only the numbers are there.
    private mutating func drawProgress(_ progress: ScreenProgress, between start: Int, and end: Int) -> Int {
        let numbers = "\(progress.done)/\(progress.count)"
        var point = GridPoint(column: end, row: 0)
        if start + DisplayWidth.of(numbers) + 1 + Self.progressColumns <= end {
            point.column -= Self.progressColumns
            // The bar is full only when all is done.
            let fullness = Double(progress.done) / Double(max(1, progress.count))
            drawLowBar(fullness, at: point, columns: Self.progressColumns, style: Self.bar, rest: Self.quietBar)
            point.column -= 1
        }
        point.column -= DisplayWidth.of(numbers)
        canvas.write(numbers, at: point, style: Self.boldBar)
        return point.column - BarHint.gap
    }

    /// Draws the names of the screens, a click on which leads back to them. Where there is no room for all, the first ones are left out.
    private mutating func drawBreadcrumb(_ crumbs: [String], _ elements: Range<Int>, columns: Int) {
        var shown = crumbs[...]
        // The separator takes three columns, and the mark of those that are left out one more.
        func width(of shown: ArraySlice<String>) -> Int {
            shown.reduce(shown.count < crumbs.count ? 1 : -3) { $0 + DisplayWidth.of($1) + 3 }
        }
        while shown.count > 1, width(of: shown) > columns {
            shown = shown.dropFirst()
        }
        var point = GridPoint(column: 1, row: 0)
        if shown.count < crumbs.count { point.column += canvas.write("…", at: point, style: Self.quietBar) }
        for index in shown.indices {
            let isLast = index == crumbs.count - 1
            if point.column > 1 {
                point.column += canvas.write(" › ", at: point, style: Self.quietBar, limit: columns + 1 - point.column)
            }
            let text = DisplayWidth.truncated(crumbs[index], to: max(0, columns + 1 - point.column))
            let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
            if !isLast, isActive { place(.element(elements.lowerBound + index), in: area) }
            point.column += canvas.write(text, at: point, style: isLast ? Self.boldBar : Self.quietBar)
        }
    }
}
