import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderDraft, runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

const mark = 'MeeraOf14thCross';
/** A row is planted with this, and erased with its order. */
const marked = Symbol('marked');
type Planted = typeof marked | object | null;

/**
 * Columns with the buyer's data, and texts that buyers, sellers or couriers write, by table: erasure must empty them. JSON
 * is planted as it is stored.
 */
const erased: Record<string, Record<string, Planted>> = {
  orders: {
    buyer_name: marked,
    buyer_phone: marked,
    buyer_email: marked,
    buyer_language: marked,
    buyer_request: { request: 'address', text: mark, at: '' },
    search_text: marked,
    details: {
      buyer_details: { ...orderDraft.buyer_details, name: mark, address: mark, landmark: mark },
      billing_details: { ...orderDraft.buyer_details, name: mark, email: mark, phone: mark },
    },
    hold_log: { calls: [{ note: mark, outcome: 'no_answer', by: '', at: '' }] },
  },
  shipments: {
    last_scan: { remark: mark },
    delivery_proof: [mark],
    courier_label: { awb: '', file: mark },
    packing_record: { photos: [{ kind: 'label', url: mark }], by: mark },
  },
  scans: { remark: marked },
  events: { data: { message: mark, note: mark, remark: mark, comment: mark, answer: mark, text: mark } },
  courier_inquiries: { message: marked, detail: marked },
  delivery_feedback: { comment: marked },
  disputes: { remark: marked },
  invoice_lines: { note: marked },
  ndr_cases: { rejection: marked, buyer_answer: { comment: mark } },
  ndr_actions: {
    report: marked,
    detail: marked,
    answer: {
      customer_address: mark,
      landmark: mark,
      customer_phone: mark,
      alternate_phone: mark,
      remark: mark,
    },
  },
  ndr_attempts: { remark: marked },
  ndr_calls: { problem: marked, recording_problem: marked, recording_name: marked, recording_sha256: marked },
  notifications: {
    contact: marked,
    recipient_name: marked,
    subject: marked,
    body: marked,
    reply_to: marked,
    reason: marked,
    template_values: [mark],
  },
  returns: {
    buyer_name: marked,
    reason: marked,
    remark: marked,
    search_text: marked,
    items: [{ remark: mark, note: mark, reason: mark, buyer_photos: [mark] }],
    pickup_address: { name: mark, phone: mark, address: mark, landmark: mark },
  },
  return_scans: { remark: marked },
  packed_boxes: { evidence: [{ kind: 'photo', data: { shows: 'label', url: mark } }] },
  // It has an address or a browser; its whole row is deleted.
  tracking_subscriptions: { email: marked, push: null },
};

/** Columns of the same tables and of others with orders: ids, numbers, codes, places and our own words. */
const harmless = `
orders: brand_id order_id order_number status needs channel_id warehouse_id payment_mode city state pincode first_item
  suggestion couriers eway_bill rest_tabs stock cancelled_items hold
shipments: master_awb brand_id shipment_id order_id state warehouse_id box_id box_name inner_sides items payment_mode awb booking_ref
  routing_code zone charges pickup_id manifest_id
scans: brand_id awb code shipment_id status_type status location state_after outcome
events: brand_id event_id order_id shipment_id kind actor
courier_inquiries: brand_id inquiry_id shipment_id order_id awb kind state reference actor sent_to
delivery_feedback: brand_id order_id
disputes: brand_id dispute_id source category state shipment_id order_id order_number awb items box_name declared billed
  zone formula card photos points reference search_text updated_by invoice_line_id
invoice_lines: brand_id id file_id awb order_ref shipment_id order_id order_number picked_up_on types billed category
  categories why cause cause_words card_id unpriced status updated_by
ndr_cases: brand_id shipment_id order_id awb partner status state bucket corrected_reason payment_mode pincode
ndr_actions: brand_id action_id shipment_id source actor state reference
ndr_attempts: brand_id shipment_id code bucket location
ndr_calls: brand_id call_id shipment_id order_id user_id actor state sid recording
notifications: brand_id notification_id kind channel language state provider_id template order_id shipment_id dedupe_key
returns: brand_id return_id return_number kind state source order_id order_number shipment_id warehouse_id city
  payment_mode awb booking_ref routing_code charges pickup_date pickup_time refund_due refund exchange_order_id
return_scans: brand_id awb code return_id status_type status location state_after outcome
tracking_subscriptions: brand_id subscription_id order_id language told
analytics_changes: brand_id order_id change_id family day cells
analytics_orders: brand_id order_id contributions
earnings_due: brand_id order_id mark
order_earnings: brand_id order_id order_number outcome reason ended_on ordered_on invoiced_on state payment channel courier
order_earning_units: brand_id order_id kind code
booking_attempts: brand_id reference order_id shipment_id state awb
cod_settlements: brand_id shipment_id utr paid_on
courier_alerts: brand_id alert_id kind partner subject status_type status code awb words
courier_awbs: brand_id partner awb kind reference
credit_notes: brand_id credit_note_id order_id note_number financial_year note_date cause lines
einvoices: brand_id order_id invoice_number irn ack_no signed_qr registered_by cancel_reason cancelled_by
invoices: brand_id order_id invoice_number financial_year invoice_date kind place lines supplier
lane_journeys: brand_id shipment_id leg lane zone
ledger_entries: brand_id entry_id key kind from_account to_account cause_type cause_id order_id reference note actor
order_lines: brand_id order_id sku_id sku_name hsn_code parts
remittance_lines: brand_id id file_id awb order_ref shipment_id order_id order_number delivered_on due_on category why utr
stock_movements: brand_id movement_id sku_id kind order_id shipment_id actor
bin_movements: brand_id movement_id bin_id sku_id kind wave_id shipment_id cause actor
box_holds: brand_id shipment_id order_id reason held_by
packed_boxes: brand_id shipment_id root packed_by
handover_parcels: brand_id shipment_id handover_id
picks: brand_id wave_id bin_id bin sku_id sku_code sku_name shipment_id
wave_boxes: brand_id wave_id shipment_id order_id order_number
store_fulfilments: brand_id shipment_id kind order_id external_order_id awb state lines external_ids told_state problem
store_orders: brand_id kind external_id name order_id state problem missing lines content
`;
/** Kept on purpose, for as long as the law wants: see docs/privacy.md. */
const kept = new Set(['invoice_recipients']);
/** A table with one of these columns has rows of an order. */
const links = ['order_id', 'shipment_id', 'return_id', 'awb'];

