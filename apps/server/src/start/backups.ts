import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import { backupPlaces, deleteOldBackups, makeBackup, newestBackupAt } from '../platform/backup/backup.ts';
import { embeddedDatabase } from '../platform/backup/embedded.ts';
import type { BackupDatabase } from '../platform/backup/errors.ts';
import { postgresDatabase } from '../platform/backup/postgres.ts';
import type { OpenDatabase } from '../platform/db/engine.ts';
import type { Config } from './config.ts';

const hour = 3_600_000;
/** How often the age of the newest backup is looked at. */
const lookEveryMs = 5 * 60_000;

/**
 * The database of an installation.
 * @param snapshot of the embedded one that runs
 */
export const backupDatabase = (
  { DATABASE_URL, KHEP_DATA }: Pick<Config, 'DATABASE_URL' | 'KHEP_DATA'>,
  snapshot?: OpenDatabase['snapshot'],
): BackupDatabase =>
  DATABASE_URL === undefined ? embeddedDatabase(KHEP_DATA, snapshot) : postgresDatabase(DATABASE_URL);

/** Makes a backup, keeps as many as are configured, and says where it is. */
export async function backUp(config: Config, database: BackupDatabase, now: Date): Promise<string[]> {
  const places = backupPlaces(config);
  const name = await makeBackup(places, database, now);
  await deleteOldBackups(places.backups, config.KHEP_BACKUP_KEEP);
  return [`Backed up: ${join(places.backups, name)}`];
}

/**
 * Makes a backup whenever the newest is older than KHEP_BACKUP_HOURS.
 * @returns stops it, and waits for the one that is being made
 */
export function scheduleBackups(
  config: Config,
  { snapshot }: Pick<OpenDatabase, 'snapshot'>,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'error'> },
): () => Promise<void> {
  const maxAge = config.KHEP_BACKUP_HOURS * hour;
  if (snapshot === undefined || maxAge === 0) return () => Promise.resolve();
  let making: Promise<unknown> | undefined;
  const look = async () => {
    try {
      const newest = await newestBackupAt(backupPlaces(config).backups);
      const age = newest === undefined ? Infinity : clock.now().getTime() - newest.getTime();
      // One from the future was made under a wrong clock.
      if (age >= maxAge || age < -hour) await backUp(config, backupDatabase(config, snapshot), clock.now());
    } catch (error) {
      log.error({ err: error }, 'the scheduled backup failed');
    }
  };
  const timer = setInterval(() => {
    making ??= look().finally(() => (making = undefined));
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await making;
  };
}
