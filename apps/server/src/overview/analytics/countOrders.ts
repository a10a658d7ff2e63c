import {
  contributionsOf,
  diffContributions,
  packChange,
  packContributions,
  sumContributions,
  unpackContributions,
} from '@khep/domain/analytics';
import type { Contribution } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { newId } from '../../base/ids.ts';
import { createTurns } from '../../base/mapInTurns.ts';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import { noteOrderChange } from '../../platform/db/orderChanges.ts';
import type { ChangedOrders } from '../../platform/db/orderChanges.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { RetryTransaction } from '../../platform/db/retryingDb.ts';
import type { Database, Tx } from '../../platform/db/schema.ts';
import { loadCountableOrders } from './facts.ts';
import type { CountableOrder } from './facts.ts';
import { toRememberedRow } from './receipt/remember.ts';
import { inStatements, textArray } from './rows.ts';

/**
 * Brings the sums of orders up to date with their rows, in the transaction of the change: appends what each order adds now, less
 * what it had added. Orders can be counted any number of times, in any order. Two statements, as every change of an order pays
 * for them.
 * @param first what else the first statement does in the same transaction
 */
export async function countOrders(
  tx: Tx,
  { brand_id, order_ids }: ChangedOrders,
  first: Pick<QueryCreator<Database>, 'with'> = tx,
): Promise<void> {
  const orders = await loadCountableOrders(first, brand_id, order_ids);
  const [one] = orders;
  if (!one) return;
  if (!one.generations) {
    await tx
      .insertInto('analytics_state')
      .values({ brand_id, live: 1, building: null, counted_at: null, known_since: sql`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return countOrders(tx, { brand_id, order_ids });
  }
  const { live, building, at } = one.generations;
  await saveCounted(tx, { brand_id, generation: live, knownAt: at }, orders);
  if (building !== null) await saveCounted(tx, { brand_id, generation: building }, orders);
}

/** The reasons of returns are erased with their buyers, and so they leave the sums. */
export async function recountErased(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  for (const order_id of order_ids) noteOrderChange(tx, brand_id, order_id);
}

/**
 * Counts orders in the generation that is being built. Returns what they add to its cells, which the caller writes; undefined
 * where that generation is not being built any more.
 */
export async function countInGeneration(
  tx: Tx,
  { brand_id, order_ids }: ChangedOrders,
  generation: number,
): Promise<Contribution[] | undefined> {
  const orders = await loadCountableOrders(tx, brand_id, order_ids);
  if (orders[0]?.generations?.building !== generation) return undefined;
  const changed = await diffOrders(orders, generation);
  if (changed.length === 0) return [];
  const texts = (valueOf: (one: ChangedOrder) => string) => textArray(changed.map(valueOf));
  const { rows: saved } = await sql`
    insert into analytics_orders (brand_id, generation, order_id, contributions, version)
    select ${brand_id}, ${generation}::int, order_id, contributions, version
    from unnest(${texts(({ order_id }) => order_id)}, ${texts(({ contributions }) => contributions)},
      ${changed.map(({ version }) => version)}::int[]) as counted (order_id, contributions, version)
    on conflict (brand_id, generation, order_id) do update
      set contributions = excluded.contributions, version = excluded.version
      where excluded.version = analytics_orders.version + 1
    returning order_id`.execute(tx);
  if (saved.length < changed.length) throw countedElsewhere();
  return changed.flatMap(({ difference }) => difference);
}

const countedElsewhere = () => new RetryTransaction('The order was counted by another transaction.');

interface ChangedOrder {
  order_id: string;
  contributions: string;
  version: number;
  /** Added now, less what it had added. */
  difference: Contribution[];
}

/** The orders whose part of a generation isn't what their rows say; in one order, so that two transactions never wait for each other. */
async function diffOrders(orders: readonly CountableOrder[], generation: number): Promise<ChangedOrder[]> {
  const changed: ChangedOrder[] = [];
  const pause = createTurns();
  for (const { order_id, facts, counted } of orders) {
    // A flush of 200 orders takes some 10 ms of the processor.
    const waiting = pause();
    if (waiting) await waiting;
    const before = counted.find((one) => one.generation === generation);
    const now = contributionsOf(facts);
    const contributions = packContributions(now);
    if (contributions === before?.contributions) continue;
    const difference = before ? diffContributions(unpackContributions(before.contributions), now) : now;
    changed.push({ order_id, contributions, version: (before?.version ?? 0) + 1, difference });
  }
  await pause();
  return changed.sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
}

interface Target {
  brand_id: string;
  generation: number;
  /** Since when the live sums have it; nothing is remembered of those that nobody has read. */
  knownAt?: string;
}

/** @throws RetryTransaction where another transaction counted one of them after they were loaded */
async function saveCounted(
  tx: Tx,
  { brand_id, generation, knownAt }: Target,
  orders: readonly CountableOrder[],
): Promise<void> {
  const changed = await diffOrders(orders, generation);
  if (changed.length === 0) return;
  const added = sumContributions(changed.flatMap(({ difference }) => difference));
  const remembered =
    knownAt === undefined
      ? []
      : changed.flatMap(({ order_id, difference }) =>
          packChange(difference).map((one) => toRememberedRow(one, { brand_id, order_id, knownAt })),
        );
  const save = tx
    .insertInto('analytics_orders')
    .values(
      changed.map(({ order_id, contributions, version }) => ({
        brand_id,
        generation,
        order_id,
        contributions,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'generation', 'order_id'])
        .doUpdateSet((eb) => ({
          contributions: eb.ref('excluded.contributions'),
          version: eb.ref('excluded.version'),
        }))
        .whereRef('excluded.version', '=', (eb) => eb('analytics_orders.version', '+', 1)),
    )
    .returning('order_id');
  const [firstRemembered = [], ...otherRemembered] = inStatements(remembered);
  const withDelta =
    added.length === 0
      ? tx
      : tx.with('appended', (db) =>
          db.insertInto('analytics_deltas').values({
            brand_id,
            delta_id: newId('dlt'),
            generation,
            contributions: packContributions(added),
            cells: added.length,
          }),
        );
  const withChanges =
    firstRemembered.length === 0
      ? withDelta
      : withDelta.with('remembered', (db) => db.insertInto('analytics_changes').values(firstRemembered));
  const saved =
    withChanges === tx
      ? await save.execute()
      : await withChanges
          .with('saved', () => save)
          .selectFrom('saved')
          .select('order_id')
          .$if(changed.length === 1, (query) => query.modifyEnd(prepared))
          .execute();
  if (saved.length < changed.length) throw countedElsewhere();
  for (const rows of otherRemembered) await tx.insertInto('analytics_changes').values(rows).execute();
}
