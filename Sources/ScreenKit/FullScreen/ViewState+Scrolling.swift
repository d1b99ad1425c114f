import Terminal

extension ViewState {
    mutating func scroll(with key: Key, on scene: Scene) {
        let rows = scene.arrangement.pagedRows(at: nil, focus: scene.focus)
        let page = rows?.rowsInView ?? scene.arrangement.scrolling.page
        let all = rows?.focuses.count ?? scene.arrangement.scrollLimit
        switch key {
        case .up: scroll(by: -1, on: scene)
        case .down: scroll(by: 1, on: scene)
        case .pageUp: scroll(by: -page, on: scene)
        case .pageDown: scroll(by: page, on: scene)
        case .home: scroll(by: -all, on: scene)
        case .end: scroll(by: all, on: scene)
        case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function: break
        }
    }

    /// Turns the pages of a list, or scrolls the pane beside it. With both on a page, the place of the mouse decides.
    mutating func scroll(by rows: Int, at point: GridPoint? = nil, on scene: Scene) {
        if let pages = scene.arrangement.pagedRows(at: point, focus: scene.focus) {
            // A turn of the wheel leaves no row out, however few are in view.
            let most = point == nil ? Int.max : pages.rowsInView
            focus = pages.focus(focus, movedBy: max(-most, min(most, rows)))
        } else {
            let step = scene.arrangement.scrolling.isFromEnd ? -rows : rows
            scroll = min(max(0, scroll + step), scene.arrangement.scrollLimit)
        }
    }
}
