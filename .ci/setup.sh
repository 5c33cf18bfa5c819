# What ./play and ./test share: where the repository is, which packages it needs,
# how they get onto a Debian 12 machine, and how it is built. To be sourced; talks
# on standard error only, so that what a program prints stays its own.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

# What one clone has compiled serves the next one.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_ABSSTDERR=1

build_packages=(
  g++ cmake ninja-build ccache
  nlohmann-json3-dev libboost-serialization-dev libcli11-dev libedit-dev libsqlite3-dev libsqlitecpp-dev
  libssl-dev libyaml-cpp-dev
  libgl-dev qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-l10n-tools qt6-svg-dev
  qt6-tools-dev qt6-tools-dev-tools qt6-wayland
  qml6-module-qt-labs-folderlistmodel qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-dialogs
  qml6-module-qtquick-layouts qml6-module-qtquick-templates qml6-module-qtquick-window
  fonts-dejavu-core fonts-lato fonts-vollkorn
)

test_packages=(
  clang clang-format clang-tidy libbenchmark-dev libclang-rt-dev libgmock-dev libgtest-dev llvm
  python3 qml6-module-qttest
)

say() {
  printf '%s\n' "$*" >&2
}

fail() {
  say "$*"
  exit 1
}

# install_missing PACKAGE...: touches neither network nor sudo when nothing is missing.
install_missing() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian, so nothing is installed by itself. Needed, by Debian's names: $*"
    return
  fi
  local missing
  mapfile -t missing < <(missing_of "$@")
  if ((${#missing[@]} == 0)); then
    return
  fi

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "Missing packages, and no sudo to install them. As root: apt-get install ${missing[*]}"
    as_root=(sudo)
    say "Your password may be asked for once, to install packages."
  fi
  say "Installing ${#missing[@]} packages and what they need: ${missing[*]}"
  local log
  log=$(mktemp)
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive bash -c "$apt_script" apt "${missing[@]}" \
    2>"$log" | show_progress; then
    tail -n 30 "$log" >&2
    rm -f "$log"
    fail "The packages could not be installed; apt's last words are above."
  fi
  rm -f "$log"
}

missing_of() {
  printf '%s\n' "$@" | grep -vxFf <(
    dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
      sed -n 's/^installed //p'
  )
}

# Run as root, one process so that sudo asks once: apt's progress on standard output, its words on
# standard error. A package list that cannot be refreshed is no reason to stop: the one at hand may do.
apt_script='
  echo "pmstatus::0:Asking for the list of packages"
  apt-get update 1>&2
  exec apt-get install --yes --no-install-recommends -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 \
    -o DPkg::Lock::Timeout=300 "$@" 3>&1 1>&2
'

# Of apt's status lines (kind:package:percent:words) a line that changes in a terminal, else one per
# tenth of the way.
show_progress() {
  local kind percent words tenth last=
  while IFS=: read -r kind _ percent words; do
    case $kind in
      dlstatus) words="downloading" ;;
      pmstatus) ;;
      *) continue ;;
    esac
    percent=${percent%.*}
    tenth="$kind $((percent / 10))"
    if [[ -t 2 ]]; then
      printf '\r\033[K  %3d%%  %.60s' "$percent" "$words" >&2
    elif [[ $tenth != "$last" ]]; then
      printf '  %3d%%  %s\n' "$percent" "$words" >&2
    fi
    last=$tenth
  done
  if [[ -t 2 ]]; then
    printf '\r\033[K' >&2
  fi
}

# configure PRESET [CMAKE ARGUMENT...]: anew where the folder was moved or never finished.
configure() {
  local preset=$1
  shift
  local fresh=()
  if ! is_configured "$preset"; then
    fresh=(--fresh)
  fi
  (cd "$root" && cmake --preset "$preset" "${fresh[@]}" "$@" --log-level=WARNING >/dev/null)
}

is_configured() {
  local folder=$root/.build/$1
  [[ -f $folder/build.ninja && ! $root/CMakePresets.json -nt $folder/CMakeCache.txt ]] &&
    grep -qFx "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"
}

# build PRESET [TARGET...]
build() {
  local preset=$1
  shift
  (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"} >&2)
}
