# Builds a root folder that holds a program and one folder to work in, and runs the program there
# without rights. It is started by `unshare` in name spaces of its own, so nothing of it is seen outside.
#
#   confine.sh <empty folder> <folder to work in> <options of setpriv> <readable>… -- <command>…
set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
root=$1 work=$2 identity=$3
shift 3

mount -t tmpfs -o mode=755,nosuid,nodev none "$root"

# show <what> <options of mount>
show() {
  if [ -d "$1" ]; then
    mkdir -p "$root$1"
  else
    mkdir -p "$root$(dirname "$1")"
    : >"$root$1"
  fi
  mount -o "$2" "$1" "$root$1"
}

for folder in /usr /bin /sbin /lib /lib64; do
  if [ -L "$folder" ]; then
    ln -s "$(readlink "$folder")" "$root$folder"
  elif [ -d "$folder" ]; then
    show "$folder" bind,ro,nosuid,nodev
  fi
done
while [ "$1" != -- ]; do
  show "$1" bind,ro,nosuid,nodev
  shift
done
shift
# Devices keep the options that they have: where one of those is locked, it could not be given up.
show /dev/null bind
show /dev/urandom bind
show "$work" bind,nosuid,nodev,noexec
mount -o remount,bind,ro,nosuid,nodev "$root"

# shellcheck disable=SC2086 -- the options are several words.
exec chroot "$root" setpriv $identity --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
