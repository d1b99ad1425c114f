import Testing

@testable import System

struct UserDatabaseTests {
    private let file = """
        root:x:0:0:root:/root:/bin/bash
        # a comment
        broken:x:1000
        kim:x:1000:1000:김, Seoul:/home/김:/bin/zsh
        late:x:1000:1000::/home/late:/bin/sh
        none:x:1001:1001:::/bin/sh
        word:x:abc:1001::/home/word:/bin/sh
        last:x:4294967294:1::/home/last:
        """

    @Test(
        arguments: [
            (0, "/root"), (1000, "/home/김"), (4_294_967_294, "/home/last"), (1001, nil), (7, nil),
        ] as [(UInt32, String?)])
    func `the first entry of a user has the home directory`(id: UInt32, home: String?) {
        #expect(UserDatabase.home(ofUser: id, in: Array(file.utf8)) == home)
    }

    @Test func `a path that is no UTF-8 keeps its bytes`() {
        let line = Array("a:x:5:5::/home/".utf8) + [0xFF] + Array(":/bin/sh\n".utf8)
        #expect(UserDatabase.home(ofUser: 5, in: line)?.systemBytes == Array("/home/".utf8) + [0xFF])
    }

    @Test(arguments: ["", "\n", ":::::", "a:x:0:0::/root"])
    func `a file without entries has no home directory`(file: String) {
        #expect(UserDatabase.home(ofUser: 0, in: Array(file.utf8)) == nil)
    }

    @Test func `it finds what the system finds on this machine`() {
        let home = getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
        #expect(UserDatabase.homeOfUser() == home)
    }
}
