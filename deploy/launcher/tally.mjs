// Adds up the JUnit reports of all parts, names what failed and what was skipped, and closes with one line.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [root, results] = process.argv.slice(2);

function reports() {
  const folders = [results, join(root, 'app/target/surefire-reports'), join(root, 'bench/target/surefire-reports')];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.xml'));
}

function unescaped(text) {
  const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#10': ' ' };
  return text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);
}

function attribute(tag, name) {
  return unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** The test cases of one report as { name, outcome, reason }. */
function cases(file) {
  const xml = readFileSync(file, 'utf8');
  return [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(([, tag, body = '']) => {
    const skipped = /<skipped\b([^>]*)/.exec(body);
    const outcome = skipped ? 'skipped' : /<(failure|error)\b/.test(body) ? 'failed' : 'passed';
    return {
      name: `${attribute(tag, 'classname')} ${attribute(tag, 'name')}`.trim(),
      outcome,
      reason: skipped ? attribute(skipped[1], 'message') : '',
    };
  });
}

const all = reports().flatMap(cases);
const count = (outcome) => all.filter((test) => test.outcome === outcome).length;
const skippedParts = existsSync(join(results, 'skipped'))
  ? readFileSync(join(results, 'skipped'), 'utf8').trim().split('\n')
  : [];

console.log('');
for (const test of all.filter((each) => each.outcome === 'failed')) console.log(`failed: ${test.name}`);
for (const test of all.filter((each) => each.outcome === 'skipped')) {
  console.log(`skipped: ${test.name}${test.reason ? ` (${test.reason})` : ''}`);
}
for (const line of skippedParts) {
  const [reason, what] = line.split('\t');
  console.log(`skipped: ${what} (${reason})`);
}
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
if (all.length === 0) process.exitCode = 1;
