import { createHash } from 'node:crypto';
import { OrderChange, OrderDraft } from '@khep/api';
import { importStoreOrder, planStoreChange, storeContent } from '@khep/domain/stores';
import type { StoreDraft, StoreImport, StoreOrder } from '@khep/domain/stores';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ApiError, VersionConflict, validationError } from '../../base/errors.ts';
import { fillPlace } from '../../brand/lookups/fillPlace.ts';
import { loadOrderContext } from '../../orders/editing/orderContext.ts';
import { insertOrder, prepareOrder } from '../../orders/editing/saveOrder.ts';
import { updateOrder } from '../../orders/editing/updateOrder.ts';
import type { Services } from '../../start/services.ts';
import { cancelOrders } from '../shipments/cancel/cancelOrders.ts';
import { loadKnownOrders, isImported } from '../../partners/stores/knownOrders.ts';
import type { ImportedOrder } from '../../partners/stores/knownOrders.ts';
import { loadSkuResolver, recordUnknownSkus } from './storeSkus.ts';
import type { StoreKind, StoreOrderLine, StoreOrderRecord } from '../../partners/stores/tables.ts';

/** Outcome of one order of a store. */
export type IngestOutcome = 'added' | 'changed' | 'open' | 'skipped';

/** Two webhooks of one order may be processed at the same moment. */
const maxAttempts = 3;
const actor: Actor = { kind: 'system', name: 'Shopify' };

interface IngestInit {
  brand_id: string;
  kind: StoreKind;
  /** Also orders that didn't change since they were seen: their SKUs may be known now. */
  isForced?: boolean;
}

/**
 * Imports orders of a store, whatever it did with them before: a repeat or an older state changes nothing. Each order is
 * one transaction, in which its key in `store_orders` is claimed, so that it is created once.
 */
export async function ingestOrders(
  db: Db,
  services: Services,
  init: IngestInit,
  received: readonly StoreOrder[],
): Promise<Map<string, IngestOutcome>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ingestOnce(db, services, init, received);
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt === maxAttempts) throw error;
    }
  }
}

async function ingestOnce(
  db: Db,
  services: Services,
  { brand_id, kind, isForced = false }: IngestInit,
  received: readonly StoreOrder[],
): Promise<Map<string, IngestOutcome>> {
  const outcomes = new Map<string, IngestOutcome>();
  const orders = latestOf(received);
  if (orders.length === 0) return outcomes;
  const known = await loadKnownOrders(
    db,
    brand_id,
    kind,
    orders.map(({ external_id }) => external_id),
  );
  const skuOf = await loadSkuResolver(
    db,
    brand_id,
    kind,
    orders.flatMap(({ lines }) => lines.map(({ code }) => code)),
  );
  const fresh: { order: StoreOrder; draft: OrderDraft; imported: Extract<StoreImport, { kind: 'draft' }> }[] =
    [];
  const now = services.clock.now();
  for (const order of orders) {
    const before = known.get(order.external_id);
    const isOlder = before !== undefined && before.source_updated_at >= new Date(order.updated_at);
    if (isOlder && !(isForced && before.state !== 'imported' && before.state !== 'skipped')) {
      outcomes.set(order.external_id, 'skipped');
      continue;
    }
    const imported = withPlaces(importStoreOrder(order, kind, skuOf, before?.own ?? (() => 0)));
    if (before && isImported(before)) {
      outcomes.set(
        order.external_id,
        await applyChange(db, services, { brand_id, kind }, before, order, imported),
      );
      continue;
    }
    if (imported.kind === 'draft') {
      const parsed = OrderDraft.safeParse(imported.draft);
      if (parsed.success) {
        fresh.push({ order, draft: parsed.data, imported });
        continue;
      }
      const [issue] = parsed.error.issues;
      await saveUnimported(db, { brand_id, kind }, order, now, 'failed', fieldProblem(issue));
      outcomes.set(order.external_id, 'open');
      continue;
    }
    if (imported.kind === 'waiting')
      await recordUnknownSkus(db, { brand_id, kind, now }, order, imported.missing);
    const missing = imported.kind === 'waiting' ? imported.missing : [];
    await saveUnimported(db, { brand_id, kind }, order, now, imported.kind, imported.reason, missing);
    outcomes.set(order.external_id, imported.kind === 'waiting' ? 'open' : 'skipped');
  }
  if (fresh.length === 0) return outcomes;

  await freeOrderNumbers(
    db,
    brand_id,
    fresh.map(({ draft }) => draft),
  );
  const loadContext = await loadOrderContext(
    db,
    services,
    brand_id,
    fresh.map(({ draft }) => draft),
  );
  for (const { order, draft, imported } of fresh) {
    try {
      const prepared = await prepareOrder(draft, loadContext, now);
      const isNew = await db.transaction().execute(async (tx) => {
        if (!(await claim(tx, { brand_id, kind }, order, now))) return false;
        const { order_id } = await insertOrder(tx, prepared, { brand_id, actor });
        await tx
          .updateTable('store_orders')
          .set({
            order_id,
            state: 'imported',
            problem: '',
            missing: json<string[]>([]),
            lines: json<StoreOrderLine[]>(imported.lines),
            content: contentOf(imported),
            is_open: true,
          })
          .where('brand_id', '=', brand_id)
          .where('kind', '=', kind)
          .where('external_id', '=', order.external_id)
          .execute();
        return true;
      });
      outcomes.set(order.external_id, isNew ? 'added' : 'skipped');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await saveUnimported(db, { brand_id, kind }, order, now, 'failed', error.detail);
      outcomes.set(order.external_id, 'open');
    }
  }
  return outcomes;
}

