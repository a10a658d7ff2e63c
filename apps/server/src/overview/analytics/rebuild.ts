import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { keysetPages } from '../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { listOrderIds } from './facts.ts';
import { createTurns } from '../../base/mapInTurns.ts';
import { addMonths, addRollups, CellSums } from './blocks/cellSums.ts';
import type { Grain } from './blocks/cellSums.ts';
import { addToBlocks, blocksOf } from './blocks/storeBlocks.ts';
import { countInGeneration } from './countOrders.ts';
import { findAgain, findDifferences } from './differences.ts';
import type { Differences } from './differences.ts';
import { foldDeltas, foldWaiting } from './fold.ts';
import { rememberRebuild } from './receipt/remember.ts';

const perBatch = 1000;
/** Batches that are read at once: the database reads one while this process counts another. */
const atOnce = 3;
/**
 * Limits of what is kept before the earliest days, or months, are written, down to half of it. Ids of orders follow time, so that these get
 * little more: a block that does is read and written again.
 */
const kept = { day: { cells: 300_000, periods: 60 }, month: { cells: 800_000, periods: 6 } } as const;
/** Blocks of one transaction. */
const blocksPerWrite = 500;
/** A rebuild that has made no progress for this long is taken for dead; it makes some with each transaction. */
const abandonedAfterMs = 5 * 60_000;
const noteEveryMs = 60_000;

/**
 * Counts all orders of a brand again beside the live sums, then swaps them. Changes meanwhile are counted in both. Returns the
 * cells that differed from the live ones: none, unless something changed rows past their counting, and undefined where they are
 * too many to list. A rebuild that is begun
 * while another runs takes its place: the other one then ends without a swap.
 */
export async function rebuild(db: Db, brand_id: string, now: Date): Promise<Differences> {
  const generation = await buildGeneration(db, brand_id, now);
  return generation === undefined ? [] : swap(db, brand_id, generation, now);
}

/** Counts all orders beside the live sums; undefined where another rebuild has taken its place. */
export async function buildGeneration(db: Db, brand_id: string, now: Date): Promise<number | undefined> {
  const generation = await begin(db, brand_id, now);
  const started = performance.now();
  const building: Building = {
    brand_id,
    generation,
    clock: () => new Date(+now + performance.now() - started),
  };
  return (await countAll(db, building)) ? generation : undefined;
}

/** A generation that is being built, and the time. */
interface Building {
  brand_id: string;
  generation: number;
  clock: () => Date;
  /** When its progress was last written. */
  notedAt?: Date;
}

/** Counts all orders into the blocks. Returns false where another rebuild has taken its place. */
async function countAll(db: Db, building: Building): Promise<boolean> {
  const { brand_id, generation } = building;
  const days = new CellSums();
  const months = new CellSums();
  let writing = Promise.resolve(true);
  // Written while the next orders are read, one after another; waits for the write before this one.
  const write = (full: CellSums, grain: Grain): Promise<boolean> => {
    const before = writing;
    writing = writeAll(db, building, { full, grain, months, before });
    // Awaited by the next write: until then a failure must not end the process.
    writing.catch(() => undefined);
    return before;
  };
  const writeFull = async () =>
    (await write(days.takeBeyond(kept.day), 'day')) && write(months.takeBeyond(kept.month), 'month');
  const pages = keysetPages(
    (after) => listOrderIds(db, brand_id, { after, limit: perBatch }),
    (id) => id,
  );
  const countPages = async (): Promise<boolean> => {
    const pause = createTurns();
    for (let page = await pages.next(); !page.done; page = await pages.next()) {
      const order_ids = page.value;
      const added = await db
        .transaction()
        .execute((tx) => countInGeneration(tx, { brand_id, order_ids }, generation));
      if (!added) return false;
      for (const one of added) {
        const waiting = pause();
        if (waiting) await waiting;
        days.add(one);
      }
      if (days.isBeyond(kept.day) && !(await writeFull())) return false;
    }
    return true;
  };
  const counted = await Promise.all(Array.from({ length: atOnce }, countPages));
  await write(days, 'day');
  // The last months are only known once the last days are.
  if (!(await writing)) return false;
  await write(months, 'month');
  return (await writing) && counted.every(Boolean);
}

interface Writing {
  full: CellSums;
  grain: Grain;
  /** The sums that days add to. */
  months: CellSums;
  /** The write before this one. */
  before: Promise<boolean>;
}

