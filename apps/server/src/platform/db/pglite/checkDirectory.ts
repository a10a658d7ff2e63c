import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory isn't one that the embedded database can continue with. */
export class DirectoryUnusable extends Error {
  override readonly name = 'DirectoryUnusable';
  constructor(directory: string, problem: string, state = 'Nothing was changed.') {
    super(
      `The database in ${directory} can't be opened: ${problem}. ${state}\n` +
        'Restore the directory from a backup. To begin with an empty database, choose another: KHEP_DATA=.khep-2 npm start',
    );
  }
}

/** Of the PostgreSQL inside PGlite. */
const majorVersion = '18';
/** Without one of these PostgreSQL would start with other rows, or PGlite would create a new database. */
const requiredNames = ['PG_VERSION', 'base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact'];
const controlBytes = 8192;
const lockName = /^server\.lock/;

const listFiles = (directory: string): string[] =>
  readdirSync(directory).filter((name) => !lockName.test(name));

/**
 * Checks that a directory is empty or has a whole database, and returns what to call once the database runs. A directory
 * whose first start was interrupted is emptied: nothing was acknowledged from it.
 * @throws DirectoryUnusable
 */
export function checkDirectory(directory: string): () => void {
  // Beside the directory, as the database creates its own files in it.
  const marker = `${directory}.creating`;
  if (existsSync(marker))
    for (const name of listFiles(directory)) rmSync(join(directory, name), { recursive: true });
  if (listFiles(directory).length === 0) {
    writeFileSync(marker, '', { mode: 0o600, flush: true });
    return () => rmSync(marker, { force: true });
  }
  const missing = requiredNames.filter((name) => !existsSync(join(directory, name)));
  if (missing.length === requiredNames.length)
    throw new DirectoryUnusable(directory, 'it has files that are not of a database');
  if (missing.length > 0) throw new DirectoryUnusable(directory, `${missing.join(', ')} is missing`);
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion)
    throw new DirectoryUnusable(
      directory,
      `it is of PostgreSQL ${version || 'without a version'}, and Khep's is ${majorVersion}`,
    );
  if (statSync(join(directory, 'global/pg_control')).size !== controlBytes)
    throw new DirectoryUnusable(directory, 'global/pg_control is damaged');
  return () => undefined;
}
