import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/schema.ts';
import { newId } from '../../base/ids.ts';

export const alertKinds = [
  'unknown-status',
  'unknown-awb',
  'unreadable-push',
  'dead-push',
  'reopened',
  'contradicted',
  'future-scan',
  'booking-unsure',
  'without-eway-bill',
  'cancel-unsure',
  'pickup-unsure',
  'courier-cancelled',
  'warehouse-outdated',
  'warehouse-unknown',
  'sums-differ',
] as const;
export type AlertKind = (typeof alertKinds)[number];

type AlertSource = Database['courier_alerts']['partner'];

interface NewAlert {
  brand_id: string;
  kind: AlertKind;
  partner: AlertSource;
  /** Identity of an alert: the status, the AWB, the reference, the warehouse. */
  subject: string;
  status_type?: string;
  status?: string;
  code?: string;
  awb: string;
  /** For users. */
  words: string;
  at: Date;
}

/** Raises an alert; a repeat increases the count of the open one. */
export async function raiseAlert(
  db: Db | Tx,
  { status_type = '', status = '', code = '', at, ...alert }: NewAlert,
): Promise<void> {
  await db
    .insertInto('courier_alerts')
    .values({
      ...alert,
      alert_id: newId('alt'),
      status_type,
      status,
      code,
      count: 1,
      first_at: at,
      last_at: at,
      settled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'partner', 'kind', 'subject'])
        .where('settled_at', 'is', null)
        .doUpdateSet({
          count: sql`courier_alerts.count + 1`,
          last_at: sql`greatest(courier_alerts.last_at, excluded.last_at)`,
          awb: alert.awb,
          words: alert.words,
        }),
    )
    .execute();
}

/** Resolves an alert. */
export async function resolveAlert(
  db: Db | Tx,
  alert: { brand_id: string; partner: AlertSource; kind: AlertKind; subject: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('courier_alerts')
    .set({ settled_at: at })
    .where('brand_id', '=', alert.brand_id)
    .where('partner', '=', alert.partner)
    .where('kind', '=', alert.kind)
    .where('subject', '=', alert.subject)
    .where('settled_at', 'is', null)
    .execute();
}

/** Identity of an unknown status. */
export const statusSubject = (status_type: string, status: string, code: string): string =>
  [status_type, status, code].join('|').toLowerCase();
