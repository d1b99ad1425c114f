import Core
import JuiceMaker
import Lab

/// The words and paths that a shell offers at one place of a command line.
nonisolated struct Completion {
    /// The kind of the paths that fit.
    enum Paths: Hashable { case none, files, folders }

    /// A word, with the key of its summary.
    struct Word {
        let name: String
        var summary: KioskText?
        /// The allowed values of an option, which its summary can name.
        var allowed = ""
    }

    /// The place: the words of the command, then `-` for its options, the name of an option for its value, or the number of an
    /// argument, from 0; `*` stands for any text.
    let place: String
    var words: [Word] = []
    var paths = Paths.none
}

// MARK: - From the table of the commands

nonisolated extension Completion {
    /// Returns the completions of all places, with the juices and fruits of a menu.
    static func all(menu: Menu) -> [Completion] {
        optionValues + [Completion(place: "* --*")] + commandPaths.flatMap { options(of: $0) + arguments(of: $0, menu) }
    }

    /// The words that begin a command, such as none, `ledger` and `ledger verify`, and the groups that `help` explains.
    static var commandPaths: [[String]] {
        let paths = CommandUsage.all.flatMap { usage in
            (0...usage.words.count).map { Array(usage.words.prefix($0)) }
        }.uniqued()
        return paths + paths.filter { !$0.isEmpty && !subcommands(of: $0).isEmpty }.map { ["help"] + $0 }
    }

    private static func subcommands(of path: [String]) -> [CommandUsage] {
        CommandUsage.all.filter { $0.words.count > path.count && $0.words.starts(with: path) }
    }

    /// The options that take the next word as their value.
    static var optionsWithValue: [String] { CommandUsage.allOptions.filter { $0.value != nil }.map(\.name).uniqued() }

    /// The values of options. Where two options share a name, their commands are named.
    private static var optionValues: [Completion] {
        let options = CommandUsage.all.flatMap { usage in usage.acceptedOptions.map { (usage, $0) } }
        return options.map(\.1.name).uniqued().flatMap { name -> [Completion] in
            let meant = options.filter { $0.1.name == name }
            let isShared = Set(meant.map(\.1.value?.name)).count > 1
            let places = isShared ? meant : Array(meant.prefix(1))
            return places.compactMap { usage, option in
                guard let value = option.value else { return nil }
                let place = (isShared ? usage.words.joined(separator: " ") : "*") + " " + name
                return Completion(
                    place: place, words: value.choices.map { Word(name: $0) }, paths: paths(for: value.name)
                ).unlessEmpty
            }
        }
    }

    private static func options(of path: [String]) -> [Completion] {
        let usages = CommandUsage.all.filter { $0.words == (path.first == "help" ? ["help"] : path) }
        let options = usages.flatMap(\.acceptedOptions).uniqued() + [.help] + (path.isEmpty ? [.version] : [])
        let words = options.map { Word(name: $0.name, summary: $0.summary, allowed: $0.value?.allowed ?? "") }
        return [Completion(place: place(path, "-"), words: words)]
    }

    private static func arguments(of path: [String], _ menu: Menu) -> [Completion] {
        // Help takes the words of the command that it explains.
        let group = path.first == "help" ? Array(path.dropFirst()) : path
        let next = subcommands(of: group)
        let subcommands = next.map { $0.words[group.count] }.uniqued().map { name in
            Word(name: name, summary: next.first { $0.words == group + [name] }?.summary)
        }
        var completions = [Completion(place: place(path, "0"), words: subcommands)]
        for (index, argument) in CommandUsage.all.filter({ $0.words == path }).flatMap({ $0.arguments.enumerated() }) {
            let (names, paths) = values(of: argument, path, menu)
            let words = names.map { Word(name: $0) }
            if index == 0 {
                completions[0].words += words
                completions[0].paths = paths
            }
            let places = (index == 0 ? [] : ["\(index)"]) + (argument.contains("...") ? ["*"] : [])
            completions += places.map { Completion(place: place(path, $0), words: words, paths: paths) }
        }
        return completions.compactMap(\.unlessEmpty)
    }

    /// Returns what fits an argument of the table, such as `[DIR]` or `JUICE[:COUNT]... | -`.
    private static func values(of argument: String, _ path: [String], _ menu: Menu) -> ([String], Paths) {
        let name = String(argument.drop { $0 == "[" }.prefix { $0.isLetter || $0 == "|" })
        switch name {
        case "JUICE": return (menu.juices.map(\.id), .none)
        case "FRUIT": return (menu.fruits.map(\.id), .none)
        case "NAME" where path == ["lab"]: return (ExperimentID.allCases.map(\.rawValue), .none)
        // Literal words, such as the names of the shells.
        case let words where words.contains("|"): return (words.split(separator: "|").map { String($0) }, .none)
        default: return ([], paths(for: name))
        }
    }

    private static func paths(for name: String) -> Paths { name == "FILE" ? .files : name == "DIR" ? .folders : .none }

    private static func place(_ path: [String], _ rest: String) -> String { path.joined(separator: " ") + " " + rest }

    private var unlessEmpty: Completion? { words.isEmpty && paths == .none ? nil : self }
}