const harmlessColumns = new Map(
  harmless
    .trim()
    .split(/\n(?=\S)/)
    .map((line) => {
      const [table = '', columns = ''] = line.split(':');
      return [table, columns.trim().split(/\s+/)] as const;
    }),
);

interface Column {
  table: string;
  name: string;
  type: string;
  is_required: boolean;
}

describe.each(oneEngine)('the texts that erasing a buyer covers, on %s', (engine) => {
  let server: TestServer;
  let columns: Column[];
  beforeAll(async () => {
    server = await startTestServer(engine);
    const { rows } = await sql<Column>`
      select c.table_name as table, c.column_name as name, c.data_type as type,
        c.is_nullable = 'NO' and c.column_default is null as is_required
      from information_schema.columns c
      where c.table_schema = current_schema() and exists (
        select 1 from information_schema.columns d
        where d.table_schema = current_schema() and d.table_name = c.table_name and d.column_name = 'brand_id'
      )
      order by c.table_name, c.ordinal_position`.execute(server.db);
    columns = rows;
  });
  afterAll(() => server.stop());

  test('every text and JSON column of a table with orders is known as erased or harmless', () => {
    const tables = new Set(columns.filter(({ name }) => links.includes(name)).map(({ table }) => table));
    expect(tables.size).toBeGreaterThan(20);
    const unknown = columns
      .filter(
        ({ table, type }) => tables.has(table) && !kept.has(table) && (type === 'text' || type === 'jsonb'),
      )
      .filter(
        ({ table, name }) => !(name in (erased[table] ?? {})) && !harmlessColumns.get(table)?.includes(name),
      )
      .map(({ table, name }) => `${table}.${name}`);
    expect(unknown).toEqual([]);
    const both = Object.entries(erased).flatMap(([table, own]) =>
      Object.keys(own).filter((name) => harmlessColumns.get(table)?.includes(name)),
    );
    expect(both).toEqual([]);
  });

  test('what is planted in each of them is gone once the buyer is erased', async () => {
    const brand = await server.newBrand('Planted');
    const { order_id, shipment_id } = await runOrderLifecycle(server, brand);
    const { brand_id } = brand;
    const ids: Record<string, unknown> = { brand_id, order_id, shipment_id, return_id: 'ret_planted' };
    const valueOf = ({ table, name, type }: Column): unknown => {
      const planted = erased[table]?.[name];
      if (planted === null) return null;
      if (planted !== undefined) return planted === marked ? mark : JSON.stringify(planted);
      if (name in ids) return ids[name];
      if (name === 'kind' && table === 'returns') return 'rto';
      if (type === 'jsonb') return '{}';
      if (type === 'boolean') return false;
      if (type === 'text') return `x-${table}`;
      return type === 'date' || type.startsWith('timestamp') ? '2026-11-20T10:00:00Z' : 5;
    };
    // Orders and shipments exist; of the others one more row each.
    for (const table of Object.keys(erased)) {
      const own = columns.filter((column) => column.table === table);
      expect(own, table).not.toEqual([]);
      const written = own.filter(
        ({ name, is_required }) => is_required || name in (erased[table] ?? {}) || name in ids,
      );
      if (table === 'orders' || table === 'shipments') {
        const sets = written
          .filter(({ name }) => name in (erased[table] ?? {}) && name !== 'buyer_phone')
          .map(
            (column) =>
              sql`${sql.ref(column.name)} = ${sql.val(valueOf(column))}${sql.raw(`::${column.type}`)}`,
          );
        await sql`update ${sql.table(table)} set ${sql.join(sets)}
          where brand_id = ${brand_id} and order_id = ${order_id}`.execute(server.db);
      } else
        await sql`insert into ${sql.table(table)} (${sql.join(written.map(({ name }) => sql.ref(name)))})
          values (${sql.join(written.map((column) => sql`${sql.val(valueOf(column))}${sql.raw(`::${column.type}`)}`))})`.execute(
          server.db,
        );
    }
    await sql`update orders set status = 'DELIVERED' where brand_id = ${brand_id}`.execute(server.db);
    const answer = await server.call('POST', '/privacy/erasures', {
      token: brand.token,
      body: { password: brand.password, phone: orderDraft.buyer_details.phone },
    });
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ erased: 1 });
    const left: string[] = [];
    for (const table of new Set(columns.map((column) => column.table))) {
      if (kept.has(table)) continue;
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t
        where brand_id = ${brand_id} and lower(t::text) like ${`%${mark.toLowerCase()}%`}`.execute(server.db);
      left.push(...rows.map(({ row }) => `${table}: ${row.slice(0, 300)}`));
    }
    expect(left).toEqual([]);
  });
});