/** Fills cities and states that the store left empty from their PIN codes, as an import of a file does. */
function withPlaces(imported: StoreImport): StoreImport {
  if (imported.kind !== 'draft') return imported;
  const { draft } = imported;
  const { buyer_details, billing_details } = draft;
  return {
    ...imported,
    draft: {
      ...draft,
      buyer_details: fillPlace(buyer_details),
      ...(billing_details && { billing_details: fillPlace(billing_details) }),
    },
  };
}

/** Of several states of an order the newest: a page may repeat an order of the page before. */
function latestOf(received: readonly StoreOrder[]): StoreOrder[] {
  const latest = new Map<string, StoreOrder>();
  for (const order of received) {
    const other = latest.get(order.external_id);
    if (!other || other.updated_at < order.updated_at) latest.set(order.external_id, order);
  }
  return [...latest.values()];
}

const contentOf = (imported: Extract<StoreImport, { kind: 'draft' }>): string =>
  createHash('sha256').update(storeContent(imported.draft)).digest('base64url');

const labels: Record<string, string> = {
  phone: 'Phone',
  pincode: 'PIN code',
  name: 'Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  email: 'Email',
};

/** Names the field of the store's order that we can't ship with. */
function fieldProblem(issue: { path: readonly PropertyKey[]; message: string } | undefined): string {
  const field = issue?.path.findLast((part) => typeof part === 'string') ?? '';
  const place = issue?.path[0] === 'billing_details' ? 'Billing address' : 'Shipping address';
  const label = labels[field];
  return label
    ? `${place}, ${label}: ${issue?.message ?? ''}. Correct it in Shopify.`
    : (issue?.message ?? 'Incomplete order.');
}

interface StoreKey {
  brand_id: string;
  kind: StoreKind;
}

const rowOf = ({ brand_id, kind }: StoreKey, order: StoreOrder, now: Date) => ({
  brand_id,
  kind,
  external_id: order.external_id,
  name: order.name,
  order_id: null,
  problem: '',
  missing: json<string[]>([]),
  lines: json<StoreOrderLine[]>([]),
  content: '',
  is_open: false,
  source_updated_at: new Date(order.updated_at),
  created_at: now,
  updated_at: now,
});

/** Claims an order that isn't imported yet; a concurrent transaction waits here and then finds it imported. */
async function claim(tx: Tx, key: StoreKey, order: StoreOrder, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('store_orders')
    .values({ ...rowOf(key, order, now), state: 'imported' })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'kind', 'external_id'])
        .doUpdateSet({ source_updated_at: new Date(order.updated_at), name: order.name, updated_at: now })
        .where('store_orders.order_id', 'is', null),
    )
    .returning('external_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves why an order isn't imported. */
async function saveUnimported(
  db: Db,
  key: StoreKey,
  order: StoreOrder,
  now: Date,
  state: 'waiting' | 'failed' | 'skipped',
  problem: string,
  missing: string[] = [],
): Promise<void> {
  const change = { state, problem: problem.slice(0, 500), missing: json(missing), updated_at: now };
  await db
    .insertInto('store_orders')
    .values({ ...rowOf(key, order, now), ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'kind', 'external_id'])
        .doUpdateSet({ ...change, name: order.name, source_updated_at: new Date(order.updated_at) })
        .where('store_orders.order_id', 'is', null),
    )
    .execute();
}

