import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import Lab

/// The table of the students in each size.
struct ClassTablePaneTests {
    nonisolated private static let pictures: [PictureRow] = [
        students("students-3", 3, [.init(.english, 80, 24), .init(.korean, 120, 40)]),
        // Two columns of rows in a small window, and blank rows between them where there is room.
        students("students-12", 12, [.init(.korean, 80, 24), .init(.english, 120, 40)]),
        students("students-30", 30, [.init(.english, 80, 24), .init(.english, 200, 50)]),
        students("students-30", 30, [.init(.korean, 120, 40)], areAsked: true),
    ].flatMap(\.self)

    @Test(arguments: pictures) func `the table is drawn as its golden file shows`(picture: PictureRow) throws {
        try picture.check()
    }

    @Test func `each golden file has a row`() {
        #expect(GoldenFile.names(of: #filePath) == Set(Self.pictures.map(\.description)))
    }

    nonisolated private static func students(
        _ name: String, _ count: Int, _ views: [PictureView], areAsked: Bool = false
    ) -> [PictureRow] {
        PictureRow.rows(name, views) { view in
            let room = try Classroom(.teacher, students: count, view.language)
            try room.work()
            if areAsked { try room.ask() }
            return room.screen(view.size.columns, view.size.rows)
        }
    }

    @Test func `a row that has not changed is drawn as before, and a change writes only what differs`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.work()
        var renderer = FrameRenderer()
        func bytes() -> Int {
            room.front.contentHasChanged()
            return renderer.render(room.front.draw(size: GridSize(columns: 120, rows: 40))).count
        }
        _ = bytes()
        #expect(bytes() == 0)
        room.add(room.students[0], .hint(koan: try room.name(Classroom.koans[0].name), number: 1))
        #expect((1...120).contains(bytes()))
    }
}
