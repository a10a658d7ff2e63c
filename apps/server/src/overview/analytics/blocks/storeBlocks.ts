import { sql } from 'kysely';
import { createTurns } from '../../../base/mapInTurns.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { CellTable } from './cellTable.ts';
import { addMonths, addRollups, CellSums } from './cellSums.ts';
import type { Grain } from './cellSums.ts';
import { decodeBlock, encodeBlock } from './encodeBlock.ts';
import { splitTable } from './parts.ts';

/** Names a stored block of a generation. */
export interface BlockKey {
  cube: string;
  grain: Grain;
  day: string;
  part: number;
}

/** One complete set of a brand's sums. */
export interface Generation {
  brand_id: string;
  generation: number;
}

/** Blocks that are read and written by one statement. */
const perStatement = 500;

export interface KeyedTable extends BlockKey {
  table: CellTable;
}

/** Lists the blocks that some sums are stored in. */
export const blocksOf = (sums: CellSums, grain: Grain): KeyedTable[] =>
  [...sums.tables()].flatMap(({ name, period, table }) =>
    [...splitTable(name, grain, table)].map(([part, own]) => ({
      cube: name,
      grain,
      day: period,
      part,
      table: own,
    })),
  );

/** Lists all blocks that follow from sums of cubes by day. */
export async function allBlocksOf(days: CellSums): Promise<KeyedTable[]> {
  const months = new CellSums();
  await addRollups(days);
  await addMonths(days, months);
  return [...blocksOf(days, 'day'), ...blocksOf(months, 'month')];
}

/** Adds sums to what is stored of a generation. Only one transaction at a time may: a block is read, and written whole. */
export async function addToBlocks(
  tx: Tx,
  generation: Generation,
  blocks: readonly KeyedTable[],
): Promise<void> {
  const pause = createTurns();
  for (let at = 0; at < blocks.length; at += perStatement) {
    const some = blocks.slice(at, at + perStatement);
    const stored = new Map((await readBlocks(tx, generation, some)).map((one) => [keyText(one), one.cells]));
    const changed: (BlockKey & { cells: Uint8Array })[] = [];
    const emptied: BlockKey[] = [];
    for (const { table, ...key } of some) {
      await pause();
      const before = stored.get(keyText(key));
      const cells = encodeBlock(before ? withBlock(before, table) : table);
      if (cells) changed.push({ ...key, cells });
      else if (before) emptied.push(key);
    }
    await writeBlocks(tx, generation, changed);
    await deleteBlocks(tx, generation, emptied);
  }
}

/** Returns the sum of both, and leaves the table as it is: a transaction that is repeated adds it again. */
function withBlock(cells: Uint8Array, table: CellTable): CellTable {
  const sum = new CellTable();
  sum.addBlock(decodeBlock(cells));
  sum.addTable(table);
  return sum;
}

/** Names a block within its generation. */
export const keyText = ({ cube, grain, day, part }: BlockKey): string => `${cube} ${grain} ${day} ${part}`;

/** The keys as rows of a statement. */
const keyRows = (keys: readonly BlockKey[]) => {
  const texts = (name: 'cube' | 'grain' | 'day') => sql`${keys.map((key) => key[name])}::text[]`;
  const parts = sql`${keys.map(({ part }) => part)}::int[]`;
  return sql`unnest(${texts('cube')}, ${texts('grain')}, ${texts('day')}, ${parts}) as asked (cube, grain, day, part)`;
};

/** Reads those of some blocks that a generation has. */
export async function readBlocks(
  tx: Tx,
  { brand_id, generation }: Generation,
  keys: readonly BlockKey[],
): Promise<(BlockKey & { cells: Uint8Array })[]> {
  const { rows } = await sql<BlockKey & { cells: Uint8Array }>`
    select asked.*, found.cells from ${keyRows(keys)}
    cross join lateral (
      select cells from analytics_blocks
      where brand_id = ${brand_id} and generation = ${generation}
        and cube = asked.cube and grain = asked.grain and day = asked.day and part = asked.part
      -- One by one: while a table grows, its statistics say that reading all of it is cheaper.
      offset 0
    ) found`.execute(tx);
  return rows;
}

async function writeBlocks(
  tx: Tx,
  { brand_id, generation }: Generation,
  blocks: readonly (BlockKey & { cells: Uint8Array })[],
): Promise<void> {
  if (blocks.length === 0) return;
  await tx
    .insertInto('analytics_blocks')
    .values(blocks.map((block) => ({ brand_id, generation, ...block })))
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'generation', 'cube', 'grain', 'day', 'part'])
        .doUpdateSet((eb) => ({ cells: eb.ref('excluded.cells') })),
    )
    .execute();
}

async function deleteBlocks(
  tx: Tx,
  { brand_id, generation }: Generation,
  keys: readonly BlockKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from analytics_blocks
    where brand_id = ${brand_id} and generation = ${generation} and (cube, grain, day, part) in (select * from ${keyRows(keys)})`.execute(
    tx,
  );
}
