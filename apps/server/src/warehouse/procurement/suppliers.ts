import type { Supplier, SupplierDraft } from '@khep/api';
import { daysBetween, istDay } from '@khep/domain/days';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { isPurchaseOpen, placedPurchaseStates } from '@khep/domain/warehouse';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { requireVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { SupplierRecord } from '../tables.ts';

/** Deliveries of a supplier that its lead time is measured by. */
const leadsKept = 12;

interface Deliveries {
  /** Days from sending to the first receipt, the latest last. */
  lead_history: number[];
  open_orders: number;
}

/** How long the orders of suppliers took, and how many are open. */
export async function loadDeliveries(db: Db | Tx, brand_id: string): Promise<Map<string, Deliveries>> {
  const rows = await db
    .selectFrom('purchase_orders')
    .select(['supplier_id', 'state', 'sent_at', 'first_receipt_at'])
    .where('brand_id', '=', brand_id)
    .where('state', 'in', placedPurchaseStates)
    .orderBy('sent_at')
    .execute();
  const found = new Map<string, Deliveries>();
  for (const { supplier_id, state, sent_at, first_receipt_at } of rows) {
    const own = found.get(supplier_id) ?? { lead_history: [], open_orders: 0 };
    if (sent_at && first_receipt_at)
      own.lead_history.push(daysBetween(istDay(sent_at), istDay(first_receipt_at)));
    if (isPurchaseOpen(state)) own.open_orders += 1;
    found.set(supplier_id, own);
  }
  for (const own of found.values()) own.lead_history = own.lead_history.slice(-leadsKept);
  return found;
}

const serializeSupplier = (
  { supplier_id, name, details, prices, version }: SupplierRecord,
  deliveries: Deliveries | undefined,
): Supplier => ({
  id: supplier_id,
  name,
  ...details,
  address: details.address ?? '',
  payment_days: details.payment_days ?? 0,
  prices: prices.map(({ sku_id, price_paise }) => ({ sku_id, price: paiseToRupees(price_paise) })),
  version,
  lead_history: deliveries?.lead_history ?? [],
  open_orders: deliveries?.open_orders ?? 0,
});

export async function listSuppliers(db: Db | Tx, brand_id: string): Promise<Supplier[]> {
  const rows = await db
    .selectFrom('suppliers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('name')
    .execute();
  const deliveries = await loadDeliveries(db, brand_id);
  return rows.map((row) => serializeSupplier(row, deliveries.get(row.supplier_id)));
}

/** @throws ApiError 404 */
export async function loadSupplier(db: Db | Tx, brand_id: string, supplier_id: string): Promise<Supplier> {
  const supplier = (await listSuppliers(db, brand_id)).find(({ id }) => id === supplier_id);
  if (!supplier) throw notFound('supplier');
  return supplier;
}

/** The email address of a supplier. @throws ApiError 404, or 409 without one */
export async function requireAddress(tx: Tx, brand_id: string, supplier_id: string): Promise<string> {
  const { name, email } = await loadSupplier(tx, brand_id, supplier_id);
  if (email === '') throw conflict(`${name} has no email address. Enter it in Suppliers.`);
  return email;
}

/** Adds a supplier, or replaces one. @throws ApiError 404, 422 @throws VersionConflict */
export async function saveSupplier(
  tx: Tx,
  { brand_id, actor, ifMatch }: ChangeContext,
  { name, prices, ...details }: SupplierDraft,
  now: Date,
  supplier_id?: string,
): Promise<Supplier> {
  const before =
    supplier_id === undefined
      ? undefined
      : await tx
          .selectFrom('suppliers')
          .selectAll()
          .where('brand_id', '=', brand_id)
          .where('supplier_id', '=', supplier_id)
          .forUpdate()
          .executeTakeFirst();
  if (supplier_id !== undefined)
    await requireVersion(before, {
      noun: 'supplier',
      ifMatch,
      load: async () => ({ supplier: await loadSupplier(tx, brand_id, supplier_id) }),
    });
  const id = before?.supplier_id ?? newId('sup', now.getTime());
  const same = await tx
    .selectFrom('suppliers')
    .select('supplier_id')
    .where('brand_id', '=', brand_id)
    .where('name', '=', name)
    .where('supplier_id', '<>', id)
    .executeTakeFirst();
  if (same) throw validationError({ name: `You have a supplier ${name} already.` });
  await assertSkus(tx, brand_id, prices);
  const row = {
    name,
    details: json(details),
    prices: json(prices.map(({ sku_id, price }) => ({ sku_id, price_paise: rupeesToPaise(price) }))),
    updated_at: now,
    updated_by: actor.name ?? '',
  };
  await (before
    ? tx
        .updateTable('suppliers')
        .set({ ...row, version: before.version + 1 })
        .where('brand_id', '=', brand_id)
        .where('supplier_id', '=', id)
        .execute()
    : tx
        .insertInto('suppliers')
        .values({ ...row, brand_id, supplier_id: id, created_at: now })
        .execute());
  return loadSupplier(tx, brand_id, id);
}

async function assertSkus(tx: Tx, brand_id: string, prices: SupplierDraft['prices']): Promise<void> {
  if (prices.length === 0) return;
  const known = await tx
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where(
      'sku_id',
      'in',
      prices.map(({ sku_id }) => sku_id),
    )
    .where('removed_at', 'is', null)
    .execute();
  const codes = new Set(known.map(({ sku_id }) => sku_id));
  const seen = new Set<string>();
  const problems = prices.flatMap(({ sku_id }, at) => {
    const isAgain = seen.has(sku_id);
    seen.add(sku_id);
    if (isAgain) return [[`prices.${at}.sku_id`, `${sku_id} is in the list already.`]];
    return codes.has(sku_id)
      ? []
      : [[`prices.${at}.sku_id`, `${sku_id} is no SKU of yours. Check the code.`]];
  });
  if (problems.length > 0) throw validationError(Object.fromEntries(problems));
}
