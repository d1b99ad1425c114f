import System

/// A real `nats-server` on a free port, where the program is installed.
package final class NatsServer {
    /// The path of the program; `nil` if it is not installed.
    package static let path: String? = {
        let folders = (CurrentProcess.variable("PATH") ?? "").split(separator: ":").map { String($0) }
        let path = (folders + ["/usr/sbin", "/usr/local/sbin"]).map { $0 + "/nats-server" }.first {
            access($0, X_OK) == 0
        }
        if path == nil { print("NOTE: nats-server is not in PATH: the tests with a real server are LEFT OUT.") }
        return path
    }()

    /// The port on this machine.
    package let port: UInt16
    private let folder: TemporaryFolder
    private let configuration: String
    private var process: ChildProcess?

    /// Starts a server with the text of a configuration, whose port and folder are replaced.
    package init(_ configuration: String = "port: 4222\njetstream { store_dir: \"shop-data\" }\n") throws {
        port = try Self.freePort()
        folder = try TemporaryFolder()
        self.configuration = configuration.replacing("4222", with: String(port))
            .replacing("\"shop-data\"", with: "\"\(folder.path)/data\"")
            .replacing("127.0.0.1:8222", with: "127.0.0.1:\(try Self.freePort())")
        try folder.append(self.configuration, to: "server.conf")
        try start()
    }

    private static func freePort() throws -> UInt16 {
        let address = try SocketAddress.find(host: "127.0.0.1", port: 0)[0]
        let listener = try Socket(listeningOn: address)
        defer { listener.close() }
        return listener.port
    }

    /// Starts the server, and waits until it takes connections.
    package func start() throws {
        var spawn = Spawn(
            path: Self.path ?? "", arguments: ["-c", folder.path + "/server.conf"].map { Array($0.utf8) })
        spawn.descriptors = [1: .file("/dev/null", flags: O_WRONLY), 2: .file("/dev/null", flags: O_WRONLY)]
        process = try ChildProcess(spawn)
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
        var spawn = Spawn(
            path: "/bin/cp", arguments: ["-a", folder.path(of: name), folder.path(of: newName)].map { Array($0.utf8) })
        spawn.descriptors = [2: .file("/dev/null", flags: O_WRONLY)]
        try ChildProcess(spawn).wait()
    }
}
