import type { NdrCalls } from '@khep/api';
import { dialProblem } from '@khep/domain/ndr';
import { maskContact } from '@khep/domain/notifications';
import { notFound } from '../../../base/errors.ts';
import { findTelephonyAccount, telephonyProviderName } from '../../../brand/telephony/accounts.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import { shownContact } from '../../orderAccess/maskContacts.ts';
import { findOrderAccess } from '../../orderAccess/orderAccess.ts';
import { loadDialFacts } from './dialFacts.ts';
import { serializeCall } from './serializeCalls.ts';

/** Loads the calls of a case, and whether the user can call its buyer. @throws ApiError 404 */
export async function loadCalls(
  db: Db,
  services: Services,
  session: Session,
  shipment_id: string,
): Promise<NdrCalls> {
  const { brand_id } = session;
  const row = await db
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!row) throw notFound('case');
  const now = services.clock.now();
  const account = await findTelephonyAccount(db, brand_id);
  const facts = await loadDialFacts(db, session, row, account, services);
  const access = await findOrderAccess(db, session, row.order_id);
  const calls = await db
    .selectFrom('ndr_calls')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .orderBy('started_at', 'desc')
    .limit(20)
    .execute();
  return {
    calls: calls.map(serializeCall),
    dial: {
      is_connected: facts.is_connected,
      provider_name: telephonyProviderName,
      is_simulated: services.telephony.isSimulated,
      is_recorded: account?.is_recorded ?? false,
      problem: dialProblem(facts, now),
      phone: shownContact(access, facts.buyer_phone),
      number: access === 'full' ? facts.buyer_phone : '',
      agent_phone: maskContact(facts.agent_phone),
    },
  };
}
