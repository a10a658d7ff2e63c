import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { syncDirectory } from '../files/syncDirectory.ts';
import type { Config } from '../../start/config.ts';
import { BackupError } from './errors.ts';
import type { BackupDatabase } from './errors.ts';
import { differences } from './facts.ts';

const Manifest = z.object({
  version: z.literal(1),
  created_at: z.string(),
  facts: z.object({ rows: z.record(z.string(), z.number()), sums: z.record(z.string(), z.string()) }),
  /** Hexadecimal SHA-256 of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});
type Manifest = z.output<typeof Manifest>;

/** Files of the data directory that a backup has in another form, or that belong to the running process. */
const notCopied = /^(?:database|backups|operator\.sock|server\.lock.*|.*\.creating)$/;
const backupName = /^khep-\d{8}T\d{6}Z$/;

export interface BackupPlaces {
  /** KHEP_DATA. */
  data: string;
  /** Where backups are kept, each in a directory of its own. */
  backups: string;
}

/** Where the backups of an installation are. */
export const backupPlaces = ({
  KHEP_DATA,
  KHEP_BACKUPS,
}: Pick<Config, 'KHEP_DATA' | 'KHEP_BACKUPS'>): BackupPlaces => ({
  data: KHEP_DATA,
  backups: KHEP_BACKUPS ?? join(KHEP_DATA, 'backups'),
});

/** Names of the whole backups, the newest first. */
export async function listBackups(backups: string): Promise<string[]> {
  if (!existsSync(backups)) return [];
  return (await readdir(backups))
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed();
}

/**
 * Makes a backup of a running server: files before and after the snapshot of the database, so that each file a row names
 * is there, with the rows of each table and sums of money. It has its name only once it is whole.
 * @throws BackupError
 */
export async function makeBackup(
  { data, backups }: BackupPlaces,
  database: BackupDatabase,
  now: Date,
): Promise<string> {
  const name = `khep-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const target = join(backups, name);
  if (existsSync(target)) throw new BackupError(`${target} exists already. Wait a second and try again.`);
  const part = `${target}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true, mode: 0o700 });
    await chmod(backups, 0o700);
    await copyNew(data, join(part, 'data'));
    const facts = await database.write(join(part, database.file));
    await copyNew(data, join(part, 'data'));
    const manifest: Manifest = {
      version: 1,
      created_at: now.toISOString(),
      facts,
      files: await hashesOf(part),
    };
    await writeFile(join(part, 'manifest.json'), JSON.stringify(manifest, null, 2), {
      mode: 0o600,
      flush: true,
    });
    await rename(part, target);
    await syncDirectory(backups);
    return name;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Compares a backup with what it had when it was made: the contents of each file, and rows and sums of a restored copy.
 * @throws BackupError naming what differs
 */
export async function verifyBackup(path: string, database: BackupDatabase): Promise<Manifest> {
  const manifest = readManifest(path);
  if (manifest.files[database.file] === undefined)
    throw new BackupError(
      `The backup ${path} is of ${database.file === 'database.tar' ? 'PostgreSQL: set DATABASE_URL' : 'an embedded database: unset DATABASE_URL'}.`,
    );
  const found = await hashesOf(path);
  const damaged = Object.entries(manifest.files)
    .filter(([name, hash]) => found[name] !== hash)
    .map(([name]) => `${name} is ${found[name] === undefined ? 'missing' : 'damaged'}`);
  if (damaged.length === 0)
    damaged.push(...differences(manifest.facts, await database.factsOf(join(path, database.file))));
  if (damaged.length > 0)
    throw new BackupError(`The backup ${path} can't be used: ${inShort(damaged)}. Use an older one.`);
  return manifest;
}

/**
 * Restores a backup into a data directory without a database. It is verified first, and the database must start from it.
 * @throws BackupError
 */
export async function restoreBackup(path: string, data: string, database: BackupDatabase): Promise<Manifest> {
  const manifest = await verifyBackup(path, database);
  await database.assertEmpty(path);
  await mkdir(data, { recursive: true, mode: 0o700 });
  if (existsSync(join(path, 'data'))) await copyNew(join(path, 'data'), data, { isShared: false });
  const differing = differences(manifest.facts, await database.restore(join(path, database.file)));
  if (differing.length > 0) throw new BackupError(`The restored database differs: ${inShort(differing)}.`);
  return manifest;
}

/** Deletes all but the newest backups, and what a backup that was interrupted left. */
export async function deleteOldBackups(backups: string, keep: number): Promise<void> {
  for (const name of (await listBackups(backups)).slice(keep))
    await rm(join(backups, name), { recursive: true, force: true });
  for (const name of await readdir(backups))
    if (name.endsWith('.part')) await rm(join(backups, name), { recursive: true, force: true });
}

function readManifest(path: string): Manifest {
  const file = join(path, 'manifest.json');
  if (!existsSync(file)) throw new BackupError(`${path} is no backup: it has no manifest.json.`);
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BackupError(`The backup ${path} can't be used: manifest.json is damaged. Use an older one.`);
  }
}

/**
 * Copies the files that aren't there yet. Uploaded and produced files never change, so a backup shares them with the data
 * directory where the file system can; a restored directory has its own.
 */
async function copyNew(from: string, to: string, { isShared = true } = {}): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = relative(from, path);
    if (!entry.isFile() || notCopied.test(inside.split(/[/\\]/)[0]!)) continue;
    const copy = join(to, inside);
    if (existsSync(copy)) continue;
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    // A secret lies at the top, and may be replaced.
    const canShare = isShared && inside !== entry.name;
    try {
      if (canShare) await link(path, copy).catch(() => copyFile(path, copy));
      else await copyFile(path, copy);
    } catch (error) {
      // It was deleted meanwhile: no row names it any more.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function hashesOf(directory: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = relative(directory, path).replaceAll('\\', '/');
    if (!entry.isFile() || inside === 'manifest.json') continue;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    hashes[inside] = hash.digest('hex');
  }
  return hashes;
}

/** When the newest backup was made; undefined without one. Each is verified before it has its name. */
export async function newestBackupAt(backups: string): Promise<Date | undefined> {
  const [newest] = await listBackups(backups);
  if (newest === undefined) return undefined;
  return (await stat(join(backups, newest, 'manifest.json'))).mtime;
}

const inShort = (problems: readonly string[]): string =>
  problems.length > 5
    ? `${problems.slice(0, 5).join(', ')} and ${problems.length - 5} more`
    : problems.join(', ');
