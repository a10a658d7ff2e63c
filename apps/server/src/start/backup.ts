// `npm run backup`: backs up the database and its files, also while the server runs. See docs/deployment.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { backupPlaces, listBackups, verifyBackup } from '../platform/backup/backup.ts';
import { BackupError } from '../platform/backup/errors.ts';
import { DirectoryLocked } from '../platform/db/pglite/lock.ts';
import { openDatabase } from '../platform/db/engine.ts';
import { backUp, backupDatabase } from './backups.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { askForBackup } from './operatorSocket.ts';
import { exitWithMessage } from './startOptions.ts';

async function verify(config: Config, given: string | undefined): Promise<string[]> {
  const { backups } = backupPlaces(config);
  const [newest] = await listBackups(backups);
  if (given === undefined && newest === undefined)
    throw new BackupError(`${backups} has no backup. Make one: npm run backup`);
  const path = given ?? join(backups, newest!);
  const { created_at, facts } = await verifyBackup(path, backupDatabase(config));
  const rows = Object.values(facts.rows).reduce((sum, count) => sum + count, 0);
  return [
    `${path}, made ${created_at}, can be restored: ${Object.keys(facts.rows).length} tables with ${rows} rows, and all sums, are as they were.`,
  ];
}

async function run(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const config = parseConfig(process.env);
  if (values.verify) return verify(config, positionals[0]);
  if (config.DATABASE_URL !== undefined) return backUp(config, backupDatabase(config), systemClock.now());
  const lines = await askForBackup(config.KHEP_DATA);
  if (lines !== undefined) return lines;
  if (!existsSync(join(config.KHEP_DATA, 'database')))
    throw new BackupError(`${config.KHEP_DATA} has no database. Start the server once, or set KHEP_DATA.`);
  const open = await openDatabase(config);
  try {
    return await backUp(config, backupDatabase(config, open.snapshot), systemClock.now());
  } finally {
    await open.close();
  }
}

try {
  process.stdout.write(`${(await run()).join('\n')}\n`);
} catch (error) {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof DirectoryLocked)
    exitWithMessage(error.message);
  throw error;
}
