import System

/// A real `nats-server` on a free port, where the program is installed.
package final class NatsServer {
    /// The path of the program; `nil` if it is not installed.
    package static let path = installed("nats-server", for: "the tests with a real server")
    /// The path of the program that makes certificates; `nil` if it is not installed.
    package static let certificateMaker = installed("openssl", for: "the test of a leaf server")

    private static func installed(_ name: String, for tests: String) -> String? {
        let folders = (CurrentProcess.variable("PATH") ?? "").split(separator: ":").map { String($0) }
        let path = (folders + ["/usr/sbin", "/usr/local/sbin"]).map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
        if path == nil { print("NOTE: \(name) is not in PATH: \(tests) are LEFT OUT.") }
        return path
    }

    /// The port on this machine.
    package let port: UInt16
    /// The port of the pages about itself, if it shows any.
    package let monitoringPort: UInt16
    private let folder: TemporaryFolder
    private var process: ChildProcess?

    /// Starts a server with the text of a configuration, whose port, folder and some other words are replaced.
    package init(
        _ configuration: String = "port: 4222\njetstream { store_dir: \"shop-data\" }\n",
        replacing words: [(String, with: String)] = []
    ) throws {
        (port, monitoringPort) = (try Self.freePort(), try Self.freePort())
        folder = try TemporaryFolder()
        let places = [
            ("port: 4222", "port: \(port)"), ("\"shop-data\"", "\"\(folder.path)/data\""),
            ("127.0.0.1:8222", "127.0.0.1:\(monitoringPort)"),
        ]
        try folder.append((places + words).reduce(configuration) { $0.replacing($1.0, with: $1.1) }, to: "server.conf")
        try start()
    }

    /// Makes a certificate for this machine, `head.pem`, and its key, `head.key`.
    package static func makeCertificate(in folder: TemporaryFolder) throws {
        let words = [
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=head",
            "-addext", "subjectAltName=IP:127.0.0.1",
            "-keyout", folder.path(of: "head.key"), "-out", folder.path(of: "head.pem"),
        ]
        try start(certificateMaker, words).wait()
    }

    /// Starts a program that says nothing.
    private static func start(_ path: String?, _ words: [String]) throws -> ChildProcess {
        var spawn = Spawn(path: path ?? "", arguments: words.map { Array($0.utf8) })
        spawn.descriptors = [1: .file("/dev/null", flags: O_WRONLY), 2: .file("/dev/null", flags: O_WRONLY)]
        return try ChildProcess(spawn)
    }

    /// Returns a port that no program uses.
    package static func freePort() throws -> UInt16 {
        let listener = try Listener()
        defer { listener.close() }
        return listener.port
    }

    /// Starts the server, and waits until it takes connections.
    package func start() throws {
        process = try Self.start(Self.path, ["-c", folder.path + "/server.conf"])
        let address = try SocketAddress.find(host: "127.0.0.1", port: port)[0]
        let deadline = Deadline(within: .seconds(10))
        while !deadline.isOver {
            let wire = try Socket(connectingTo: address)
            defer { wire.close() }
            if Readiness.wait(toWrite: wire.descriptor, .seconds(1)), wire.error == nil { return }
            SystemClock.sleep(.milliseconds(20))
        }
    }

    /// Kills the server.
    package func kill() {
        process?.send(SIGKILL)
        process?.wait()
    }

    /// Removes the whole store. The server must not run.
    package func removeStore() { folder.remove("data") }

    /// Puts the whole store of the server aside, or puts back what was put aside. The server must not run.
    package func copyStore(from name: String, to newName: String) throws {
        folder.remove(newName)
        try Self.start("/bin/cp", ["-a", folder.path(of: name), folder.path(of: newName)]).wait()
    }
}
