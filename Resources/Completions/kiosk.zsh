#compdef kiosk
# Completes the command lines of kiosk in zsh: a file _kiosk in a folder of $fpath
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
