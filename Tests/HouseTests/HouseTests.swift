import TestSupport
import Testing

/// The rooms of the package and the arrows between them.
struct HouseTests {
    /// The rooms that each room may import.
    private static let allowedRooms: [String: Set<String>] = [
        "Core": [],
        "System": [],
        "KioskAssets": [],
        "Calculator": ["Core"],
        "JuiceMaker": ["Core"],
        "Classroom": ["Core"],
        "Terminal": ["System"],
        "ScreenKit": ["Terminal", "Core", "KioskAssets"],
        "ScreenTrace": ["ScreenKit", "Terminal", "Core", "KioskAssets"],
        "CalculatorApp": ["Calculator", "ScreenKit", "ScreenTrace", "Core", "KioskAssets"],
        "JuiceMakerApp": ["JuiceMaker", "ScreenKit", "ScreenTrace", "Core", "KioskAssets"],
        "Shopfront": [
            "JuiceMakerApp", "ScreenTrace", "ScreenKit", "JuiceMaker", "Terminal", "Core", "KioskAssets",
        ],
        "Lab": [
            "CalculatorApp", "JuiceMakerApp", "ScreenTrace", "ScreenKit", "Classroom", "Calculator", "JuiceMaker",
            "Terminal", "Core", "KioskAssets",
        ],
        "JetStream": ["Core", "System"],
        "Storage": ["JetStream", "Classroom", "Calculator", "JuiceMaker", "Core", "System"],
        "kiosk": everything,
        "kiosk-bench": everything,
    ]

    private static let everything: Set = [
        "Core", "Calculator", "JuiceMaker", "Classroom", "Terminal", "ScreenKit", "ScreenTrace", "CalculatorApp",
        "JuiceMakerApp", "Shopfront", "Lab", "Storage", "JetStream", "System", "KioskAssets",
    ]

    /// The modules of the toolchain that each room may import. The other rooms need none but the standard library.
    private static let allowedModules: [String: Set<String>] = [
        "JuiceMaker": ["Synchronization"],
        "JuiceMakerApp": ["Synchronization"],
        "Lab": ["Synchronization"],
        "Storage": ["Synchronization"],
        "JetStream": ["Synchronization"],
        "System": ["Glibc", "Musl", "Darwin", "Synchronization"],
        "kiosk-bench": ["FoundationEssentials", "Foundation"],
    ]

    /// Read once for all tests.
    private static let package = Result { try House() }
    private let house: House

    init() throws {
        house = try Self.package.get()
    }

    @Test func `every room has its row in the table, and every row its room`() {
        #expect(house.rooms == Set(Self.allowedRooms.keys))
    }

