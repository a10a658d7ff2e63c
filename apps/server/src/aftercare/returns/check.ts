import { OrderDraft } from '@khep/api';
import type { ReturnCheck, ReturnRefund } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { checkReturnAction, checksFor, itemProblem, qualityChecks } from '@khep/domain/returns';
import type { Disposition } from '@khep/domain/returns';
import type { Charges } from '@khep/domain/rating';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import type { Actor } from '../../base/actor.ts';
import { creditReturnedUnits } from '../../orders/invoicing/creditNotes.ts';
import { loadOrderContext } from '../../orders/editing/orderContext.ts';
import { insertOrder, prepareOrder } from '../../orders/editing/saveOrder.ts';
import type { PreparedOrder } from '../../orders/editing/saveOrder.ts';
import { lockOrder, recomputeOrderState } from '../../orders/state/orderState.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { Services } from '../../start/services.ts';
import { currentShipment } from '../../orders/shipments/queries.ts';
import { transitionShipment } from '../../dispatch/shipments/transition.ts';
import { postMovements } from '../../brand/catalogue/stockMovements.ts';
import { notifyBuyer } from './notify.ts';
import { settlementOf } from './settlement.ts';
import type { ReturnItemJson, ReturnRecord } from './tables.ts';
import {
  lockReturn,
  recordReturnEvent,
  requireReturn,
  transitionReturn,
  updateReturn,
} from './transition.ts';

interface CheckInit {
  brand_id: string;
  return_id: string;
  actor: Actor;
  ifMatch?: number | undefined;
}

type CheckedItems = ReturnCheck['items'];

/** The items with what was found on the bench; checks that don't apply to an item are dropped. */
function mergeItems(record: ReturnRecord, checked: CheckedItems): ReturnItemJson[] {
  return record.items.map((item) => {
    const found = checked.find(({ item_no }) => item_no === item.item_no);
    if (!found) return item;
    const wanted = checksFor(item.reason);
    const checks = Object.fromEntries(
      qualityChecks.flatMap((check) =>
        wanted.includes(check) && found.checks[check] !== undefined ? [[check, found.checks[check]]] : [],
      ),
    );
    const { note, bench_photos, disposition, bin } = found;
    return { ...item, checks, note, bench_photos, disposition, bin };
  });
}

function assertReceived({ state }: ReturnRecord): void {
  if (state !== 'DTO_DELIVERED')
    throw conflict(
      ['QC_PASSED', 'QC_REJECTED', 'REFUNDED', 'EXCHANGED', 'CLOSED'].includes(state)
        ? 'Someone else checked this return.'
        : "The courier hasn't delivered this return yet.",
    );
}

/** Saves what was found so far. */
export async function saveReturnCheck(
  db: Db,
  { clock }: Services,
  { brand_id, return_id, ifMatch }: CheckInit,
  items: CheckedItems,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockReturn(tx, brand_id, return_id, ifMatch);
    assertReceived(record);
    await updateReturn(tx, record, clock.now(), { items: json(mergeItems(record, items)) });
  });
}

export type Completed = 'refunded' | 'checked' | 'exchanged' | 'closed';

/** Data that a completion needs before its transaction. */
export interface Completion {
  order_id: string;
  exchange: PreparedOrder | undefined;
  now: Date;
}

/**
 * Loads the order of a return and, for an exchange, prepares the order that sends the items again.
 * @param checked what was found: an item that is sent back to the buyer isn't exchanged
 */
export async function prepareCompletion(
  db: Db,
  services: Services,
  { brand_id, return_id }: Pick<CheckInit, 'brand_id' | 'return_id'>,
  checked: CheckedItems = [],
): Promise<Completion> {
  const before = await requireReturn(db, brand_id, return_id);
  const items = mergeItems(before, checked).filter(({ disposition }) => disposition !== 'send_back');
  const exchange =
    before.kind === 'exchange' && items.length > 0
      ? await prepareExchange(db, services, before, items)
      : undefined;
  return { order_id: before.order_id, exchange, now: services.clock.now() };
}

/**
 * Finishes the check in one transaction: stock moves to where each item goes, the invoice is credited, and the return ends
 * with a refund, an exchange order or nothing due. Without the refund it waits for it.
 */
export async function completeReturn(
  db: Db,
  services: Services,
  init: CheckInit,
  body: { items: CheckedItems; refund?: ReturnRefund | undefined },
): Promise<Completed> {
  const prepared = await prepareCompletion(db, services, init, body.items);
  return db.transaction().execute((tx) => completeReturnIn(tx, prepared, init, body));
}

