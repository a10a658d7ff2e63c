import type { PaymentMode } from '@khep/domain/money';
import { chooseHistory } from '@khep/domain/rating';
import type { ParcelHistory } from '@khep/domain/rating';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

/** Older parcels say little about a courier's performance now. */
const sinceMs = 90 * 86_400_000;

interface HistoryRow {
  courier_id: number;
  is_here: boolean;
  ended: number;
  returned: number;
  delivered: number;
  in_time: number;
  days: number | null;
}

export interface ServiceHistory extends ParcelHistory {
  delivered: number;
  /** Delivered by the expected day. */
  in_time: number;
  /** Average days from pickup to delivery; null if none was delivered. */
  days: number | null;
}

/** How parcels of one payment mode ended in the last 90 days, by service. */
export interface RateHistory {
  /** The most specific history with enough parcels. */
  of(courier_id: number): ServiceHistory | undefined;
}

/** Loads how parcels like this one ended: to the same state by the same service, else more of them. */
export async function loadRateHistory(
  db: Db,
  brand_id: string,
  { state, payment_mode, now }: { state: string; payment_mode: PaymentMode; now: Date },
): Promise<RateHistory> {
  const { rows } = await sql<HistoryRow>`
    select s.courier_id, o.state = ${state} as is_here, count(*)::int as ended,
      (count(*) filter (where s.state like 'RTO%'))::int as returned,
      (count(*) filter (where s.state = 'DELIVERED'))::int as delivered,
      (count(*) filter (where s.state = 'DELIVERED' and s.ended_at <= s.expected_at))::int as in_time,
      (avg(extract(epoch from s.ended_at - s.picked_up_at) / 86400)
        filter (where s.state = 'DELIVERED'))::float8 as days
    from shipments s join orders o on o.brand_id = s.brand_id and o.order_id = s.order_id
    where s.brand_id = ${brand_id} and s.payment_mode = ${payment_mode}
      and s.created_at > ${new Date(now.getTime() - sinceMs)} and s.courier_id is not null
      and (s.state in ('DELIVERED', 'LOST', 'DAMAGED') or s.state like 'RTO%')
    group by 1, 2`.execute(db);
  const mode = payment_mode === 'cod' ? 'COD' : 'prepaid';
  const sum = (own: readonly HistoryRow[], scope: string): ServiceHistory => {
    const total = (pick: (row: HistoryRow) => number) => own.reduce((all, row) => all + pick(row), 0);
    const delivered = total((row) => row.delivered);
    return {
      scope,
      ended: total((row) => row.ended),
      returned: total((row) => row.returned),
      delivered,
      in_time: total((row) => row.in_time),
      days: delivered === 0 ? null : total((row) => (row.days ?? 0) * row.delivered) / delivered,
    };
  };
  return {
    of: (courier_id) => {
      const own = rows.filter((row) => row.courier_id === courier_id);
      return chooseHistory([
        sum(
          own.filter(({ is_here }) => is_here),
          `${mode} parcels to ${state} by this service`,
        ),
        sum(own, `${mode} parcels by this service`),
        sum(
          rows.filter(({ is_here }) => is_here),
          `${mode} parcels to ${state}`,
        ),
        sum(rows, `${mode} parcels`),
      ]);
    },
  };
}
