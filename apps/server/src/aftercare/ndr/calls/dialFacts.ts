import { istDay, startOfDay } from '@khep/domain/days';
import { normalizeMobile } from '@khep/domain/india';
import type { DialFacts } from '@khep/domain/ndr';
import { sql } from 'kysely';
import type { TelephonyAccountRecord } from '../../../brand/telephony/tables.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import type { NdrCaseRecord } from '../tables.ts';

/** Loads what decides whether a user can call the buyer of a case. */
export async function loadDialFacts(
  db: Db | Tx,
  { brand_id, user_id }: Pick<Session, 'brand_id' | 'user_id'>,
  row: NdrCaseRecord,
  account: TelephonyAccountRecord | undefined,
  services: Pick<Services, 'telephony' | 'clock'>,
): Promise<DialFacts> {
  // One after the other: a transaction has one connection.
  const order = await db
    .selectFrom('orders')
    .select('buyer_phone')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', row.order_id)
    .executeTakeFirst();
  const user = await db
    .selectFrom('users')
    .select('mobile')
    .where('brand_id', '=', brand_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  const running = await db
    .selectFrom('ndr_calls')
    .select(['shipment_id', 'user_id'])
    .where('brand_id', '=', brand_id)
    .where('ended_at', 'is', null)
    .execute();
  const { count } = await db
    .selectFrom('ndr_calls')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('brand_id', '=', brand_id)
    .where('started_at', '>=', startOfDay(istDay(services.clock.now())))
    .executeTakeFirstOrThrow();
  // The buyer's own answer may name a number at which they can be reached.
  const buyer = row.buyer_answer?.phone || (order?.buyer_phone ?? '');
  return {
    is_connected: account !== undefined,
    is_ended: row.ended_at !== null,
    agent_phone: normalizeMobile(user?.mobile ?? '') ?? '',
    buyer_phone: normalizeMobile(buyer) ?? '',
    is_case_busy: running.some((call) => call.shipment_id === row.shipment_id),
    is_agent_busy: running.some((call) => call.user_id === user_id),
    calls_today: count,
    daily_cap: account?.daily_cap ?? 0,
    rings_at_night: services.telephony.ringsAtNight,
  };
}