/** Leaves the number to our series where the store's is taken: two shops may both have an order #1001. */
async function freeOrderNumbers(db: Db, brand_id: string, drafts: readonly OrderDraft[]): Promise<void> {
  const wanted = drafts.flatMap(({ order_details }) => order_details.order_id || []);
  if (wanted.length === 0) return;
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('brand_id', '=', brand_id)
    .where('order_number', 'in', wanted)
    .execute();
  const taken = new Set(rows.map(({ order_number }) => order_number));
  for (const { order_details } of drafts) {
    const number = order_details.order_id ?? '';
    if (!taken.has(number)) taken.add(number);
    else {
      order_details.custom_tags = [...order_details.custom_tags, `Shopify ${number}`];
      order_details.order_id = '';
    }
  }
}

/** A change of our order. Its number, date, tags and warehouse are ours. @throws ApiError 422 */
function toOrderChange(draft: StoreDraft): OrderChange {
  const { order_id: _number, order_date: _date, custom_tags: _tags, ...order_details } = draft.order_details;
  const parsed = OrderChange.safeParse({ ...draft, order_details });
  if (!parsed.success) throw validationError({}, fieldProblem(parsed.error.issues[0]));
  return parsed.data;
}

/** Applies what the store changed to the order of ours. Repeating it after a crash changes nothing. */
async function applyChange(
  db: Db,
  services: Services,
  { brand_id, kind }: StoreKey,
  before: ImportedOrder,
  order: StoreOrder,
  imported: StoreImport,
): Promise<IngestOutcome> {
  const { order_id } = before;
  const content = imported.kind === 'draft' ? contentOf(imported) : before.content;
  const change = planStoreChange({
    status: before.status,
    is_cancelled: order.is_cancelled,
    import: imported,
    has_changed: content !== before.content,
  });
  let state: StoreOrderRecord['state'] = 'imported';
  let problem = '';
  let outcome: IngestOutcome = change.kind === 'none' ? 'skipped' : 'changed';
  try {
    if (change.kind === 'update' && imported.kind === 'draft') {
      await updateOrder(
        db,
        services,
        order_id,
        toOrderChange(imported.draft),
        { brand_id, actor },
        { kind: 'order.store_edited', data: { store: 'Shopify', name: order.name } },
      );
    } else if (change.kind === 'cancel') {
      const { failures } = await cancelOrders(db, services, [order_id], {
        brand_id,
        actor,
        reason: change.reason,
        only_rest: change.only_rest,
      });
      const [failure] = failures;
      if (failure)
        ({ state, problem } = { state: 'conflict', problem: `${change.reason}, but: ${failure.reason}` });
    } else if (change.kind === 'conflict')
      ({ state, problem } = { state: 'conflict', problem: change.reason });
  } catch (error) {
    // Someone changed it at the same moment: the caller tries again with the new state.
    if (!(error instanceof ApiError) || error instanceof VersionConflict) throw error;
    ({ state, problem } = { state: 'conflict', problem: `Changed in the store, but: ${error.detail}` });
  }
  if (state === 'conflict') outcome = 'open';
  const isApplied = change.kind === 'update' && state === 'imported' && imported.kind === 'draft';
  await db
    .updateTable('store_orders')
    .set({
      state,
      problem: problem.slice(0, 500),
      name: order.name,
      source_updated_at: new Date(order.updated_at),
      updated_at: services.clock.now(),
      ...(isApplied ? { content, lines: json<StoreOrderLine[]>(imported.lines) } : {}),
    })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('external_id', '=', order.external_id)
    // A newer state may have been applied since.
    .where('source_updated_at', '<=', new Date(order.updated_at))
    .execute();
  return outcome;
}