async function writeAll(
  db: Db,
  building: Building,
  { full, grain, months, before }: Writing,
): Promise<boolean> {
  if (grain === 'day') {
    await addRollups(full);
    await addMonths(full, months);
  }
  const blocks = blocksOf(full, grain);
  if (!(await before)) return false;
  for (let at = 0; at < blocks.length; at += blocksPerWrite) {
    const some = blocks.slice(at, at + blocksPerWrite);
    if (!(await addWhileBuilding(db, building, (tx) => addToBlocks(tx, building, some)))) return false;
  }
  return true;
}

/** Adds to the generation that is being built, unless another rebuild has taken its place: then returns false. */
async function addWhileBuilding(
  db: Db,
  building: Building,
  add: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const { brand_id, generation } = building;
  const isOurs = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Changes of orders go on beside it; a fold waits.
    const state = await tx
      .selectFrom('analytics_state')
      .select('building')
      .where('brand_id', '=', brand_id)
      .forShare()
      .executeTakeFirst();
    if (state?.building !== generation) return false;
    await add(tx);
    return true;
  });
  if (isOurs) await noteProgress(db, building);
  return isOurs;
}

/** A note waits for all that is being counted and added at that moment, so it isn't made each time. */
async function noteProgress(db: Db, building: Building): Promise<void> {
  const at = building.clock();
  if (building.notedAt && +at - +building.notedAt < noteEveryMs) return;
  building.notedAt = at;
  await db
    .updateTable('analytics_state')
    .set({ building_since: at })
    .where('brand_id', '=', building.brand_id)
    .where('building', '=', building.generation)
    .execute();
}

/** A rebuild that ended in the middle starts again. */
async function begin(db: Db, brand_id: string, now: Date): Promise<number> {
  const generation = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('analytics_state')
      .values({ brand_id, live: 1, building: null, known_since: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const state = await lockState(tx, brand_id);
    const next = (state.building ?? state.live) + 1;
    await setState(tx, brand_id, { building: next, building_since: now });
    return next;
  });
  await deleteOthers(db, brand_id);
  return generation;
}

/** Compares before the lock and deletes after it: every change of an order waits for it. */
async function swap(db: Db, brand_id: string, rebuilt: number, now: Date): Promise<Differences> {
  await foldWaiting(db, brand_id);
  await foldWaiting(db, brand_id, rebuilt);
  const state = await readState(db, brand_id);
  if (state.building !== rebuilt) return [];
  const { live } = state;
  // Where nothing was counted before, there is nothing to compare.
  const isCounted = state.known_since !== null;
  const found = isCounted ? await findDifferences(db, brand_id, { live, rebuilt }) : [];
  const swapped = await db.transaction().execute(async (tx) => {
    // Only a swap changes what is live, and that ends the building of this one.
    const { building } = await lockState(tx, brand_id);
    if (building !== rebuilt) return false;
    for (const generation of [live, rebuilt]) while ((await foldDeltas(tx, brand_id, { generation })) > 0);
    const differences = found && (await findAgain(tx, brand_id, { live, rebuilt, found }));
    if (!isCounted || differences?.length !== 0)
      await rememberRebuild(tx, brand_id, isCounted ? differences : undefined);
    await setState(tx, brand_id, { live: rebuilt, building: null, building_since: null, counted_at: now });
    return true;
  });
  if (!swapped) return [];
  await deleteOthers(db, brand_id);
  return found;
}

const selectState = (db: Db | Tx, brand_id: string) =>
  db
    .selectFrom('analytics_state')
    .select(['live', 'building', 'known_since'])
    .where('brand_id', '=', brand_id);

const readState = (db: Db, brand_id: string) => selectState(db, brand_id).executeTakeFirstOrThrow();

const lockState = (tx: Tx, brand_id: string) =>
  selectState(tx, brand_id).forUpdate().executeTakeFirstOrThrow();

const setState = (
  tx: Tx,
  brand_id: string,
  change: { live?: number; building: number | null; building_since: Date | null; counted_at?: Date },
) => tx.updateTable('analytics_state').set(change).where('brand_id', '=', brand_id).execute();

/** Deletes what no state names: the sums before a swap, and those of rebuilds that ended in the middle. */
async function deleteOthers(db: Db, brand_id: string): Promise<void> {
  const { live, building } = await readState(db, brand_id);
  // One transaction each: a fold, for which changes of orders wait, must not wait for millions of rows.
  for (const table of ['analytics_deltas', 'analytics_blocks', 'analytics_orders'] as const)
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await tx
        .deleteFrom(table)
        .where('brand_id', '=', brand_id)
        // A rebuild that begins meanwhile has a higher one.
        .where('generation', '<', building ?? live)
        .where('generation', '<>', live)
        .execute();
    });
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
