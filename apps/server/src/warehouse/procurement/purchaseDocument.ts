import type { PurchaseOrder } from '@khep/api';
import { formatDate, istDay } from '@khep/domain/days';
import { layoutPurchaseOrder } from '@khep/domain/documents';
import type { PurchaseOrderModel } from '@khep/domain/documents';
import { rupeesToPaise } from '@khep/domain/money';
import { purchaseStateLabels } from '@khep/domain/warehouse';
import { asText } from '../../base/jsonText.ts';
import { loadSender, supplierAt } from '../../orders/invoicing/sender.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { documents } from '../../platform/documents/documents.ts';
import { printNotice } from '../../platform/documents/unsupportedGlyphs.ts';
import { loadPurchase } from './purchaseOrders.ts';
import { loadSupplier } from './suppliers.ts';

export interface PurchaseDocument {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Says which texts are cut or have characters that no font has. */
  notice: string | undefined;
  order: PurchaseOrder;
  supplier: { name: string; email: string };
  company: string;
}

/** Renders a purchase order as PDF. `isSending`: a draft isn't marked as one, as the supplier gets it. @throws ApiError 404 */
export async function renderPurchase(
  db: Db,
  brand_id: string,
  purchase_id: string,
  { isSending = false }: { isSending?: boolean } = {},
): Promise<PurchaseDocument> {
  const order = await loadPurchase(db, brand_id, purchase_id);
  const [supplier, sender, hsnOf] = await Promise.all([
    loadSupplier(db, brand_id, order.supplier_id),
    loadSender(db, brand_id),
    loadHsnCodes(
      db,
      brand_id,
      order.lines.map(({ sku_id }) => sku_id),
    ),
  ]);
  const warehouse = sender.warehouses.get(order.warehouse_id);
  const place = warehouse && [
    asText(warehouse.details['address']),
    warehouse.city,
    `${warehouse.state} ${warehouse.pincode}`.trim(),
  ];
  const address = (place ?? []).filter(Boolean).join(', ');
  const phone = asText(warehouse?.details['phone']);
  const isStatusPrinted = order.state === 'cancelled' || (order.state === 'draft' && !isSending);
  const model: PurchaseOrderModel = {
    number: order.number,
    status: isStatusPrinted ? purchaseStateLabels[order.state] : '',
    date: formatDate(istDay(new Date(order.sent_at ?? order.created_at))),
    promised_on: order.promised_on === null ? '' : formatDate(order.promised_on),
    buyer: {
      name: sender.company,
      address,
      gstin: supplierAt(sender, order.warehouse_id).gstin,
      phone: '',
      email: '',
    },
    supplier: {
      name: supplier.name,
      address: supplier.address,
      gstin: supplier.gst_number,
      phone: supplier.phone,
      email: supplier.email,
    },
    deliver_to: { name: order.warehouse_name, address, gstin: '', phone, email: '' },
    lines: order.lines.map(({ sku_id, sku_name, quantity, price }) => ({
      sku_id,
      name: sku_name,
      hsn: hsnOf.get(sku_id) ?? '',
      quantity,
      price: rupeesToPaise(price),
    })),
  };
  return {
    bytes: await documents.purchaseOrder(model),
    name: `purchase-order-${order.number}.pdf`,
    notice: await printNotice([{ name: order.number, model, pages: () => layoutPurchaseOrder(model) }]),
    order,
    supplier,
    company: sender.company,
  };
}

/** HSN codes of SKUs by their codes. */
export async function loadHsnCodes(
  db: Db | Tx,
  brand_id: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select(['sku_id', 'hsn_code'])
    .where('brand_id', '=', brand_id)
    .where('sku_id', 'in', codes)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ sku_id, hsn_code }) => [sku_id, hsn_code]));
}
