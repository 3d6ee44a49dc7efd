// Draws every picture, tileset and map of the office. `--check` only compares with what is on disk.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputs, sameOutput } from "./outputs.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const isCheck = process.argv.includes("--check");
const stale = [];

for (const [path, bytes] of outputs()) {
  const file = join(root, path);
  if (isCheck) {
    if (!existsSync(file) || !sameOutput(path, readFileSync(file), bytes)) stale.push(path);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path}  ${bytes.length} bytes`);
}

if (stale.length > 0) {
  console.error(`These files differ from what the script draws: ${stale.join(", ")}. Run "npm run draw" in maps/.`);
  process.exitCode = 1;
}
