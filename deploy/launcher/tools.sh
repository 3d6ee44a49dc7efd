# shellcheck shell=sh
# Sourced by the verbs: finds the tools that the build needs, or says how to get them.
CACHE=$ROOT/.cache
WANT_JDK=25
MAVEN_VERSION=3.9.16
MAVEN_SHA512=831a8591fe20c8243b1dbe7d71e3244f31d1665b0804b2e825e38cbbe5ce0cafb8338851f90780735568773e0a6cd07bbec107cda0b896b008b861075358b6f6
WANT_NODE=20

say() { printf 'tilework: %s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}

# The major version of the JDK in $1, from its release file; nothing if it is no JDK.
jdk_major() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# Prints the first folder of the arguments that holds a JDK of the wanted version or newer.
first_jdk() {
  for folder in "$@"; do
    major=$(jdk_major "$folder")
    if [ -n "$major" ] && [ "$major" -ge "$WANT_JDK" ]; then
      echo "$folder"
      return 0
    fi
  done
  return 1
}

# Sets JAVA_HOME to a JDK that fits, whatever the default java is.
need_jdk() {
  javac=$(command -v javac || :)
  [ -z "$javac" ] || javac=$(dirname "$(dirname "$(readlink -f "$javac" 2>/dev/null || echo "$javac")")")
  JAVA_HOME=$(first_jdk "${JAVA_HOME-}" "$javac" /usr/lib/jvm/* /opt/java/* /opt/jdk* "$HOME"/.jdks/* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.local/share/mise/installs/java/* "$HOME"/.asdf/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home) ||
    die "no JDK $WANT_JDK or newer found. Install one (Debian and Ubuntu: the temurin-25-jdk package of adoptium.net; macOS: brew install --cask temurin@25; any: sdk install java 25-tem), or set JAVA_HOME."
  export JAVA_HOME
}

# Whether version $1 is at least version $2, both dotted numbers.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" = "$2" ]; }

# Whether apt-get may be used without asking; sets AS_ROOT to what goes in front of it.
may_install() {
  command -v apt-get >/dev/null || return 1
  AS_ROOT=
  [ "$(id -u)" -eq 0 ] && return 0
  AS_ROOT='sudo -n'
  sudo -n true 2>/dev/null
}

# Installs Debian packages.
apt_install() {
  say "installing $*"
  # Two words when not root: sudo -n.
  # shellcheck disable=SC2086
  { $AS_ROOT apt-get update -qq && $AS_ROOT env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@"; } >"$CACHE/apt.log" 2>&1 ||
    { tail -n 5 "$CACHE/apt.log" >&2; return 1; }
}

# Prints the SHA-512 of file $1; macOS has no sha512sum.
sha512() { { sha512sum "$1" 2>/dev/null || shasum -a 512 "$1"; } | cut -d' ' -f1; }

# Sets MVN to a Maven that fits: the one on PATH, or our own, fetched by an older one and checked.
need_maven() {
  need_jdk
  mkdir -p "$CACHE"
  MVN=$CACHE/apache-maven-$MAVEN_VERSION/bin/mvn
  [ -x "$MVN" ] && return 0
  if ! command -v mvn >/dev/null; then
    { may_install && apt_install maven; } ||
      die "no Maven found. Install one (Debian and Ubuntu: apt-get install maven; macOS: brew install maven)."
  fi
  have=$(mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')
  if at_least "$have" 3.9.6; then
    MVN=mvn
    return 0
  fi
  say "Maven $have is too old; fetching $MAVEN_VERSION into .cache"
  archive=$CACHE/apache-maven-$MAVEN_VERSION-bin.tar.gz
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy \
    -Dartifact=org.apache.maven:apache-maven:$MAVEN_VERSION:tar.gz:bin -DoutputDirectory="$CACHE" >"$CACHE/maven.log" 2>&1 ||
    { tail -n 5 "$CACHE/maven.log" >&2; die "could not fetch Maven $MAVEN_VERSION."; }
  [ "$(sha512 "$archive")" = "$MAVEN_SHA512" ] ||
    { rm -f "$archive"; die "the fetched Maven does not have the checksum it must have; nothing was run."; }
  tar -xzf "$archive" -C "$CACHE"
  rm -f "$archive"
}

need_node() {
  command -v node >/dev/null && command -v npm >/dev/null ||
    die "no Node.js found; the web client is built with Node.js $WANT_NODE or newer (nodejs.org, or your version manager)."
  have=$(node -p 'process.versions.node')
  at_least "$have" $WANT_NODE.19.0 ||
    die "Node.js must be $WANT_NODE.19 or newer but is $have (nodejs.org, or your version manager)."
}

# Sets CHROMIUM, or fails with the reason in MISSING.
find_chromium() {
  CHROMIUM=$(command -v chromium || command -v chromium-browser || command -v google-chrome || :)
  [ -n "$CHROMIUM" ] && export CHROMIUM && return 0
  may_install && apt_install chromium fonts-dejavu-core && CHROMIUM=$(command -v chromium) && export CHROMIUM && return 0
  MISSING="no Chromium found (Debian: apt-get install chromium)"
  return 1
}

# The font in which the pictures of the screens were taken; the picture tests name the reason when it is missing.
find_font() {
  fc-match system-ui 2>/dev/null | grep -q 'Noto Sans' && return 0
  may_install && apt_install fontconfig fonts-noto-core && return 0
  MISSING="no Noto Sans found (Debian: apt-get install fonts-noto-core)"
  return 1
}

# Tiled saves and draws maps for the map tests, which name the reason when it is missing.
find_tiled() {
  command -v tiled >/dev/null && command -v tmxrasterizer >/dev/null && return 0
  may_install && apt_install tiled && return 0
  MISSING="no Tiled found (Debian: apt-get install tiled)"
  return 1
}
