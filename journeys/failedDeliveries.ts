import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface FailedDeliveries {
  /** Order numbers begin with it. */
  prefix: string;
  /** Parcels whose buyer was unavailable: the courier accepts an answer. */
  unavailable: number;
  /** The courier takes the answer, and rejects it some time later. */
  rejected: number;
  /** Parcels that need a corrected address. */
  badAddress: number;
}

/** Adds parcels that failed once to the demo brand, in the data of a server that isn't running. */
export async function addFailedDeliveries(
  data: string,
  { prefix, unavailable, rejected, badAddress }: FailedDeliveries,
): Promise<void> {
  const root = join(import.meta.dirname, '..');
  await promisify(execFile)(
    join(root, 'node_modules', '.bin', 'node'),
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=@khep/source',
      'apps/server/test/addFailedDeliveries.ts',
      prefix,
      ...[unavailable, rejected, badAddress].map(String),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        KHEP_DATA: data,
        DATABASE_URL: process.env['KHEP_JOURNEY_DATABASE_URL'] ?? '',
      },
    },
  );
}
