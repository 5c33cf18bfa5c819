# bash completion for kronika-cli: the program itself knows what could come next.
_kronika_cli() {
  local words=("${COMP_WORDS[@]:1:COMP_CWORD}") word
  words=("${words[@]//\\/}") # as they are meant: Old\ Arkach
  COMPREPLY=()
  while IFS= read -r word; do
    if [[ $word == :files ]]; then
      compopt -o filenames 2>/dev/null
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
    else
      COMPREPLY+=("$(printf '%q' "$word")")
    fi
  done < <("$1" complete -- "${words[@]}" 2>/dev/null)
}
complete -F _kronika_cli kronika-cli