/** As `completeReturn`, in a transaction of the caller. */
export async function completeReturnIn(
  tx: Tx,
  { order_id, exchange, now }: Completion,
  { brand_id, return_id, actor, ifMatch }: CheckInit,
  { items: checked, refund }: { items: CheckedItems; refund?: ReturnRefund | undefined },
): Promise<Completed> {
  const order = await lockOrder(tx, brand_id, order_id);
  if (!order) throw notFound('order');
  const record = await lockReturn(tx, brand_id, return_id, ifMatch);
  assertReceived(record);
  const items = mergeItems(record, checked);
  assertComplete(items);
  const isSentBack = items.every(({ disposition }) => disposition === 'send_back');
  let current = await transitionReturn(tx, record, {
    to: isSentBack ? 'QC_REJECTED' : 'QC_PASSED',
    by: 'seller',
    actor,
    now,
    kind: 'return.checked',
    data: { items: describeDispositions(items) },
    change: { items: json(items) },
  });
  const box_charges = await moveStock(tx, { order, record: current, actor, now });
  const settlement = settlementOf({ record: current, box_charges });
  const move = (to: 'REFUNDED' | 'EXCHANGED' | 'CLOSED', kind: string, data = {}, change = {}) =>
    transitionReturn(tx, current, { to, by: 'seller', actor, now, kind, data, change });
  if (exchange && !isSentBack) {
    const made = await insertOrder(tx, exchange, { brand_id, actor, isExchange: true });
    current = await move('EXCHANGED', 'return.exchanged', made, { exchange_order_id: made.order_id });
    return 'exchanged';
  }
  if (settlement.refund_total > 0) {
    if (!refund) return 'checked';
    await recordRefund(tx, current, { refund, amount_paise: settlement.refund_total, actor, now });
    return 'refunded';
  }
  await move('CLOSED', 'return.closed');
  return 'closed';
}

/** Records the refund of a checked return. */
export async function refundReturn(
  db: Db,
  { clock }: Services,
  init: CheckInit,
  refund: ReturnRefund,
): Promise<void> {
  await db.transaction().execute((tx) => refundReturnIn(tx, clock.now(), init, refund));
}

/** As `refundReturn`, in a transaction of the caller. */
export async function refundReturnIn(
  tx: Tx,
  now: Date,
  { brand_id, return_id, actor }: CheckInit,
  refund: ReturnRefund,
): Promise<void> {
  const record = await lockReturn(tx, brand_id, return_id);
  if (record.refund) throw conflict('The refund is already recorded.');
  const { kind, state, awb } = record;
  const check = checkReturnAction('refund', { kind, state, is_booked: awb !== null });
  if (!check.allowed) throw conflict(check.reason);
  const amount_paise = settlementOf({ record, box_charges: null }).refund_total;
  if (amount_paise <= 0) throw conflict('Nothing is owed to the buyer.');
  await recordRefund(tx, record, { refund, amount_paise, actor, now });
}

async function recordRefund(
  tx: Tx,
  record: ReturnRecord,
  {
    refund,
    amount_paise,
    actor,
    now,
  }: { refund: ReturnRefund; amount_paise: number; actor: Actor; now: Date },
): Promise<void> {
  const { method, reference } = refund;
  await transitionReturn(tx, record, {
    to: 'REFUNDED',
    by: 'seller',
    actor,
    now,
    kind: 'return.refunded',
    data: { amount_paise, method, reference },
    change: { refund: json({ amount_paise, method, reference, at: now.toISOString() }) },
  });
  await notifyBuyer(tx, record, 'return.refunded', { amount_paise, now });
}

