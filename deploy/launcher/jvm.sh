# shellcheck shell=sh
# Sourced: the server's JVM flags, one place for the launcher, the benchmarks and the tests.
#
# Serial GC and compact headers: the smallest and, at 1,000 people, the fastest of those measured (decisions/0003).
# AOT_CACHE is the cache of a rehearsed start (build.sh); its path holds from the root of the tree, where the server is started.
jvm_flags() {
  echo "-XX:+UseSerialGC -Xms${TILEWORK_HEAP:-32m} -Xmx${TILEWORK_HEAP:-96m} -Xmn16m -XX:+UseCompactObjectHeaders -XX:TrimNativeHeapInterval=2000" \
    "-XX:MetaspaceSize=64m -XX:+ExitOnOutOfMemoryError --enable-native-access=ALL-UNNAMED" \
    "${AOT_CACHE:+-XX:AOTCache=$AOT_CACHE -Xlog:aot=off}"
}
