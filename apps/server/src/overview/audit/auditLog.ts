import type { AuditEntry } from '@khep/api';
import type { auditAreas } from '@khep/domain/team';
import { sql } from 'kysely';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { csvStream } from '../../platform/files/csv.ts';
import { addDays, startOfDay, toSheetTime } from '@khep/domain/days';
import { describeEvent } from './describeEvent.ts';

/** Groups of the log, by the first part of an event's kind. */
const kindsOfArea: Record<(typeof auditAreas)[number], readonly string[]> = {
  orders: ['order', 'orders', 'packing'],
  shipments: ['shipment', 'manifest', 'pickup', 'inquiry'],
  ndr: ['ndr'],
  returns: ['return'],
  disputes: ['dispute'],
  billing: [
    'billing_settings',
    'adjustment',
    'wallet',
    'mandate',
    'payment',
    'reconciliation',
    'invoice_line',
    'credit_note',
    'courier_file',
    'cod_cycle',
  ],
  users: ['user', 'brand'],
  company: ['company'],
  settings: [
    'preference',
    'notification',
    'allocation',
    'warehouse',
    'contract',
    'contracts',
    'rates',
    'courier',
    'shopify',
    'store',
    'stores',
    'channel',
    'api_key',
    'webhook',
    'payment_gateway',
    'telephony',
    'mapping',
    'report',
  ],
  catalogue: ['sku', 'box', 'stock'],
};
const areaOf = (kind: string): string => {
  const [lead = ''] = kind.split('.');
  return Object.entries(kindsOfArea).find(([, leads]) => leads.includes(lead))?.[0] ?? lead;
};

export interface AuditFilter {
  user_id?: string | undefined;
  area?: (typeof auditAreas)[number] | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  /** Order number. */
  search?: string | undefined;
  page_size?: number | undefined;
  after?: string | undefined;
}

function matching(db: Db, brand_id: string, filter: AuditFilter) {
  const { user_id, area, start_date, end_date, search } = filter;
  let query = db
    .selectFrom('events')
    .where('events.brand_id', '=', brand_id)
    // As the index of the log has it. Order status events repeat those of shipments.
    .where(sql<boolean>`(events.actor ->> 'kind') = 'user'`)
    .where('events.kind', '!=', 'order.status');
  if (user_id !== undefined && user_id !== '')
    query = query.where(sql<boolean>`events.actor ->> 'id' = ${user_id}`);
  if (area !== undefined)
    query = query.where(sql<string>`split_part(events.kind, '.', 1)`, 'in', [...kindsOfArea[area]]);
  if (start_date !== undefined) query = query.where('events.at', '>=', startOfDay(start_date));
  if (end_date !== undefined) query = query.where('events.at', '<', startOfDay(addDays(end_date, 1)));
  if (search !== undefined && search !== '')
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.order_id')
          .where('orders.brand_id', '=', brand_id)
          .whereRef('orders.order_id', '=', 'events.order_id')
          .where(sql<string>`lower(orders.order_number)`, 'like', likePattern(search)),
      ),
    );
  return query;
}

/** Loads a page of what the brand's users changed, newest first. */
export async function listAudit(
  db: Db,
  brand_id: string,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const { rows, next } = await queryKeyset(
    matching(db, brand_id, filter).select([
      'events.event_id',
      'events.at',
      'events.kind',
      'events.actor',
      'events.data',
      'events.order_id',
    ]),
    { column: 'events.at', holds: 'moment', id: 'events.event_id', direction: 'desc' },
    { page_size: filter.page_size, after: filter.after },
  );
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('brand_id', '=', brand_id)
    .execute();
  const names = new Map(users.map(({ user_id, name }) => [user_id, name]));
  const nameOf = (id: string) => names.get(id) ?? 'A user';
  return {
    next,
    entries: rows.map(({ event_id, at, kind, actor, data, order_id }) => ({
      id: event_id,
      at: at.toISOString(),
      user_id: actor.id ?? '',
      user_name: actor.name ?? nameOf(actor.id ?? ''),
      area: areaOf(kind),
      kind,
      ...describeEvent(kind, data, nameOf),
      order_id,
    })),
  };
}

/** Counts the entries of a filter, up to the cap. */
export function countAudit(db: Db, brand_id: string, filter: AuditFilter) {
  return countMatching(db, matching(db, brand_id, filter).select('events.event_id'));
}

/** Streams the entries of a filter as CSV. */
export function downloadAudit(
  db: Db,
  brand_id: string,
  filter: AuditFilter,
): Promise<ReadableStream<Uint8Array>> {
  return csvStream(['time', 'user', 'area', 'change', 'detail', 'order_id', 'event'], async (after) => {
    const { entries, next } = await listAudit(db, brand_id, { ...filter, page_size: 200, after });
    return {
      next,
      rows: entries.map((entry) => [
        toSheetTime(entry.at),
        entry.user_name,
        entry.area,
        entry.title,
        entry.detail,
        entry.order_id ?? '',
        entry.kind,
      ]),
    };
  });
}
