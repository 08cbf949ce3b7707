# Builds a root folder that holds a program and one folder to work in, and runs the program there
# without rights. It is started by `unshare` in name spaces of its own, so nothing of it is seen outside.
#
#   confine.sh <empty folder> <folder to work in> <options of setpriv> <readable>… -- <command>…
set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
root=$1 work=$2 identity=$3
shift 3

mount -t tmpfs -o mode=755,nosuid,nodev none "$root"

show() {
  if [ -d "$1" ]; then
    mkdir -p "$root$1"
  else
    mkdir -p "$root$(dirname "$1")"
    : >"$root$1"
  fi
  mount --bind "$1" "$root$1"
}

readonly_share() {
  show "$1"
  mount -o remount,bind,ro,nosuid,nodev "$root$1"
}

for folder in /usr /bin /sbin /lib /lib64; do
  if [ -L "$folder" ]; then
    ln -s "$(readlink "$folder")" "$root$folder"
  elif [ -d "$folder" ]; then
    readonly_share "$folder"
  fi
done
while [ "$1" != -- ]; do
  readonly_share "$1"
  shift
done
shift
show /dev/null
show /dev/urandom
show "$work"
mount -o remount,bind,nosuid,nodev,noexec "$root$work"
mount -o remount,bind,ro,nosuid,nodev "$root"

# shellcheck disable=SC2086 -- the options are several words.
exec chroot "$root" setpriv $identity --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
