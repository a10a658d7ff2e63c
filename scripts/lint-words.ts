/**
 * `npm run lint:words`: reports words in interface copy and Markdown that docs/writing.md replaces.
 * `npm run lint:words -- apps/console` checks one folder; `--comments` lists them in comments, without failing.
 * Comments that begin with "What" fail too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords } from './words/check.ts';
import { findWhatComments } from './words/whatComments.ts';
import { parseColumn, parseWordTable } from './words/table.ts';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const searched = args.includes('--comments') ? 'comments' : 'copy';
const folders = args.filter((arg) => !arg.startsWith('--'));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = parseWordTable(read('docs/writing.md'));
const fixed = new Set([
  ...parseColumn(read('packages/api/spec/notices.tsv'), 'text'),
  ...parseColumn(read('packages/api/spec/screens.tsv'), 'title'),
]);

/**
 * Not copy of the product: tests quote wrong input, simulators use couriers' own texts, change logs are history,
 * benches print for developers, known files have the headings of other programs.
 */
const isSkipped = (path: string) =>
  /^docs\/writing\.md$|\.test\.tsx?$|\/test\/|\/bench\/|\/simulator\/|\/couriers\/\w+\/(?:simulator|simulatedStatuses)\.ts$|\/visual\/|CHANGELOG\.md$|LICENSE|^\.changeset\/|\/mapping\/known\/\w+Files\.ts$|^scripts\/words\/|\.api\.md$/.test(
    path,
  );

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  },
)
  .split('\n')
  .filter((path) => /\.(?:tsx?|md)$/.test(path) && !isSkipped(path) && existsSync(join(root, path)));

let found = 0;
for (const file of files) {
  for (const { line, word, instead, text } of checkWords(file, read(file), rules, fixed, searched)) {
    found += 1;
    process.stdout.write(`${file}:${line}  "${word}" → ${instead}\n    ${text}\n`);
  }
}
if (searched === 'copy')
  for (const file of files)
    for (const line of findWhatComments(read(file))) {
      found += 1;
      process.stdout.write(`${file}:${line}  A comment begins with "What" → "Returns", "Loads", "The …"\n`);
    }
process.stdout.write(`Words: ${files.length} files, ${found} to replace\n`);
process.exitCode = found > 0 && searched === 'copy' ? 1 : 0;
