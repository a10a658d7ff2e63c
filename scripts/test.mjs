// `npm test`: installs what is missing, runs every check and ends with one line that counts them.
// `npm test -- journeys` runs one check, `npm test -- --changed` what the changes since main can affect.
import { checks, runCheck } from './checks.mjs';
import { changedFiles } from './setup/changedFiles.mjs';
import { install } from './setup/install.mjs';
import { checkPath } from './setup/programFolder.mjs';
import { stop } from './setup/stop.mjs';
import { installSystemPackages } from './setup/systemPackages.mjs';

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const onlyChanged = process.argv.includes('--changed');
const unknown = [
  ...process.argv.slice(2).filter((word) => word.startsWith('--') && word !== '--changed'),
  ...names.filter((name) => !checks.some((check) => check.name === name)),
];
if (unknown.length > 0)
  stop(
    `There is no ${unknown.join(', ')}. Checks: ${checks.map(({ name }) => name).join(', ')}. Option: --changed.`,
  );

install();
const change = onlyChanged ? changedFiles() : undefined;
const chosen = checks
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((check) => ({
    ...check,
    command:
      change && check.changed
        ? check.changed(change)
        : names.includes(check.name) && check.alone
          ? check.alone
          : check.command,
  }));
installSystemPackages(chosen.flatMap(({ needs, command }) => (command ? (needs ?? []) : [])));

/** A check's output may have counts of its tests; a check without them counts as one. */
const counters = [
  /Tests\s+(?:(?<failed>\d+) failed \| )?(?<passed>\d+) passed(?: \| (?<skipped>\d+) skipped)?/,
  /Tests\s+(?<failed>\d+) failed/,
  /Tests:\s+(?:(?<failed>\d+) failed, )?(?:(?<skipped>\d+) skipped, )?(?<passed>\d+) passed/,
  /(?:Visual|Package|Journeys|Benchmarks): (?<passed>\d+) (?:passed|same), (?<failed>\d+) (?:failed|different)/,
];

// Vitest colours its summary; the counters read plain text.
// oxlint-disable-next-line no-control-regex
const plain = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** The part of a long output that says what failed. */
function faults(text) {
  const lines = text.trim().split('\n');
  const begin = lines.findIndex((line) => /Failed (?:Tests|Suites) \d+/.test(line));
  return begin === -1 ? lines.slice(-120) : lines.slice(begin, begin + 160);
}

/** Runs a check and returns its counts, which are never all zero. */
async function resultOf({ name, needs = [], command }) {
  const { code, output } = await runCheck(command, { PATH: checkPath(name, needs) });
  const text = plain(output);
  const found = counters.map((counter) => text.match(counter)?.groups).find(Boolean);
  const count = (key) => Number(found?.[key] ?? 0);
  return {
    code,
    text,
    passed: found ? count('passed') : code === 0 ? 1 : 0,
    failed: code === 0 ? count('failed') : Math.max(1, count('failed')),
    skipped: count('skipped'),
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
const began = Date.now();

/** Runs a check, counts it and prints its line, and what failed. */
async function report(check, index) {
  const place = `[${String(index + 1).padStart(2)}/${chosen.length}] ${check.name.padEnd(16)}`;
  if (!check.command) {
    total.skipped += 1;
    console.log(`skip ${place} not affected by the changes`);
    return;
  }
  const checkBegan = Date.now();
  const { code, text, ...counts } = await resultOf(check);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const extra = ['failed', 'skipped'].filter((key) => counts[key] > 0).map((key) => `${counts[key]} ${key} `);
  const seconds = ((Date.now() - checkBegan) / 1000).toFixed(1);
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${place} ${String(counts.passed).padStart(5)} passed ${extra.join('')}${seconds} s`,
  );
  if (code !== 0) console.log(faults(text).join('\n'));
}

let running = [];
for (const [index, check] of chosen.entries()) {
  running.push(report(check, index));
  if (check.besideNext && running.length === 1) continue;
  await Promise.all(running);
  running = [];
}
await Promise.all(running);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\nIn ${minutes} minutes`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
