import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const migrations = new URL('../src/db/migrations/', import.meta.url);
const lock = new URL('../../../package-lock.json', import.meta.url);
const prefix = `khep-test-databases-${userInfo().username}-`;

/** Another checkout may be running its own suites on databases of other migrations. */
const unusedMs = 24 * 3_600_000;

/**
 * Returns the directory of template databases that suites copy: creating the tables takes longer than most suites.
 * Its name has a hash of the migrations and the engine; directories that are a day old are deleted.
 */
export function templates(): string {
  const stamp = createHash('sha256').update(readFileSync(lock));
  for (const name of readdirSync(migrations).toSorted())
    stamp.update(readFileSync(new URL(name, migrations)));
  const name = `${prefix}${stamp.digest('hex').slice(0, 16)}`;
  const directory = join(tmpdir(), name);
  if (mkdirSync(directory, { recursive: true }) !== undefined) deleteUnused(name);
  return directory;
}

function deleteUnused(current: string): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || name === current) continue;
    const directory = join(tmpdir(), name);
    const stats = statSync(directory, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < Date.now() - unusedMs) rmSync(directory, { recursive: true, force: true });
  }
}
