import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of a data directory, made on the first start. Of several servers that start on one directory the first makes it
 * and the others read it.
 * @param made the text of a new one
 */
export function loadOrCreateSecret(
  directory: string,
  name: string,
  made: () => string = () => randomBytes(32).toString('hex'),
): string {
  const path = join(directory, name);
  try {
    writeFileSync(path, `${made()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(path, 'utf8').trim();
  // Signed with nothing, everything would be anybody's.
  if (kept.length < 32)
    throw new Error(
      `${path} holds no secret: its writing was broken off. Put it back from a copy, or delete it and have a new one made.`,
    );
  return kept;
}
