import { unpackContributions } from '@khep/domain/analytics';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Services } from '../../start/services.ts';
import { CellSums } from './blocks/cellSums.ts';
import { addToBlocks, allBlocksOf } from './blocks/storeBlocks.ts';

/** Deltas of one transaction, and after how many of their cells it has enough: changes of orders wait for it. */
const perFold = 2000;
const cellsPerFold = 20_000;

/**
 * Adds the oldest deltas of a generation to its blocks, by day and by month, and deletes them: each counts once, as a delta or in
 * a block. Returns how many there were. Those of a generation that is being built wait until all its blocks are there.
 * @param of without it, the live one
 */
export async function foldDeltas(
  tx: Tx,
  brand_id: string,
  { limit = perFold, generation: of }: { limit?: number; generation?: number } = {},
): Promise<number> {
  // One fold of a brand at a time, and no delta is appended until it ends: those up to the last one are all there.
  const state = await tx
    .selectFrom('analytics_state')
    .select(['live', 'building'])
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirst();
  const generation = of ?? state?.live;
  // Others are being deleted.
  if (generation === undefined || (generation !== state?.live && generation !== state?.building)) return 0;
  const oldest = await tx
    .selectFrom('analytics_deltas')
    .select(['delta_id', 'cells'])
    .where('brand_id', '=', brand_id)
    .where('generation', '=', generation)
    .orderBy('delta_id')
    .limit(limit)
    .execute();
  let cells = 0;
  const last = oldest.find((one) => (cells += one.cells) >= cellsPerFold) ?? oldest.at(-1);
  if (!last) return 0;
  const deltas = await tx
    .deleteFrom('analytics_deltas')
    .where('brand_id', '=', brand_id)
    .where('generation', '=', generation)
    .where('delta_id', '<=', last.delta_id)
    .returning('contributions')
    .execute();
  const sums = new CellSums();
  for (const { contributions } of deltas) for (const one of unpackContributions(contributions)) sums.add(one);
  await addToBlocks(tx, { brand_id, generation }, await allBlocksOf(sums));
  await tx
    .updateTable('analytics_state')
    .set({ folded_until: last.delta_id })
    .where('brand_id', '=', brand_id)
    .execute();
  return deltas.length;
}

/** Folds what all brands have appended. */
export async function foldAllDeltas(db: Db, { log }: Pick<Services, 'log'>): Promise<void> {
  const brands = await acrossBrands(db, log, (filter) =>
    db.selectFrom('analytics_deltas').select('brand_id').distinct().where(filter).execute(),
  );
  for (const { brand_id } of brands) await foldWaiting(db, brand_id);
}

/** Folds what a brand has appended up to now. Each fold is its own transaction: changes of orders wait for one at most. */
export async function foldWaiting(db: Db, brand_id: string, generation?: number): Promise<void> {
  const fold = (tx: Tx) => foldDeltas(tx, brand_id, generation === undefined ? {} : { generation });
  while ((await db.transaction().execute(fold)) > 0);
}
