/**
 * `npm run api`: compares the public names of each package, with their signatures, with etc/<package>.api.md. A
 * difference fails; `npm run api -- --update` rewrites the report, and refuses while no changeset describes
 * the change. Reads the declarations in dist: `npm run types` writes them.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isUpdateAllowed, packagesOf } from './api/changesets.ts';
import { difference, reportOf, type EntryPoint } from './api/report.ts';

const root = join(import.meta.dirname, '..');
const update = process.argv.includes('--update');

interface Manifest {
  name: string;
  exports: Record<string, string | { types?: string }>;
}

function entriesOf(folder: string, manifest: Manifest): EntryPoint[] {
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' && target.types?.endsWith('.d.ts')
      ? [{ name: join(manifest.name, path), file: join(folder, target.types) }]
      : [],
  );
}

const changesets = existsSync(join(root, '.changeset'))
  ? readdirSync(join(root, '.changeset'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => readFileSync(join(root, '.changeset', name), 'utf8'))
  : [];
const announced = new Set(changesets.flatMap(packagesOf));

let failed = 0;
for (const name of ['ui', 'domain', 'api']) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = entriesOf(folder, manifest).filter(({ file }) => existsSync(file));
  const report = reportOf(manifest.name, entries, folder);
  const file = join(folder, 'etc', `${name}.api.md`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === report) {
    console.log(`${manifest.name}: its public names are those of ${relative(root, file)}`);
    continue;
  }
  const lines = difference(before, report);
  if (!update) {
    failed += 1;
    console.log(`${manifest.name}: its public names changed:\n${lines.slice(0, 60).join('\n')}`);
    continue;
  }
  if (!isUpdateAllowed(before, announced.has(manifest.name))) {
    failed += 1;
    console.log(`${manifest.name}: no changeset speaks of it. Write one first: npx changeset`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  console.log(`${manifest.name}: ${lines.length} lines changed in ${relative(root, file)}`);
}
if (failed > 0 && !update) {
  console.log(
    '\nSay what changed: npx changeset\nThen update the reports: npm run types && npm run api -- --update',
  );
}
process.exitCode = failed === 0 ? 0 : 1;
