import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Loads a secret of the data directory, or creates it on the first start. Of several servers on one directory
 * the first creates it.
 * @param made text of a new secret
 */
export function loadOrCreateSecret(
  directory: string,
  name: string,
  made: () => string = () => randomBytes(32).toString('hex'),
): string {
  const path = join(directory, name);
  try {
    writeFileSync(path, `${made()}\n`, { mode: 0o600, flag: 'wx', flush: true });
    syncNames(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(path, 'utf8').trim();
  // An empty secret would make every signature forgeable.
  if (kept.length < 32)
    throw new Error(
      `${path} contains no secret: writing it was interrupted. Restore it from a backup, or delete it to generate a new one.`,
    );
  return kept;
}

/** Makes a new file's name durable: what is encrypted with a lost secret is lost too. */
function syncNames(directory: string): void {
  const opened = openSync(directory, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
