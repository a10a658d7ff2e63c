import { toCell } from '../src/overview/analytics/blocks/cells.ts';
import type { Cell } from '../src/overview/analytics/blocks/cells.ts';
import { membersText } from '../src/overview/analytics/blocks/cellSums.ts';
import type { Grain } from '../src/overview/analytics/blocks/cellSums.ts';
import { CellTable } from '../src/overview/analytics/blocks/cellTable.ts';
import { decodeBlock } from '../src/overview/analytics/blocks/encodeBlock.ts';
import { addToBlocks } from '../src/overview/analytics/blocks/storeBlocks.ts';
import { shapeOf } from '../src/overview/analytics/rollups.ts';
import type { Db } from '../src/platform/db/schema.ts';

const liveOf = async (db: Db, brand_id: string): Promise<number> => {
  const { live } = await db
    .selectFrom('analytics_state')
    .select('live')
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  return live;
};

/** Lists what is folded of a cube or a rollup, the latest day first. */
export async function listStoredCells(
  db: Db,
  brand_id: string,
  { cube, grain }: { cube: string; grain: Grain },
): Promise<Cell[]> {
  const blocks = await db
    .selectFrom('analytics_blocks')
    .select(['cube', 'grain', 'day', 'part', 'cells'])
    .where('brand_id', '=', brand_id)
    .where('generation', '=', await liveOf(db, brand_id))
    .where('cube', '=', cube)
    .where('grain', '=', grain)
    .orderBy('day', 'desc')
    .orderBy('part')
    .execute();
  return blocks.flatMap(({ cells, ...block }) => {
    const table = new CellTable();
    table.addBlock(decodeBlock(cells));
    return [...table.cells()].map((cell) => toCell(block, cell));
  });
}

/** Adds to single stored cells, and to nothing that follows from them: the sums are wrong then. */
export async function damageCells(
  db: Db,
  brand_id: string,
  cells: readonly Pick<Cell, 'block' | 'dims' | 'members' | 'values'>[],
): Promise<void> {
  const generation = await liveOf(db, brand_id);
  for (const { block, dims, members, values } of cells) {
    const shape = shapeOf(block.cube);
    const table = new CellTable();
    const texts = shape.dims.map((dim) => dims[dim] ?? '');
    table.add(
      shape.hasMembers ? [...texts, membersText(members)] : texts,
      Array.from({ length: shape.measures }, (_, at) => values[at] ?? 0),
    );
    await db.transaction().execute((tx) => addToBlocks(tx, { brand_id, generation }, [{ ...block, table }]));
  }
}
