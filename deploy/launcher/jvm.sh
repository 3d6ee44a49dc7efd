# shellcheck shell=sh
# Sourced: the server's JVM flags, one place for the launcher, the benchmarks and the tests.
#
# Serial GC and compact headers: the smallest and, at 1,000 people, the fastest of those measured (decisions/0003).
# The cache of a rehearsed start (build.sh) is used while it fits; a JVM it does not fit leaves it out and starts more slowly.
jvm_flags() {
  echo "-XX:+UseSerialGC -Xms${TILEWORK_HEAP:-32m} -Xmx${TILEWORK_HEAP:-96m} -Xmn16m -XX:+UseCompactObjectHeaders -XX:TrimNativeHeapInterval=2000" \
    "-XX:MetaspaceSize=64m -XX:+ExitOnOutOfMemoryError --enable-native-access=ALL-UNNAMED" \
    "${AOT_CACHE:+-XX:AOTCache=$AOT_CACHE -Xlog:aot=off}"
}
