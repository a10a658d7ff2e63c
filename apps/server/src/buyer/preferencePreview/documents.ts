import type { DocumentSamples } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';
import { financialYear, istDay } from '@khep/domain/days';
import { buildLabels } from '../../dispatch/documents/labels.ts';
import { buildInvoiceModels } from '../../orders/invoicing/invoiceModels.ts';
import { findLatestInvoices } from '../../orders/invoicing/issuedInvoices.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { Services } from '../../start/services.ts';

/** Loads the brand's newest label and invoice, to preview unsaved preferences with. */
export async function loadDocumentSamples(
  db: Db,
  services: Services,
  brand_id: string,
): Promise<DocumentSamples> {
  const year = financialYear(istDay(services.clock.now()));
  const [label, invoice, series] = await Promise.all([
    newestLabel(db, services, brand_id),
    newestInvoice(db, services, brand_id),
    db
      .selectFrom('number_series')
      .select('last')
      .where('brand_id', '=', brand_id)
      .where('series', '=', `invoice:${year}`)
      .executeTakeFirst(),
  ]);
  return { label, invoice, next_invoice: { financial_year: year, last: series?.last ?? 0 } };
}

async function newestLabel(db: Db, services: Services, brand_id: string): Promise<DocumentSamples['label']> {
  const newest = await db
    .selectFrom('shipments')
    .select(['order_id', 'shipment_id'])
    .where('brand_id', '=', brand_id)
    .where('awb', 'is not', null)
    .where('state', '!=', 'CANCELLED')
    .orderBy('created_at', 'desc')
    .orderBy('shipment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = newest && (await findOrder(db, brand_id, newest.order_id));
  if (!order) return null;
  const labels = await buildLabels(
    db,
    services,
    brand_id,
    [order],
    (box) => box.shipment_id === newest.shipment_id,
  );
  const [label] = labels.get(order.order_id) ?? [];
  if (!label) return null;
  const { preference: _saved, ...content } = label;
  return content;
}

async function newestInvoice(
  db: Db,
  services: Services,
  brand_id: string,
): Promise<DocumentSamples['invoice']> {
  // Ids of orders increase with time.
  const newest = await db
    .selectFrom('invoices')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = newest && (await findOrder(db, brand_id, newest.order_id));
  const issued = order && (await findLatestInvoices(db, brand_id, [order.order_id])).get(order.order_id);
  if (!order || !issued) return null;
  const [model] = await buildInvoiceModels(db, services, brand_id, [{ order, issued }]);
  return model ?? null;
}

function findOrder(db: Db, brand_id: string, order_id: string): Promise<OrderRecord | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}
