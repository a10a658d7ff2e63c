// `npm test`: installs, then runs every check, and ends with one line that counts them.
import { build, install, run } from './setup/install.mjs';

install();
const only = process.argv.slice(2);

/** A check's output may hold counts of its own tests; a check without them counts as one. */
const counters = [
  /Tests\s+(?:(?<failed>\d+) failed \| )?(?<passed>\d+) passed/,
  /Tests:\s+(?:(?<failed>\d+) failed, )?(?<passed>\d+) passed/,
  /Visual: (?<passed>\d+) same, (?<failed>\d+) different/,
  /Package: (?<passed>\d+) passed, (?<failed>\d+) failed/,
  /Journeys: (?<passed>\d+) passed, (?<failed>\d+) failed/,
];

// Vitest colours its summary; the counters read plain text.
// oxlint-disable-next-line no-control-regex
const plain = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** What went wrong, first: of a long output often only the beginning is kept. */
function faults(text) {
  const lines = text.trim().split('\n');
  const begin = lines.findIndex((line) => /Failed (?:Tests|Suites) \d+/.test(line));
  return begin === -1 ? lines.slice(-120) : lines.slice(begin, begin + 160);
}

const checks = [
  ['packages', () => run('npm', ['ls', '--all'], { quiet: true })],
  ['build', () => (build(['@khep/console', '@khep/tracking', '@khep/ui']), { code: 0, output: '' })],
  ['types', () => run('tsc', ['-b'], { quiet: true })],
  ['lint', () => run('oxlint', ['--type-aware', '--quiet'], { quiet: true })],
  ['format', () => run('oxfmt', ['--check', '.'], { quiet: true })],
  ['unused', () => run('knip', [], { quiet: true })],
  ['specification', () => run('npm', ['run', '--silent', 'coverage:spec'], { quiet: true })],
  ['package', () => run('npm', ['run', '--silent', 'package'], { quiet: true })],
  ['public names', () => run('npm', ['run', '--silent', 'api'], { quiet: true })],
  ['unit and server', () => run('vitest', ['run'], { quiet: true })],
  ['stories', () => run('vitest', ['run', '--config', 'apps/showcase/vitest.config.ts'], { quiet: true })],
  [
    'built stories',
    () => run('npm', ['run', '--silent', 'stories:built', '--', '--shard=1/40'], { quiet: true }),
  ],
  ['visual', () => run('npm', ['run', '--silent', 'visual'], { quiet: true })],
  ['journeys', () => run('npm', ['run', '--silent', 'journeys'], { quiet: true })],
  ['budgets', () => run('size-limit', [], { quiet: true })],
].filter(([name]) => only.length === 0 || only.includes(name));

let passed = 0;
let failed = 0;
for (const [name, check] of checks) {
  const began = Date.now();
  const { code, output } = check();
  const text = plain(output);
  const found = counters.map((counter) => text.match(counter)).find(Boolean);
  const bad = code === 0 ? Number(found?.groups.failed ?? 0) : Math.max(1, Number(found?.groups.failed ?? 1));
  const good = found ? Number(found.groups.passed) : code === 0 ? 1 : 0;
  passed += good;
  failed += bad;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${String(good).padStart(5)} passed ${bad ? `${bad} failed ` : ''}${seconds} s`,
  );
  if (code !== 0) console.log(faults(text).join('\n'));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
