import type { NdrCall } from '@khep/api';
import { dialProblem, maxCallSeconds } from '@khep/domain/ndr';
import { conflict, notFound } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import { signToken } from '../../../base/signedToken.ts';
import { findTelephonyAccount, openTelephony } from '../../../brand/telephony/accounts.ts';
import { serverOrigin } from '../../../brand/trackingSite/trackingLink.ts';
import { TelephonyRefused, TelephonyUnavailable } from '../../../partners/telephony/port.ts';
import { userActor } from '../../../platform/db/events.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import { lockNdrCase } from '../answers.ts';
import type { NdrCallRecord } from '../tables.ts';
import { loadDialFacts } from './dialFacts.ts';
import { endCall, followMs } from './followCall.ts';
import { serializeCall } from './serializeCalls.ts';

export const callbackPath = '/webhooks/telephony';
/** News of a call come while it lasts and shortly after. */
const callbackMs = 24 * 3_600_000;

const callbackUrl = (services: Services, { brand_id, call_id }: NdrCallRecord): string => {
  const until = services.clock.now().getTime() + callbackMs;
  return `${serverOrigin(services)}${callbackPath}/${signToken(services, ['call', brand_id, call_id], until)}`;
};

/**
 * Calls the user and, once they answer, the buyer. The call is recorded before the provider is asked, so that one that rings is
 * never unknown.
 * @throws ApiError 404, or 409 with the reason why the buyer can't be called
 */
export async function startCall(
  db: Db,
  services: Services,
  session: Session,
  shipment_id: string,
): Promise<NdrCall> {
  const { brand_id, user_id } = session;
  const { call, account, facts } = await db.transaction().execute(async (tx) => {
    const row = await lockNdrCase(tx, brand_id, shipment_id);
    if (!row) throw notFound('case');
    const now = services.clock.now();
    // Locked, so that the limits hold for calls that start at once.
    await tx
      .selectFrom('telephony_accounts')
      .select('provider')
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .execute();
    const open = await findTelephonyAccount(tx, brand_id);
    const known = await loadDialFacts(tx, session, row, open, services);
    const problem = dialProblem(known, now);
    if (problem !== '' || !open) throw conflict(problem);
    const started = await tx
      .insertInto('ndr_calls')
      .values({
        brand_id,
        call_id: newId('cal'),
        shipment_id,
        order_id: row.order_id,
        attempt: row.attempts,
        user_id,
        actor: json(userActor(session)),
        state: 'calling-you',
        recording: open.is_recorded ? 'due' : 'none',
        due_at: new Date(now.getTime() + followMs),
        started_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { call: started, account: open, facts: known };
  });
  const key = { brand_id, call_id: call.call_id };
  try {
    const sid = await openTelephony(services, account).connect({
      agent: facts.agent_phone,
      buyer: facts.buyer_phone,
      callback_url: callbackUrl(services, call),
      reference: call.call_id,
      is_recorded: account.is_recorded,
      max_seconds: maxCallSeconds,
    });
    await db
      .updateTable('ndr_calls')
      .set({ sid })
      .where('brand_id', '=', brand_id)
      .where('call_id', '=', call.call_id)
      .execute();
  } catch (error) {
    if (error instanceof TelephonyRefused)
      await endCall(db, services, key, { state: 'failed', problem: error.message });
    // The phones may ring all the same: the call stays open until its news come, or a while has passed.
    else if (!(error instanceof TelephonyUnavailable)) throw error;
  }
  const current = await db
    .selectFrom('ndr_calls')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('call_id', '=', call.call_id)
    .executeTakeFirstOrThrow();
  return serializeCall(current);
}
