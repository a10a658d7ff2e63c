import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductIn } from './product.ts';

/** Seeds the demo brand once, for the journeys to copy. A database that all of them share is seeded by the first. */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['KHEP_JOURNEY_DATABASE_URL']) return undefined;
  const seeded = await mkdtemp(join(tmpdir(), 'khep-journey-seeded-'));
  const product = await startProductIn(seeded, [], {}, true);
  await product.stop();
  process.env['KHEP_JOURNEY_SEEDED'] = seeded;
  return () => rm(seeded, { recursive: true, force: true });
}
