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
  const begin = lines.findIndex((line) =>
    /Failed (?:Tests|Suites) \d+|Unhandled (?:Errors|Rejection)/.test(line),
  );
  return begin === -1 ? lines.slice(-120) : lines.slice(begin, begin + 160);
}

/** How the checks' programs begin the line of a failed test, and of the first error after it. */
const failedTest = /^\s*(?:FAIL|✕|×|✗)\s|^⎯+ Unhandled (?:Rejection|Error|Source)/;
const cause = /^\s*Caused by\b/;
const firstError = /^\s*(?:\w*Error\b|expect\(|Expected\b|.*timeout.*exceeded)/i;

/**
 * The names of the failed tests with their errors, a line each: what a reader of the end of a log needs. Without one, a
 * program failed after its tests, and the end of what it said tells why.
 */
function failedTests(text) {
  const lines = text.split('\n');
  const named = lines.flatMap((line, index) => {
    if (!failedTest.test(line)) return [];
    const after = lines.slice(index + 1, index + 30);
    const next = after.findIndex((other) => failedTest.test(other));
    const own = next === -1 ? after : after.slice(0, next);
    const said = [own.find((other) => firstError.test(other)), own.find((other) => cause.test(other))];
    return [`  ${[line, ...said.filter(Boolean)].map((part) => part.trim()).join(': ')}`.slice(0, 400)];
  });
  return named.length > 0
    ? [...new Set(named)].slice(0, 20)
    : lines
        .filter((line) => line.trim())
        .slice(-12)
        .map((line) => line.slice(0, 300));
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
const failures = [];
const flaky = [];
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
  flaky.push(...text.split('\n').filter((line) => line.startsWith('FLAKY ')));
  if (code === 0) return;
  console.log(faults(text).join('\n'));
  failures.push(`${check.name} (exit ${code}):`, ...failedTests(text));
}

// Checks that may run beside the next one form a group, which two lanes work off: no core waits for the longer of a pair.
for (let first = 0; first < chosen.length;) {
  const last = chosen.findIndex((check, index) => index >= first && !check.besideNext);
  const end = last === -1 ? chosen.length : last + 1;
  const group = chosen.slice(first, end).map((check, index) => [check, first + index]);
  const lane = async () => {
    for (let next = group.shift(); next; next = group.shift()) await report(...next);
  };
  await Promise.all([lane(), lane()]);
  first = end;
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
if (failures.length > 0) console.log(`\nFailed\n${failures.join('\n')}`);
for (const line of flaky) console.log(line);
console.log(`\nIn ${minutes} minutes`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
