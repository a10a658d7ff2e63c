// `npm run restore -- <backup>`: restores a backup where no database is. See docs/deployment.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../platform/backup/backup.ts';
import { BackupError } from '../platform/backup/errors.ts';
import { backupDatabase } from './backups.ts';
import { ConfigError, parseConfig } from './config.ts';
import { exitWithMessage } from './startOptions.ts';

try {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined)
    throw new BackupError('Name a backup: npm run restore -- .khep/backups/khep-… [--data directory]');
  const config = parseConfig(process.env);
  const data = values.data === undefined ? config.KHEP_DATA : resolve(values.data);
  const database = backupDatabase({ ...config, KHEP_DATA: data });
  const { created_at } = await restoreBackup(resolve(path), data, database);
  process.stdout.write(`Restored the backup of ${created_at} into ${data}. Start the server on it.\n`);
} catch (error) {
  if (error instanceof BackupError || error instanceof ConfigError) exitWithMessage(error.message);
  throw error;
}
