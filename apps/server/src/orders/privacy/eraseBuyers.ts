import type { OrderStatus } from '@khep/domain/orders';
import type { BillingDetails, BuyerDetails } from '@khep/api';
import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import type { Services } from '../../start/services.ts';
import { publish } from '../../platform/db/domainEvents.ts';
import { buyersErased } from './domainEvents.ts';
import { erasedName, eraseTexts } from './eraseTexts.ts';
import type { InvoiceRecipient, OrderRecord } from '../core/tables.ts';

/** Orders on their way need their buyer. */
const endedStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'RTO', 'CLOSED'];
/** An order may still be returned or disputed for this long after its last change. */
const settleDays = 30;
/**
 * Accounts must be kept for 72 months after the annual return of their year (CGST Act, section 36), and books for eight
 * financial years (Companies Act, section 128): nine years cover both.
 */
const invoiceYears = 9;
const defaultBuyerDataMonths = 36;
const batchSize = 200;

/** A buyer of a brand, by how they are reached. */
type BuyerContact = { phone: string } | { email: string };

interface ErasureResult {
  /** Orders without the buyer's data now. */
  erased: number;
  /** Orders that are on their way or ended lately: erased later without a further request. */
  waiting: number;
  /** Erased orders with an invoice, of which the law wants the recipient kept. */
  invoices_kept: number;
}

interface EraseContext {
  brand_id: string;
  actor: Actor;
  now: Date;
}

/** Erases the buyer's data of orders that have ended. Returns how many keep an invoice's recipient. */
async function eraseOrders(tx: Tx, orders: readonly OrderRecord[], context: EraseContext) {
  const { brand_id, actor, now } = context;
  const ids = orders.map(({ order_id }) => order_id);
  const invoiced = new Set(
    (
      await tx
        .selectFrom('invoices')
        .select('order_id')
        .where('brand_id', '=', brand_id)
        .where('order_id', 'in', ids)
        .execute()
    ).map(({ order_id }) => order_id),
  );
  const keep_until = new Date(now);
  keep_until.setUTCFullYear(now.getUTCFullYear() + invoiceYears);
  for (const order of orders) {
    const { details, order_id, order_number, first_item } = order;
    if (invoiced.has(order_id))
      await tx
        .insertInto('invoice_recipients')
        .values({ brand_id, order_id, recipient: json(recipientOf(order)), keep_until })
        .onConflict((conflict) => conflict.columns(['brand_id', 'order_id']).doNothing())
        .execute();
    await tx
      .updateTable('orders')
      .set({
        buyer_name: erasedName,
        buyer_phone: '',
        buyer_email: '',
        buyer_language: null,
        buyer_request: null,
        details: json({
          ...details,
          buyer_details: eraseParty(details.buyer_details),
          billing_details: eraseParty(details.billing_details),
        }),
        hold_log: null,
        search_text: `${order_number} ${first_item}`.toLowerCase(),
        erased_at: now,
      })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await appendEvent(tx, { brand_id, order_id, kind: 'order.buyer_erased', actor, data: {}, at: now });
  }
  const gstins = orders.flatMap(({ details }) => details.buyer_details.gst_number || []);
  // The GSTIN of a sole proprietor names a person.
  if (gstins.length > 0)
    await tx
      .deleteFrom('buyer_registrations')
      .where('brand_id', '=', brand_id)
      .where('gstin', 'in', gstins)
      .execute();
  await eraseTexts(tx, { brand_id, order_ids: ids });
  await publish(tx, buyersErased, { brand_id, order_ids: ids });
  return invoiced.size;
}

/** Place and amounts stay, for tax and statistics: they identify no one. */
function eraseParty<Party extends BuyerDetails | BillingDetails>(party: Party): Party {
  const texts = ['phone', 'email', 'address', 'landmark', 'alternate_phone', 'company_name', 'gst_number'];
  const empty = Object.fromEntries(texts.filter((name) => name in party).map((name) => [name, '']));
  return { ...party, ...empty, name: erasedName };
}