    /// A call in a file that is not there would not be counted, and another one would be taken for the only one.
    @Test func `the sources of the trace have all files of each type in them, those about the trace aside`() throws {
        let list = try TextFile.contents(of: TextFile.packageFolder + "/Sources/KioskAssets/SourceList.h")
        let paths = Set(
            list.split(separator: "\n").filter { $0.hasPrefix("#define SOURCE") }.map { $0.dropFirst(19).dropLast() })
        #expect(paths.isSubset(of: house.files.map { $0.path[...] }))
        let (listed, others) = (
            house.files.filter { paths.contains($0.path[...]) }, house.files.filter { !paths.contains($0.path[...]) }
        )
        let types = listed.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        #expect(
            types.isSuperset(of: ["CalculatorButton", "CalculatorScreen", "OrderScreen", "StockScreen", "JuiceBar"]))
        let missing = others.filter {
            $0.folder != "Trace" && $0.room != "ScreenTrace" && !$0.extendedTypes.isDisjoint(with: types)
        }
        #expect(missing.map(\.path) == [])
    }

    @Test func `a room imports only the rooms and modules that the table allows`() {
        let forbidden = house.files.flatMap { file in
            file.imports.subtracting(Self.allowedRooms[file.room, default: []])
                .subtracting(Self.allowedModules[file.room, default: []])
                .sorted().map { "\(file.path) imports \($0)" }
        }
        #expect(forbidden == [])
    }

    @Test func `a room depends in the manifest on the rooms that it imports, and on no other`() {
        #expect(Set(house.declaredDependencies.keys) == house.rooms)
        for room in house.rooms.sorted() {
            let imported = house.imports(of: room).intersection(house.rooms)
            let declared = house.declaredDependencies[room, default: []]
            #expect(imported.subtracting(declared) == [], "\(room) imports these, and the manifest does not say so")
            #expect(declared.subtracting(imported) == [], "\(room) declares these, and imports none of them")
        }
    }

    /// Functions and variables of the C library. Those whose names also mean something in the other rooms are left out.
    private static let namesOfC: Set = [
        "clock_gettime", "connect", "environ", "errno", "exit", "fcntl", "fdatasync", "flock", "fork", "fstat", "fsync",
        "getenv", "getpid", "ioctl", "isatty", "localtime_r", "lstat", "memchr", "memcmp", "memcpy", "mkdir",
        "nanosleep", "opendir", "pipe", "poll", "posix_spawn", "setenv", "sigaction", "socket", "strerror", "strlen",
        "tcgetattr", "tcsetattr", "tzset", "unlink", "usleep", "waitpid",
    ]

    @Test func `only the room System imports the C library and calls it, the benchmark aside`() {
        let library: Set = ["Glibc", "Musl", "Darwin"]
        #expect(house.files.filter { !$0.imports.isDisjoint(with: library) }.map(\.path) == ["System/CLibrary.swift"])
        let calling = house.files.filter { !["System", "kiosk-bench"].contains($0.room) }.flatMap { file in
            let called = Set(file.words.filter { !$0.followsDot }.map(\.text)).intersection(Self.namesOfC)
            return called.sorted().map { "\(file.path): \($0)" }
        }
        #expect(calling == [])
    }

    @Test func `no folder of a room uses another one in a circle`() {
        for room in house.rooms.sorted() {
            #expect(house.circles(in: room) == [], "the folders of \(room) use each other in a circle")
        }
    }

    @Test func `the trace knows each screen of an app, so that it shows the messages of all of them`() {
        for room in house.rooms.filter({ $0.hasSuffix("App") }).sorted() {
            let files = house.files.filter { $0.room == room }
            let screens = Set(files.flatMap(\.types)).filter { $0.hasSuffix("Screen") }
            let traced = files.filter { $0.path.contains("/Trace/") }.flatMap(\.usedNames)
            #expect(!screens.isEmpty)
            #expect(screens.subtracting(traced) == [], "no file in \(room)/Trace extends these")
        }
    }

    /// The screen of the kit itself that has a pane of its own, as other screens do.
    private static let filesThatMakePanes: Set = ["ScreenKit/Kiosk/HelpScreen.swift"]

    @Test func `the kit does not ask which kind of pane it has, so that a new kind is one file`() {
        let panes = house.files.reduce(into: Set<String>()) { $0.formUnion($1.types(conformingTo: "Pane")) }
        #expect(panes.isSuperset(of: ["ListPane", "TextPane", "ButtonPane", "KeypadPane", "BoardPane"]))
        let asking = house.files.filter { $0.room == "ScreenKit" && $0.folder != "Panes" }.flatMap { file in
            let makesPanes = Self.filesThatMakePanes.contains(file.path)
            let names = makesPanes ? file.askedNames(among: panes) : file.usedNames.intersection(panes)
            return names.sorted().map { "\(file.path): \($0)" }
        }
        #expect(asking == [])
    }

    @Test func `an app uses nothing of the kit that an app from outside could not use`() {
        let kit = house.files.filter { $0.room == "ScreenKit" }
        let names = kit.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames("package")) }
        #expect(names.isSuperset(of: ["HomeScreen", "isShowingInspector", "usesFullScreen"]))
        let apps = house.files.filter { $0.room.hasSuffix("App") || ["Shopfront", "Lab"].contains($0.room) }
        // A name that stands for something else too cannot be told from it here.
        let others = house.files.filter { $0.room != "ScreenKit" && !$0.room.hasPrefix("kiosk") }
        let ambiguous = (kit.map { $0.declaredNames("public") } + others.map { $0.declaredNames() })
            .reduce(into: Set<String>()) { $0.formUnion($1) }
        let uses = apps.flatMap { app in
            let words = app.words.filter { $0.followsDot || !$0.precedesColon }.map(\.text)
            return names.subtracting(ambiguous).intersection(words).sorted().map { "\(app.path): \($0)" }
        }
        #expect(uses == [])
    }

    @Test func `no file is longer than 350 lines, the benchmark aside`() {
        let long = house.files.filter { $0.room != "kiosk-bench" && $0.lineCount > 350 }
        #expect(long.map { "\($0.path): \($0.lineCount) lines" } == [])
    }

    // MARK: The reading itself

    private func source(_ text: String) -> SwiftSource { SwiftSource(path: "Room/A.swift", text: text) }

    private func circles(_ texts: (path: String, text: String)...) -> [String] {
        House(files: texts.map { SwiftSource(path: "Room/" + $0.path, text: $0.text) }, manifest: "").circles(
            in: "Room")
    }

    @Test func `a circle is told by its files and names`() {
        #expect(
            circles(
                ("A/One.swift", "public struct One { var two: Two }"),
                ("B/Two.swift", #"enum Two { static let text = "\("a)" + Three.text)" }"#),
                ("C/Three.swift", "final class Three: Base {\n    func make() -> [One] { [] }\n}"),
                ("Base.swift", "class Base {}")
            ) == [
                "Room/A/One.swift → Room/B/Two.swift: Two", "Room/B/Two.swift → Room/C/Three.swift: Three",
                "Room/C/Three.swift → Room/A/One.swift: One",
            ])
    }

    @Test(arguments: [
        "// One\nstruct Two {}", "/* One */ struct Two {}", "let two = \"One\"", "let two = #\"\\(One)\"#",
        "let two = \"\"\"\n    \"One\"\n    \"\"\"", "let two = Three.One", "struct Two { enum One {} }",
    ])
    func `a comment, a string and a type inside of another one are no uses`(text: String) {
        #expect(circles(("A/One.swift", "struct One { let two: Two }"), ("B/Two.swift", text + "\nenum Two {}")) == [])
    }

    @Test func `a type that is private or inside of another one is no type of the room`() {
        #expect(source("private struct A { class B {} }\npublic final class C {}").types == ["C"])
    }

    @Test(
        arguments: [
            (
                ["A"],
                [
                    "struct A: Pane {}", "public struct A<Event: Equatable>: Equatable, Pane { let b = 1 }",
                    "extension A: Pane {}", "enum C { struct A: Pane {} }",
                    "struct B {}\nnonisolated struct A: B.C, nonisolated Pane {\n var c: C }",
                ]
            ),
            (
                [],
                [
                    "struct A { let pane: Pane }", "struct A {}\nlet pane: Pane = B()", "// struct A: Pane {}",
                    "protocol Pane<Event> {}", "extension Pane where Event == Never {}",
                    "func draw<A: Pane>(_ pane: A) {}", "struct PaneSize: Equatable {}",
                ]
            ),
        ] as [(Set<String>, [String])])
    func `a type that conforms to a protocol is found, and not one that only uses it`(
        types: Set<String>, texts: [String]
    ) {
        for text in texts { #expect(source(text).types(conformingTo: "Pane") == types, "\(text)") }
    }

    @Test(arguments: [
        ("if pane is ListPane {}", true), ("let list = pane as? ListPane<Int>", true), ("pane as! ListPane", true),
        ("switch pane { case let list as ListPane<Int>: 1 }", true), ("if case ListPane(let rows) = pane {}", true),
        ("if type(of: pane) == ListPane.self {}", true), ("let list = ListPane(rows: [])", false),
        ("func list() -> ListPane<Int> { \"is ListPane\" }", false), ("case .list: ListPane.Row()", false),
    ])
    func `a question about the kind of a value is told from its making`(text: String, isAsked: Bool) {
        #expect(source(text).askedNames(among: ["ListPane"]) == (isAsked ? ["ListPane"] : []))
    }

    @Test func `the names that a file declares are told by their access level`() {
        let source = source(
            "package private(set) var a = 1\npublic final class B { package static func c(d: Int) { let e = d } }")
        #expect(source.declaredNames("package") == ["a", "c"])
        #expect(source.declaredNames("public") == ["B"])
        #expect(source.declaredNames() == ["a", "B", "c", "e"])
    }

    @Test func `an import is read with its attributes and kinds`() {
        let source = source(
            "@testable import A\n#if os(Linux)\n    import B\n#endif\npublic import struct C.D\nlet e = \"import E\"")
        #expect(source.imports == ["A", "B", "C"])
        #expect(source.types == [])
    }
}