function assertComplete(items: readonly ReturnItemJson[]): void {
  const errors: FieldErrors = {};
  for (const item of items) {
    const problem = itemProblem(item);
    if (problem !== undefined) errors[`items.${item.item_no}`] = `${item.sku_name}: ${problem}`;
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

const dispositionWords: Record<Disposition, string> = {
  restock: 'restocked',
  write_off: 'written off',
  send_back: 'sent back',
  repair: 'in repair',
};

const describeDispositions = (items: readonly ReturnItemJson[]): string =>
  items
    .map(
      ({ quantity, sku_name, disposition, bin }) =>
        `${quantity} × ${sku_name} ${disposition ? dispositionWords[disposition] : ''}${bin && disposition === 'restock' ? ` to bin ${bin}` : ''}`,
    )
    .join(', ');

interface Moved {
  order: OrderRecord;
  record: ReturnRecord;
  actor: Actor;
  now: Date;
}

/**
 * Posts the stock of a checked return and credits the invoice. All units come back first; those that can't be sold are set
 * aside, so that the movements tell both. Returns the charges of the box of an RTO.
 */
async function moveStock(tx: Tx, { order, record, actor, now }: Moved): Promise<Charges | null> {
  const { brand_id, shipment_id, kind, items } = record;
  let box_charges: Charges | null = null;
  if (kind === 'rto' && shipment_id !== null) {
    const box = await currentShipment(tx, brand_id, shipment_id);
    box_charges = (box?.charges as Charges | null) ?? null;
    // The acknowledged box returns its units and credits the invoice.
    if (box?.state === 'RTO_DELIVERED')
      await transitionShipment(tx, box, { to: 'RTO_ACKNOWLEDGED', by: 'seller', actor, now });
    await recomputeOrderState(tx, order, now, actor);
  } else {
    await post(tx, { order, record, actor, now }, items, 'return', 1);
    const credited = items.filter(({ disposition }) => disposition !== 'send_back');
    if (credited.length > 0)
      await creditReturnedUnits(
        tx,
        order,
        new Map(credited.map(({ sku_id, quantity }) => [sku_id, quantity])),
        {
          now,
          actor,
        },
      );
  }
  const aside = items.filter(({ disposition }) => disposition !== 'restock');
  await post(tx, { order, record, actor, now }, aside, 'set_aside', -1);
  return box_charges;
}

/** Posts movements of some items. SKUs that were deleted have no stock. */
async function post(
  tx: Tx,
  { order, record, actor, now }: Moved,
  items: readonly ReturnItemJson[],
  kind: 'return' | 'set_aside',
  sign: 1 | -1,
): Promise<void> {
  if (items.length === 0) return;
  const { brand_id, order_id, shipment_id } = record;
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'sku_id'])
    .where('brand_id', '=', brand_id)
    .where(
      'sku_id',
      'in',
      items.map(({ sku_id }) => sku_id),
    )
    .where('removed_at', 'is', null)
    .execute();
  const ids = new Map([
    ...Object.entries(order.stock?.skus ?? {}),
    ...skus.map((one) => [one.sku_id, one.id] as const),
  ]);
  await postMovements(
    tx,
    { brand_id, actor, now },
    items.flatMap(({ sku_id, quantity }) => {
      const id = ids.get(sku_id);
      return id === undefined ? [] : [{ sku_id: id, kind, quantity: sign * quantity, order_id, shipment_id }];
    }),
  );
}

/** Restocks an item after its repair, or writes it off. */
export async function finishRepair(
  db: Db,
  { clock }: Services,
  { brand_id, return_id, actor }: CheckInit,
  { item_no, disposition, bin }: { item_no: number; disposition: 'restock' | 'write_off'; bin: string },
): Promise<void> {
  const now = clock.now();
  const { order_id } = await requireReturn(db, brand_id, return_id);
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    const record = await lockReturn(tx, brand_id, return_id);
    const item = record.items.find((one) => one.item_no === item_no);
    if (!order || item?.disposition !== 'repair' || record.state === 'DTO_DELIVERED')
      throw conflict("This item isn't in repair.");
    const items = record.items.map((one) => (one === item ? { ...one, disposition, bin } : one));
    const updated = await updateReturn(tx, record, now, { items: json(items) });
    if (disposition === 'restock') await post(tx, { order, record, actor, now }, [item], 'return', 1);
    await recordReturnEvent(tx, updated, {
      kind: 'return.repaired',
      actor,
      now,
      data: { items: describeDispositions([{ ...item, disposition, bin }]) },
    });
  });
}

/** The order that sends the same items again: paid, because the value of the return pays it. */
async function prepareExchange(
  db: Db,
  services: Services,
  record: ReturnRecord,
  items: readonly ReturnItemJson[],
) {
  const { brand_id } = record;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', record.order_id)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const { buyer_details, billing_details, is_billing_same_as_shipping } = order.details;
  const draft = OrderDraft.parse({
    buyer_details,
    billing_details,
    is_billing_same_as_shipping,
    order_details: {
      custom_tags: [`Exchange of ${record.return_number}`],
      product_details: items.map(({ sku_id, quantity, paid_paise, gst }) => ({
        sku_id,
        quantity,
        unit_price: paiseToRupees(Math.round(paid_paise / quantity)),
        // As it was invoiced: the SKU may have another rate by now.
        gst,
      })),
      payment_details: { payment_mode: 'prepaid' },
    },
  });
  const context = await loadOrderContext(db, services, brand_id, [draft]);
  return prepareOrder(draft, context, services.clock.now());
}
