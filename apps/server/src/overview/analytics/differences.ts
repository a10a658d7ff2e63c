import { unpackContributions } from '@khep/domain/analytics';
import { sql } from 'kysely';
import { createTurns } from '../../base/mapInTurns.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { CellSums } from './blocks/cellSums.ts';
import { toCell } from './blocks/cells.ts';
import type { Cell } from './blocks/cells.ts';
import { CellTable } from './blocks/cellTable.ts';
import { decodeBlock } from './blocks/encodeBlock.ts';
import { allBlocksOf, keyText, readBlocks } from './blocks/storeBlocks.ts';
import type { BlockKey, KeyedTable } from './blocks/storeBlocks.ts';

/** Differences that are listed one by one. */
const mostListed = 20_000;
/** Blocks of both generations that are in memory at once. */
const perRead = 200;

/** A generation that is read, and the one that was built beside it. */
export interface Generations {
  live: number;
  rebuilt: number;
}

/** Cells of which the rebuilt generation has more or less, and how much more; undefined where more cells differ than are listed. */
export type Differences = readonly Cell[] | undefined;

/**
 * Compares two generations as they are at one moment, while changes of orders go on: a change adds the same to both, so what is
 * found now differs later too, unless its orders were counted again meanwhile.
 */
export const findDifferences = (db: Db, brand_id: string, generations: Generations): Promise<Differences> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // All sums of a brand take longer than any other statement, and nothing waits for this one.
      await sql`set local statement_timeout = 0`.execute(tx);
      const blocks = new Map<string, BlockKey & { table?: CellTable }>();
      for (const key of await listDifferentBlocks(tx, brand_id, generations)) blocks.set(keyText(key), key);
      // A fold may have taken the delta of one generation and not that of the other.
      for (const { table, ...key } of await readUnfolded(tx, brand_id, generations))
        blocks.set(keyText(key), { ...key, table });
      return listDifferences(tx, brand_id, generations, [...blocks.values()]);
    });

/** Lists what two folded generations still differ by, in the blocks of some differences. */
export async function findAgain(
  tx: Tx,
  brand_id: string,
  { found, ...generations }: Generations & { found: readonly Cell[] },
): Promise<Differences> {
  const blocks = new Map(found.map(({ block }) => [keyText(block), block]));
  return listDifferences(tx, brand_id, generations, [...blocks.values()]);
}

/** Lists the blocks that aren't the same bytes in both generations. */
async function listDifferentBlocks(
  tx: Tx,
  brand_id: string,
  { live, rebuilt }: Generations,
): Promise<BlockKey[]> {
  const { rows } = await sql<BlockKey>`
    select cube, grain, day, part from analytics_blocks
    where brand_id = ${brand_id} and generation in (${live}, ${rebuilt})
    group by cube, grain, day, part
    having count(*) < 2 or min(md5(cells)) <> max(md5(cells))
    order by cube, grain, day, part`.execute(tx);
  return rows;
}

/** Adds up how much more the deltas of the rebuilt generation have than those of the live one, by block. */
async function readUnfolded(tx: Tx, brand_id: string, { live, rebuilt }: Generations): Promise<KeyedTable[]> {
  const deltas = await tx
    .selectFrom('analytics_deltas')
    .select(['generation', 'contributions'])
    .where('brand_id', '=', brand_id)
    .where('generation', 'in', [live, rebuilt])
    .execute();
  const sums = new CellSums();
  for (const { generation, contributions } of deltas)
    for (const one of unpackContributions(contributions)) sums.add(one, generation === rebuilt ? 1 : -1);
  return allBlocksOf(sums);
}

/** Lists how much more the rebuilt generation has in some blocks, with what is not folded into them yet. */
async function listDifferences(
  tx: Tx,
  brand_id: string,
  { live, rebuilt }: Generations,
  blocks: readonly (BlockKey & { table?: CellTable })[],
): Promise<Differences> {
  const pause = createTurns();
  const found: Cell[] = [];
  for (let at = 0; at < blocks.length; at += perRead) {
    const tables = new Map(
      blocks
        .slice(at, at + perRead)
        .map((block) => [keyText(block), { ...block, more: block.table ?? new CellTable() }]),
    );
    for (const generation of [live, rebuilt])
      for (const stored of await readBlocks(tx, { brand_id, generation }, [...tables.values()])) {
        await pause();
        const by = generation === rebuilt ? 1 : -1;
        tables.get(keyText(stored))?.more.addBlock(decodeBlock(stored.cells), by);
      }
    for (const { cube, grain, day, part, more } of tables.values())
      for (const cell of more.cells())
        if (cell.values.some((value) => value !== 0)) found.push(toCell({ cube, grain, day, part }, cell));
    if (found.length > mostListed) return undefined;
  }
  return found;
}
