/// The `sqlite3` library, as Python has it, at the same work: one transaction an order, in WAL mode, synced at each.
struct SQLiteRival {
    private let python: String
    private let directory: TemporaryDirectory
    private static let script = """
        import sqlite3, sys
        database = sqlite3.connect(sys.argv[1] + '/rival.db', isolation_level=None)
        database.execute('pragma journal_mode=wal')
        database.execute('pragma synchronous=full')
        database.execute('create table if not exists stock (fruit text primary key, count int not null)')
        database.execute('create table if not exists sale (number integer primary key, juice text, time text)')
        database.execute("insert or ignore into stock values ('mango', 1000000)")
        for _ in range(int(sys.argv[2])):
            database.execute('begin immediate')
            count, = database.execute("select count from stock where fruit = 'mango'").fetchone()
            if count < 1: raise SystemExit(1)
            database.execute("update stock set count = count - 1 where fruit = 'mango'")
            database.execute("insert into sale (juice, time) values ('mango', '2026-11-18T11:06:40.000Z')")
            database.execute('commit')
        """

    /// Nil where Python or its `sqlite3` is missing.
    init?() {
        guard let python = Programs.named("python3"), let directory = TemporaryDirectory() else { return nil }
        self.python = python
        self.directory = directory
        guard process(orders: 1).run() == 0 else { return nil }
    }

    /// A process that makes so many orders durable, one after another.
    func process(orders: Int) -> ChildProcess {
        ChildProcess(path: python, arguments: ["-c", Self.script, directory.path, String(orders)])
    }
}
