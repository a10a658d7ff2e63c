import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { keysetPages } from '../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { listOrderIds } from './facts.ts';
import { addToCells, CellSums, toAddedCell } from './cells.ts';
import { countInGeneration } from './countOrders.ts';
import { foldDeltas } from './fold.ts';
import { rememberRebuild } from './receipt/remember.ts';
import { measureNames } from './tables.ts';

const perBatch = 1000;
/** Cells that are added up before they are written: neighbouring orders share many. More would block the process while they are sorted. */
const cellsPerWrite = 8000;
/** Rows of one transaction. */
const rowsPerWrite = 10_000;
/** A rebuild that has made no progress for this long is taken for dead; it makes some with each transaction. */
const abandonedAfterMs = 5 * 60_000;

/**
 * Counts all orders of a brand again beside the live sums, then swaps them. Changes meanwhile are counted in both. Returns the
 * cells that differed from the live ones: none, unless something changed rows past their counting. A rebuild that is begun
 * while another runs takes its place: the other one then ends without a swap.
 */
export async function rebuild(db: Db, brand_id: string, now: Date): Promise<CellDifference[]> {
  const generation = await buildGeneration(db, brand_id, now);
  return generation === undefined ? [] : swap(db, brand_id, generation, now);
}

/** Counts all orders beside the live sums; undefined where another rebuild has taken its place. */
export async function buildGeneration(db: Db, brand_id: string, now: Date): Promise<number | undefined> {
  const generation = await begin(db, brand_id, now);
  const started = performance.now();
  let sums = new CellSums();
  let writing: Promise<void> | undefined;
  // Written while the next orders are read.
  const write = async () => {
    await writing;
    const rows = await sums.toRows();
    sums = new CellSums();
    writing = writeAll(
      db,
      { brand_id, generation },
      rows,
      () => new Date(+now + performance.now() - started),
    );
    // Awaited by the next write: until then a failure must not end the process.
    writing.catch(() => undefined);
  };
  const read = (after: string) => listOrderIds(db, brand_id, { after, limit: perBatch });
  for await (const order_ids of keysetPages(read, (id) => id)) {
    const added = await db
      .transaction()
      .execute((tx) => countInGeneration(tx, { brand_id, order_ids }, generation));
    if (!added) {
      await writing;
      return undefined;
    }
    for (const one of added) sums.add(toAddedCell(one));
    if (sums.size >= cellsPerWrite) await write();
  }
  await write();
  await writing;
  return generation;
}

type CellRows = Awaited<ReturnType<CellSums['toRows']>>;

interface Built {
  brand_id: string;
  generation: number;
}

async function writeAll(db: Db, built: Built, rows: CellRows, clock: () => Date): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerWrite) {
    await writeCells(db, built, rows.slice(at, at + rowsPerWrite));
    await noteProgress(db, built, clock());
  }
}

/** Adds to the generation that is being built, unless another rebuild has taken its place. */
const writeCells = (db: Db, { brand_id, generation }: Built, rows: CellRows) =>
  db.transaction().execute(async (tx) => {
    // Changes of orders go on meanwhile; a fold waits.
    const state = await tx
      .selectFrom('analytics_state')
      .select('building')
      .where('brand_id', '=', brand_id)
      .forShare()
      .executeTakeFirst();
    if (state?.building === generation) await addToCells(tx, { brand_id, generation }, rows);
  });

const noteProgress = (db: Db, { brand_id, generation }: Built, at: Date) =>
  db
    .updateTable('analytics_state')
    .set({ building_since: at })
    .where('brand_id', '=', brand_id)
    .where('building', '=', generation)
    .execute();

/** A rebuild that ended in the middle starts again. */
async function begin(db: Db, brand_id: string, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('analytics_state')
      .values({ brand_id, live: 1, building: null, known_since: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const state = await lockState(tx, brand_id);
    const generation = (state.building ?? state.live) + 1;
    if (state.building !== null) await deleteGeneration(tx, brand_id, state.building);
    await setState(tx, brand_id, { building: generation, building_since: now });
    return generation;
  });
}

async function swap(db: Db, brand_id: string, generation: number, now: Date): Promise<CellDifference[]> {
  return db.transaction().execute(async (tx) => {
    const { live, building, known_since } = await lockState(tx, brand_id);
    if (building !== generation) return [];
    while ((await foldDeltas(tx, brand_id)) > 0);
    // Every change of an order waits for this; where nothing was counted before, there is nothing to compare.
    const differences = known_since === null ? [] : await findDifferences(tx, brand_id, [live, generation]);
    if (known_since === null || differences.length > 0)
      await rememberRebuild(tx, brand_id, { live, generation, known_since });
    await setState(tx, brand_id, {
      live: generation,
      building: null,
      building_since: null,
      counted_at: now,
    });
    await deleteGeneration(tx, brand_id, live);
    return differences;
  });
}

const lockState = (tx: Tx, brand_id: string) =>
  tx
    .selectFrom('analytics_state')
    .select(['live', 'building', 'known_since'])
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const setState = (
  tx: Tx,
  brand_id: string,
  change: { live?: number; building: number | null; building_since: Date | null; counted_at?: Date },
) => tx.updateTable('analytics_state').set(change).where('brand_id', '=', brand_id).execute();

async function deleteGeneration(tx: Tx, brand_id: string, generation: number): Promise<void> {
  for (const table of ['analytics_cells', 'analytics_deltas', 'analytics_orders'] as const)
    await tx
      .deleteFrom(table)
      .where('brand_id', '=', brand_id)
      .where('generation', '=', generation)
      .execute();
}

/** Counts the orders of brands that were never counted whole. */
export async function rebuildUncounted(
  db: Db,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<void> {
  const brands = await acrossBrands(db, log, (filter) =>
    db
      .selectFrom('analytics_state')
      .select('brand_id')
      .where('counted_at', 'is', null)
      // Another process is at it, unless it ended in the middle.
      .where((eb) =>
        eb.or([
          eb('building_since', 'is', null),
          eb('building_since', '<', new Date(+clock.now() - abandonedAfterMs)),
        ]),
      )
      .where(filter)
      .execute(),
  );
  for (const { brand_id } of brands) await rebuild(db, brand_id, clock.now());
}

export interface CellDifference {
  grain: string;
  /** Its key in the domain. */
  cell: string;
}

const names = sql.join(measureNames.map((name) => sql.ref(name)));

/** Lists the cells whose sums two folded generations don't share. */
async function findDifferences(
  tx: Tx,
  brand_id: string,
  [live, rebuilt]: readonly [number, number],
): Promise<CellDifference[]> {
  const cells = (generation: number) => sql`
    select grain, cell, ${names} from analytics_cells
    where brand_id = ${brand_id} and generation = ${generation}
      and not (${sql.join(
        measureNames.map((name) => sql`${sql.ref(name)} = 0`),
        sql` and `,
      )})`;
  const { rows } = await sql<CellDifference>`
    select distinct grain, cell from (
      ((${cells(live)}) except (${cells(rebuilt)})) union all ((${cells(rebuilt)}) except (${cells(live)}))
    ) found order by grain, cell limit 100`.execute(tx);
  return rows;
}