/** Returns the recipient of an invoice, without phone and email, which the law doesn't require. */
function recipientOf({ details }: OrderRecord): InvoiceRecipient {
  const { name, address, city, state, pincode } = details.billing_details;
  const { gst_number } = details.buyer_details;
  return { name, address, city, state, pincode, gst_number };
}

const toContact = (buyer: BuyerContact) => ('phone' in buyer ? buyer.phone : buyer.email);

/**
 * Erases a buyer of a brand: orders that have ended now, the others once they have. Import rows and the answers of couriers
 * that mention the buyer are deleted after 30 days as always.
 */
export async function eraseBuyer(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { brand_id, actor }: Pick<EraseContext, 'brand_id' | 'actor'>,
  buyer: BuyerContact,
): Promise<ErasureResult> {
  const now = clock.now();
  await db
    .insertInto('erasure_requests')
    .values({ brand_id, contact: toContact(buyer), requested_by: actor.name ?? '', requested_at: now })
    .onConflict((conflict) => conflict.columns(['brand_id', 'contact']).doNothing())
    .execute();
  return fulfilRequest(db, { brand_id, actor, now }, buyer);
}

/** Erases what can be erased; without anything left, the request itself is deleted, because it names the buyer. */
function fulfilRequest(db: Db, context: EraseContext, buyer: BuyerContact): Promise<ErasureResult> {
  const { brand_id } = context;
  return db.transaction().execute(async (tx) => {
    const orders = await tx
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('phone' in buyer ? 'buyer_phone' : 'buyer_email', '=', toContact(buyer))
      .where('erased_at', 'is', null)
      .orderBy('order_id')
      .forUpdate()
      .execute();
    const ended = orders.filter(({ status }) => endedStatuses.includes(status));
    const invoices_kept = ended.length === 0 ? 0 : await eraseOrders(tx, ended, context);
    const waiting = orders.length - ended.length;
    if (waiting === 0)
      await tx
        .deleteFrom('erasure_requests')
        .where('brand_id', '=', brand_id)
        .where('contact', '=', toContact(buyer))
        .execute();
    return { erased: ended.length, waiting, invoices_kept };
  });
}

const system: Actor = { kind: 'system', name: 'Retention' };

/**
 * Erases buyers whose period has passed, fulfils waiting requests, and deletes recipients whose invoices needn't be kept
 * any longer. Runs every hour; each run takes a bounded number of orders.
 */
export async function eraseDueBuyers(db: Db, { clock, log }: Pick<Services, 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const requests = await acrossBrands(db, log, (brands) =>
    db.selectFrom('erasure_requests').select(['brand_id', 'contact']).where(brands).execute(),
  );
  for (const { brand_id, contact } of requests)
    await fulfilRequest(
      db,
      { brand_id, actor: system, now },
      contact.includes('@') ? { email: contact } : { phone: contact },
    );
  const due = await acrossBrands(db, log, (brands) =>
    db
      .selectFrom('orders')
      .select(['brand_id', 'order_id'])
      .where('erased_at', 'is', null)
      .where('status', 'in', endedStatuses)
      .where('updated_at', '<', new Date(now.getTime() - settleDays * 86_400_000))
      .where(
        sql<boolean>`updated_at < ${now}::timestamptz - coalesce((
          select (p.preferences->>'buyer_data_months')::int from preferences p
          where p.brand_id = orders.brand_id and p.preference_type = 'privacy_preference'
        ), ${sql.lit(defaultBuyerDataMonths)}) * interval '1 month'`,
      )
      .where(brands)
      .limit(batchSize)
      .execute(),
  );
  for (const [brand_id, orders] of Map.groupBy(due, ({ brand_id: brand }) => brand))
    await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('orders')
        .selectAll()
        .where('brand_id', '=', brand_id)
        .where(
          'order_id',
          'in',
          orders.map(({ order_id }) => order_id),
        )
        .where('erased_at', 'is', null)
        .orderBy('order_id')
        .forUpdate()
        .execute();
      if (rows.length > 0) await eraseOrders(tx, rows, { brand_id, actor: system, now });
    });
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('invoice_recipients').where('keep_until', '<', now).where(brands).execute(),
  );
}
