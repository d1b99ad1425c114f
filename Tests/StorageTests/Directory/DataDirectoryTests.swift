import Testing

@testable import Storage
@testable import System

struct DataDirectoryTests {
    private func user(
        _ variables: [String: String], database: String? = "/home/database", in directory: String? = "/work",
        _ folder: UserEnvironment.DataFolder = .shared
    ) -> UserEnvironment {
        UserEnvironment(
            variable: { variables[$0] }, homeInDatabase: { database }, workingDirectory: { directory },
            dataFolder: folder)
    }

    @Test(
        arguments: [
            (["HOME": "/home/kim"], "/home/kim/.local/share/kiosk"),
            (["HOME": "/home/kim", "XDG_DATA_HOME": "/data"], "/data/kiosk"),
            (["XDG_DATA_HOME": "/data/"], "/data/kiosk"),
            (["HOME": "/home/kim/", "XDG_DATA_HOME": ""], "/home/kim/.local/share/kiosk"),
            (["HOME": "/home/kim", "XDG_DATA_HOME": "data"], "/home/kim/.local/share/kiosk"),
            (["HOME": "/"], "/.local/share/kiosk"),
            ([:], "/home/database/.local/share/kiosk"),
            (["HOME": ""], "/home/database/.local/share/kiosk"),
            (["HOME": "kim"], "/home/database/.local/share/kiosk"),
            // On macOS it is in Application Support, unless XDG_DATA_HOME says otherwise.
            (["HOME": "/Users/kim"], "/Users/kim/Library/Application Support/kiosk"),
            (["HOME": "/Users/kim", "XDG_DATA_HOME": "/data"], "/data/kiosk"),
        ] as [([String: String], String)])
    func `unless one is named it is where the user's data belongs`(variables: [String: String], path: String) {
        let isMac = variables["HOME"]?.hasPrefix("/Users") == true
        #expect(DataDirectory(standardOf: user(variables, isMac ? .applicationSupport : .shared))?.path == path)
    }

    @Test(arguments: [nil, "", "home"])
    func `a user without a home has none`(database: String?) {
        #expect(DataDirectory(standardOf: user([:], database: database)) == nil)
    }

    @Test func `the user database is asked only when nothing else is known`() {
        let user = UserEnvironment(
            variable: { ["HOME": "/home/kim"][$0] },
            homeInDatabase: {
                Issue.record("asked")
                return nil
            }, workingDirectory: { nil }, dataFolder: .shared)
        #expect(DataDirectory(standardOf: user)?.path == "/home/kim/.local/share/kiosk")
    }

    @Test(
        arguments: [
            ("/data", "/data", "/work"), ("/data//kiosk/./", "/data/kiosk", "/work"), ("/", "/", "/work"),
            ("shop", "/work/shop", "/work"), (".", "/work", "/work"), ("./a/", "/work/a", "/work"),
            ("../b", "/work/../b", "/work"), ("~", "/work/~", "/work"),
            // It stays relative where the working directory is not known.
            ("shop", "shop", nil), (".", ".", nil), ("./a", "a", nil), ("/data", "/data", nil),
        ] as [(String, String, String?)])
    func `one that is named is meant from the working directory on`(name: String, path: String, directory: String?) {
        #expect(DataDirectory(name, of: user([:], in: directory)).path == path)
    }

    @Test(arguments: [
        ("/home/kim", "/home/kim/.local/share/kiosk", "~/.local/share/kiosk"), ("/home/kim/", "/home/kim", "~"),
        ("/home/kim", "/home/kimchi", "/home/kimchi"), ("/home/kim", "/data", "/data"), ("/", "/data", "/data"),
        ("/home/김", "/home/김/쥬스", "~/쥬스"), ("", "/home/database/shop", "~/shop"),
    ])
    func `a person reads a tilde for their own folder`(home: String, path: String, abbreviated: String) {
        #expect(DataDirectory(path, of: user(["HOME": home])).abbreviatedPath == abbreviated)
    }

    @Test func `this machine knows the working directory and some home`() throws {
        let user = UserEnvironment.system { _ in nil }
        #expect(user.workingDirectory()?.hasPrefix("/") == true)
        #expect(DataDirectory("shop", of: user).path.hasSuffix("/shop"))
    }
}
