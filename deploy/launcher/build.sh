# shellcheck shell=sh
# Sourced by the verbs: builds what is stale, and says so.
SERVER_JAR=$ROOT/app/target/tilework.jar
BENCH_JAR=$ROOT/bench/target/tilework-bench.jar

# Whether $1 is missing or older than any file below the other arguments.
is_stale() {
  product=$1
  shift
  [ -e "$product" ] || return 0
  [ -n "$(find "$@" -type f -newer "$product" 2>/dev/null | head -n 1)" ]
}

# Runs a build step with its output in a log, which is shown when it fails.
step() {
  what=$1
  log=$2
  shift 2
  say "$what ..."
  begin=$(date +%s)
  "$@" >"$log" 2>&1 || {
    tail -n 40 "$log" >&2
    die "$what failed; the whole output is in $log"
  }
  say "$what: done in $(($(date +%s) - begin)) s"
}

build_java() {
  module=$1
  what=$2
  need_maven
  step "$what" "$CACHE/build-$module.log" \
    "$MVN" -B -q -f "$ROOT/pom.xml" -pl "$module" -am package -DskipTests -Dspotless.check.skip=true
}

build_server() {
  mkdir -p "$CACHE"
  if is_stale "$SERVER_JAR" "$ROOT/pom.xml" "$ROOT/app/pom.xml" "$ROOT/app/src/main"; then
    build_java app "building the server (a minute or two the first time)"
    touch "$SERVER_JAR"
  fi
}

# Starts and ends the server once, so that it loads its classes from a cache from then on: ready in a third of the time
# (decisions/0007). Exports AOT_CACHE, below the root since the flags are words; empty when there is none.
rehearse() {
  export AOT_CACHE
  # Named by what it was made from: one of another jar must never be used.
  AOT_CACHE=app/target/tilework-$(cat "$JAVA_HOME/release" "$SERVER_JAR" | cksum | cut -d ' ' -f 1).aot
  is_stale "$ROOT/$AOT_CACHE" "$SERVER_JAR" "$ROOT/app/target/lib" "$LAUNCHER/jvm.sh" || return 0
  cache=$AOT_CACHE
  AOT_CACHE=
  rm -f "$ROOT"/app/target/tilework-*.aot
  say "rehearsing the start ..."
  if rehearsal "$ROOT/$cache" >"$CACHE/rehearsal.log" 2>&1; then
    AOT_CACHE=$cache
  else
    say "the rehearsal failed, so the start takes longer; its output is in $CACHE/rehearsal.log"
  fi
}

# Writes the class cache $1 at the end of a server that opened on a free port and an empty folder.
rehearsal() {
  folder=$(mktemp -d "$CACHE/rehearsal.XXXXXX")
  # Flags are words.
  # shellcheck disable=SC2046
  TILEWORK_HOST=127.0.0.1 TILEWORK_LIVEKIT_URL=off "$JAVA_HOME/bin/java" $(jvm_flags) -XX:AOTCacheOutput="$1" \
    -jar "$SERVER_JAR" --port 0 --data "$folder/data" >"$folder/output" 2>&1 &
  server=$!
  until grep -q ' is open at ' "$folder/output"; do
    kill -0 "$server" || break
    sleep 0.1
  done
  kill "$server" || :
  wait "$server" || :
  cat "$folder/output"
  rm -rf "$folder"
  [ -s "$1" ]
}

build_bench() {
  mkdir -p "$CACHE"
  if is_stale "$BENCH_JAR" "$ROOT/pom.xml" "$ROOT/bench/pom.xml" "$ROOT/bench/src/main" "$ROOT/app/src/main/proto"; then
    build_java bench "building the bots"
    touch "$BENCH_JAR"
  fi
}

# LiveKit for the tests of talk, which name the reason when it is missing. The office builds its own in the same way.
find_livekit() {
  command -v livekit-server >/dev/null && return 0
  mkdir -p "$CACHE"
  [ -x "$CACHE/livekit-server" ] && return 0
  MISSING="no livekit-server found, and no Go to build one (go.dev)"
  command -v go >/dev/null || return 1
  MISSING="livekit-server could not be built (see .cache/build-livekit.log)"
  say "building LiveKit, once; takes minutes ..."
  (cd "$ROOT/deploy/livekit" && go build -o "$CACHE/livekit-server.unfinished" \
    github.com/livekit/livekit-server/cmd/server) >"$CACHE/build-livekit.log" 2>&1 || return 1
  mv "$CACHE/livekit-server.unfinished" "$CACHE/livekit-server"
}

# Installs the npm packages of folder $1 when its lock file is newer than what is there.
install_packages() {
  folder=$1
  if is_stale "$folder/node_modules/.package-lock.json" "$folder/package-lock.json"; then
    need_node
    step "fetching the packages of $(basename "$folder")" "$CACHE/npm-$(basename "$folder").log" \
      npm ci --prefix "$folder" --no-audit --no-fund
    touch "$folder/node_modules/.package-lock.json"
  fi
}

build_web() {
  mkdir -p "$CACHE"
  if is_stale "$ROOT/web/dist/index.html" "$ROOT/web/src" "$ROOT/web/index.html" "$ROOT/web/package-lock.json" \
    "$ROOT/web/vite.config.ts" "$ROOT/app/src/main/proto"; then
    need_node
    install_packages "$ROOT/web"
    step "building the web client" "$CACHE/build-web.log" npm run --prefix "$ROOT/web" build
    touch "$ROOT/web/dist/index.html"
  fi
}
