# Completes the command lines of kiosk in bash: source <(kiosk completions bash)
_kiosk_place() {
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
}
_kiosk_offer() {
    case $place in
@places
    esac
}
_kiosk() {
    local current=${COMP_WORDS[COMP_CWORD]} place offer='' paths='' IFS=$' \t\n'
    COMPREPLY=()
    # Bash makes = and : words of their own. Behind a colon is a count.
    if [ "$current" = ':' ] || [ "${COMP_WORDS[COMP_CWORD - 1]}" = ':' ]; then return; fi
    _kiosk_place "${COMP_WORDS[@]:1:COMP_CWORD-1}"
    if [ "$current" = '=' ]; then current=''; _kiosk_place "${COMP_WORDS[@]:1:COMP_CWORD}"; fi
    if [[ $current == -* && $place != *' --'* ]]; then place="${place% *} -"; fi
    _kiosk_offer
    COMPREPLY=($(compgen -W "$offer" -- "$current"))
    local IFS=$'\n'
    case $paths in
    files) compopt -o filenames; COMPREPLY+=($(compgen -f -- "$current")) ;;
    folders) compopt -o filenames; COMPREPLY+=($(compgen -d -- "$current")) ;;
    esac
}
complete -F _kiosk kiosk
