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
