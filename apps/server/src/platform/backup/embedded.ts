import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite, pgliteInMemory } from '../db/engine.ts';
import { PgliteClient } from '../db/pglite/client.ts';
import { BackupError } from './errors.ts';
import type { BackupDatabase } from './errors.ts';
import { readBackupFacts } from './facts.ts';

/** Starts a copy in memory and reads its facts. */
async function factsOf(copyOf: string) {
  const open = pgliteInMemory(
    await PgliteClient.start({ copyOf }).catch((error: unknown) => {
      throw new BackupError(`No database starts from ${copyOf}. Use an older backup.`, { cause: error });
    }),
  );
  try {
    return await readBackupFacts(open.db);
  } finally {
    await open.close();
  }
}

/**
 * The database in the data directory.
 * @param snapshot of the running one; not needed to verify or restore
 */
export const embeddedDatabase = (data: string, snapshot?: () => Promise<Uint8Array>): BackupDatabase => ({
  file: 'database.tar',
  async write(path) {
    await writeFile(path, await snapshot!(), { mode: 0o600, flush: true });
    return factsOf(path);
  },
  factsOf,
  assertEmpty(backup) {
    if (existsSync(join(data, 'database')))
      throw new BackupError(
        `${data} has a database. Stop the server and move the directory away, or restore into another one: npm run restore -- ${backup} --data .khep-restored`,
      );
    return Promise.resolve();
  },
  async restore(path) {
    const open = await openPglite(join(data, 'database'), undefined, { copyOf: path });
    try {
      return await readBackupFacts(open.db);
    } finally {
      await open.close();
    }
  },
});
