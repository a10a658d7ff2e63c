import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../platform/db/schema.ts';
import type { Config } from './config.ts';

/** A secret of a used installation is gone. */
export class SecretMissing extends Error {
  override readonly name = 'SecretMissing';
}

const secretFiles = [
  { file: 'secret', variable: 'KHEP_SECRET', loses: 'links in messages and log-ins would stop working' },
  { file: 'secret-key', variable: 'KHEP_SECRET_KEY', loses: 'saved credentials could not be decrypted' },
] as const;

/**
 * Checks that a used installation still has its secrets: new ones would be created without a word.
 * @throws SecretMissing
 */
export async function assertSecrets(
  db: Db,
  config: Pick<Config, 'KHEP_DATA' | 'KHEP_SECRET' | 'KHEP_SECRET_KEY'>,
): Promise<void> {
  const missing = secretFiles.filter(
    ({ file, variable }) => config[variable] === undefined && !existsSync(join(config.KHEP_DATA, file)),
  );
  if (missing.length === 0) return;
  if (!(await db.selectFrom('brands').select('brand_id').limit(1).executeTakeFirst())) return;
  throw new SecretMissing(
    missing
      .map(
        ({ file, variable, loses }) =>
          `${join(config.KHEP_DATA, file)} is missing: with a new one ${loses}. Restore the file from a backup, or set ${variable}.`,
      )
      .join('\n'),
  );
}
