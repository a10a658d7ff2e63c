import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const migrations = new URL('../src/db/migrations/', import.meta.url);
const lock = new URL('../../../package-lock.json', import.meta.url);
const prefix = `khep-test-databases-${userInfo().username}-`;

/**
 * Where databases with all tables are kept for suites to copy: making one anew takes longer than most suites. Of no use
 * after a change of the migrations or of the engine, so they are in its name; older ones are thrown away.
 */
export function templates(): string {
  const stamp = createHash('sha256').update(readFileSync(lock));
  for (const name of readdirSync(migrations).toSorted())
    stamp.update(readFileSync(new URL(name, migrations)));
  const name = `${prefix}${stamp.digest('hex').slice(0, 16)}`;
  const directory = join(tmpdir(), name);
  const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
  if (isNew)
    for (const old of readdirSync(tmpdir()))
      if (old.startsWith(prefix) && old !== name)
        rmSync(join(tmpdir(), old), { recursive: true, force: true });
  return directory;
}
