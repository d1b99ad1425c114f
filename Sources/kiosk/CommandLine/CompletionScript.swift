import ScreenKit

/// A shell that completes command lines.
nonisolated enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// The script that completes the command lines of the program in a shell.
///
/// All three scripts go the same way: they read the words up to the cursor, which gives a place, and a `case` says what fits there.
struct CompletionScript {
    let shell: Shell
    let completions: [Completion]
    let texts: Texts

    /// The lines of the script.
    var lines: [String] {
        let parts =
            switch shell {
            case .bash: Self.bash
            case .zsh: Self.zsh
            case .fish: Self.fish
            }
        return parts.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            switch line {
            case "@places": return cases
            default:
                return [
                    String(line).replacing("@options", with: alternatives(Completion.optionsWithValue))
                        .replacing("@commands", with: alternatives(commands))
                ]
            }
        }
    }

    private var commands: [String] {
        Completion.commandPaths.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// The table: a pattern for each place, and what fits there.
    private var cases: [String] {
        completions.flatMap { completion in
            let action = ([offer(completion.words), paths(completion.paths)] as [String?]).compactMap(\.self)
            let places = alternatives([completion.place])
            return shell == .fish
                ? ["    case \(places)"] + action.map { "        " + $0 }
                : ["    \(places)) " + action.joined(separator: "; ") + " ;;"]
        }
    }

    private func offer(_ words: [Completion.Word]) -> String? {
        if words.isEmpty { return nil }
        switch shell {
        case .bash: return "offer=" + quoted(words.map(\.name).joined(separator: " "))
        case .zsh:
            return "offer=(" + words.map { quoted(described($0, escaping: ":", by: ":")) }.joined(separator: " ") + ")"
        case .fish:
            return "printf '%s\\n' "
                + words.map { quoted(described($0, escaping: "", by: "\t")) }.joined(separator: " ")
        }
    }

    private func paths(_ paths: Completion.Paths) -> String? {
        switch (paths, shell) {
        case (.none, _): nil
        case (.files, .fish): "__fish_complete_path $current"
        case (.folders, .fish): "__fish_complete_directories $current ''"
        case (.files, _): "paths=files"
        case (.folders, _): "paths=folders"
        }
    }

    private func described(_ word: Completion.Word, escaping special: String, by separator: String) -> String {
        guard let summary = word.summary else { return word.name }
        let text = texts(summary, word.allowed)
        return word.name + separator + (special.isEmpty ? text : text.replacing(special, with: "\\" + special))
    }

    /// Returns a pattern of a `case` that matches one of some texts. In a place, `*` stands for any text and is not quoted.
    private func alternatives(_ texts: [String]) -> String {
        if shell == .fish { return texts.map(quoted).joined(separator: " ") }
        return texts.map { text in
            text.split(separator: "*", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : quoted(String($0)) }.joined(separator: "*")
        }.joined(separator: "|")
    }

    private func quoted(_ text: String) -> String {
        shell == .fish
            ? "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
            : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

// MARK: - The shells

extension CompletionScript {
    /// Sets `place`, from the words between the program and the one that is completed.
    private static let place = """
            local word command='' option='' count=0
            for word in "$@"; do
                if [ "$word" = '=' ]; then continue; fi
                if [ -n "$option" ]; then option=''; continue; fi
                case $word in
                @options) option=$word; continue ;;
                -?*) continue ;;
                esac
                case "${command:+$command }$word" in
                @commands) if [ $count -eq 0 ]; then command="${command:+$command }$word"; continue; fi ;;
                esac
                count=$((count + 1))
            done
            place="$command ${option:-$count}"
        """

    private static let bash = """
        # Completes the command lines of kiosk in bash: source <(kiosk completions bash)
        _kiosk_place() {
        \(place)
        }
        _kiosk_offer() {
            case $place in
        @places
            esac
        }
        _kiosk() {
            local current=${COMP_WORDS[COMP_CWORD]} place offer='' paths='' IFS=$' \\t\\n'
            COMPREPLY=()
            # Bash makes = and : words of their own. Behind a colon is a count.
            if [ "$current" = ':' ] || [ "${COMP_WORDS[COMP_CWORD - 1]}" = ':' ]; then return; fi
            _kiosk_place "${COMP_WORDS[@]:1:COMP_CWORD-1}"
            if [ "$current" = '=' ]; then current=''; _kiosk_place "${COMP_WORDS[@]:1:COMP_CWORD}"; fi
            if [[ $current == -* && $place != *' --'* ]]; then place="${place% *} -"; fi
            _kiosk_offer
            COMPREPLY=($(compgen -W "$offer" -- "$current"))
            local IFS=$'\\n'
            case $paths in
            files) compopt -o filenames; COMPREPLY+=($(compgen -f -- "$current")) ;;
            folders) compopt -o filenames; COMPREPLY+=($(compgen -d -- "$current")) ;;
            esac
        }
        complete -F _kiosk kiosk
        """

    private static let zsh = """
        #compdef kiosk
        # Completes the command lines of kiosk in zsh: a file _kiosk in a folder of $fpath
        _kiosk_place() {
        \(place)
        }
        _kiosk_offer() {
            case $place in
        @places
            esac
        }
        _kiosk() {
            local place paths=''
            local -a offer
            if [[ $PREFIX == --*=* ]]; then
                _kiosk_place "${(@)words[2,CURRENT-1]}" "${PREFIX%%=*}"
                compset -P '*='
            else
                _kiosk_place "${(@)words[2,CURRENT-1]}"
                if [[ $PREFIX == -* && $place != *' --'* ]]; then place="${place% *} -"; fi
            fi
            _kiosk_offer
            if (( $#offer )); then _describe kiosk offer; fi
            case $paths in
            files) _files ;;
            folders) _files -/ ;;
            esac
        }
        if [ "$funcstack[1]" = _kiosk ]; then _kiosk "$@"; else compdef _kiosk kiosk; fi
        """

    private static let fish = """
        # Completes the command lines of kiosk in fish: kiosk completions fish | source
        function __kiosk_place
            set -l command
            set -l option
            set -l count 0
            for word in $argv
                if test -n "$option"
                    set option
                    continue
                end
                switch $word
                case @options
                    set option $word
                    continue
                case '-?*'
                    continue
                end
                switch (string trim -- "$command $word")
                case @commands
                    if test $count -eq 0
                        set command (string trim -- "$command $word")
                        continue
                    end
                end
                set count (math $count + 1)
            end
            test -n "$option"; or set option $count
            echo "$command $option"
        end
        function __kiosk
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l start
            set -l place
            if string match -q -- '--*=*' $current
                set -l parts (string split -m 1 = -- $current)
                set start $parts[1]=
                set current $parts[2]
                set place (__kiosk_place $words[2..-1] $parts[1])
            else
                set place (__kiosk_place $words[2..-1])
                if string match -q -- '-*' $current; and not string match -q -- '* --*' $place
                    set place (string replace -r ' [^ ]*$' ' -' -- $place)
                end
            end
            __kiosk_offer "$place" "$current" | string replace -r '^' -- "$start"
        end
        function __kiosk_offer
            set -l current $argv[2]
            switch $argv[1]
        @places
            end
        end
        complete -c kiosk -f -a '(__kiosk)'
        """
}
