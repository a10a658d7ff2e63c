import { createHash } from 'node:crypto';
import { describeCall, isLiveCall, maxCallSeconds } from '@khep/domain/ndr';
import type { CallState } from '@khep/domain/ndr';
import { uploadLimits } from '@khep/domain/uploads';
import { ApiError } from '../../../base/errors.ts';
import { findTelephonyAccount, openTelephony } from '../../../brand/telephony/accounts.ts';
import { TelephonyRefused, TelephonyUnavailable } from '../../../partners/telephony/port.ts';
import type { CallNews, CallReport, Telephony } from '../../../partners/telephony/port.ts';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { storeProof } from '../proof.ts';
import type { NdrCallRecord } from '../tables.ts';

/** How often a running call is asked about: its news may fail to arrive. */
export const followMs = 15_000;
/** A process that dies while it asks gives the call back after this long. */
const claimMs = 2 * 60_000;
/** A call that the provider hasn't confirmed for this long has failed. */
const unconfirmedMs = 2 * 60_000;
/** After the longest call, with its ringing. */
const silentMs = maxCallSeconds * 1000 + 5 * 60_000;
/** A recording is ready minutes after the call; one that isn't by then has failed. */
const recordingMs = 60 * 60_000;
const perRound = 50;

type CallKey = Pick<NdrCallRecord, 'brand_id' | 'call_id'>;
type Ending = Pick<CallReport, 'state' | 'problem'> & { talk_seconds?: number | null };

const order: readonly CallState[] = ['calling-you', 'calling-buyer', 'talking'];
const later = (one: CallState, other: CallState): CallState =>
  order.indexOf(other) > order.indexOf(one) ? other : one;

/** Follows what is due of all brands: running calls, and recordings to fetch. An error of one doesn't stop the others. */
export async function sweepCalls(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('ndr_calls')
      .select(['brand_id', 'call_id'])
      .where('due_at', '<=', services.clock.now())
      .where(brands)
      .limit(perRound)
      .execute(),
  );
  for (const key of due) {
    try {
      await followCall(db, services, key);
    } catch (error) {
      services.log.error({ ...key, err: error }, 'call not followed');
    }
  }
}

/** Takes the news of a callback: how far a running call is. Its end comes from the provider's report, which is asked for. */
export async function takeNews(db: Db, services: Services, key: CallKey, news: CallNews): Promise<void> {
  const call = await findCall(db, key);
  if (!call || call.due_at === null) return;
  // A call whose start got no answer is known by its news.
  const sid = call.sid || news.sid;
  if (sid !== news.sid) return;
  const now = services.clock.now();
  await db
    .updateTable('ndr_calls')
    .set({
      sid,
      due_at: now,
      updated_at: now,
      ...(news.progress && call.ended_at === null && { state: later(call.state, news.progress) }),
    })
    .where('brand_id', '=', key.brand_id)
    .where('call_id', '=', key.call_id)
    .where('due_at', 'is not', null)
    .execute();
  await followCall(db, services, key);
}

const findCall = (db: Db, { brand_id, call_id }: CallKey): Promise<NdrCallRecord | undefined> =>
  db
    .selectFrom('ndr_calls')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('call_id', '=', call_id)
    .executeTakeFirst();

/** Asks the provider about a call that is due. Another process may do so already. */
export async function followCall(db: Db, services: Services, { brand_id, call_id }: CallKey): Promise<void> {
  const now = services.clock.now();
  const call = await db
    .updateTable('ndr_calls')
    .set((eb) => ({ due_at: new Date(now.getTime() + claimMs), tries: eb('tries', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('call_id', '=', call_id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!call) return;
  const account = await findTelephonyAccount(db, brand_id);
  if (!account) return giveUp(db, services, call, 'The telephony account is disconnected.');
  const age = now.getTime() - call.started_at.getTime();
  if (call.sid === '') {
    if (age > unconfirmedMs) return giveUp(db, services, call, "The provider didn't confirm the call.");
    return askLater(db, services, call, call.state);
  }
  const telephony = openTelephony(services, account);
  let report: CallReport;
  try {
    report = await telephony.load(call.sid);
  } catch (error) {
    if (error instanceof TelephonyRefused) return giveUp(db, services, call, error.message);
    if (!(error instanceof TelephonyUnavailable)) throw error;
    if (age > silentMs) return giveUp(db, services, call, error.message);
    return askLater(db, services, call, call.state);
  }
  if (isLiveCall(report.state)) {
    if (age > silentMs) return giveUp(db, services, call, 'The provider reported no end of the call.');
    return askLater(db, services, call, later(call.state, report.state));
  }
  await endCall(db, services, call, report);
  if (report.state === 'answered') await fetchRecording(db, services, telephony, call, report);
}

/** Ends a call, or what is still open of an ended one. */
async function giveUp(db: Db, services: Services, call: NdrCallRecord, problem: string): Promise<void> {
  if (call.ended_at === null) await endCall(db, services, call, { state: 'failed', problem });
  else await failRecording(db, services, call, problem);
}

async function askLater(
  db: Db,
  { clock }: Services,
  { brand_id, call_id }: CallKey,
  state: CallState,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('ndr_calls')
    .set({ state, due_at: new Date(now.getTime() + followMs), updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('call_id', '=', call_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Records how a call ended, once, in the history of its order. */
export async function endCall(
  db: Db,
  { clock }: Services,
  { brand_id, call_id }: CallKey,
  { state, problem, talk_seconds = null }: Ending,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('ndr_calls')
      .set((eb) => ({
        state,
        problem,
        talk_seconds,
        ended_at: now,
        updated_at: now,
        // Nothing was said that could be recorded.
        ...(state !== 'answered' && { recording: 'none' as const, due_at: null }),
        tries: eb.lit(0),
      }))
      .where('brand_id', '=', brand_id)
      .where('call_id', '=', call_id)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!ended) return;
    await appendEvent(tx, {
      brand_id,
      order_id: ended.order_id,
      shipment_id: ended.shipment_id,
      kind: 'ndr.called',
      actor: ended.actor,
      data: { attempt: ended.attempt, outcome: describeCall({ state, problem, talk_seconds }) },
      at: now,
    });
  });
}

async function fetchRecording(
  db: Db,
  services: Services,
  telephony: Telephony,
  call: NdrCallRecord,
  report: CallReport,
): Promise<void> {
  const { brand_id, call_id } = call;
  const change = (values: Partial<Omit<NdrCallRecord, 'actor'>>) =>
    db
      .updateTable('ndr_calls')
      .set({ ...values, talk_seconds: report.talk_seconds, updated_at: services.clock.now() })
      .where('brand_id', '=', brand_id)
      .where('call_id', '=', call_id)
      .where('due_at', 'is not', null)
      .executeTakeFirst();
  if (call.recording !== 'due') {
    await change({ due_at: null });
    return;
  }
  let problem = "The provider doesn't have the recording yet.";
  if (report.recording_url !== '')
    try {
      const bytes = await telephony.fetchRecording(report.recording_url, uploadLimits.ndrProof);
      const name = await storeProof(db, services, brand_id, bytes, 'recording');
      const { numUpdatedRows } = await change({
        recording: 'stored',
        recording_name: name,
        recording_sha256: createHash('sha256').update(bytes).digest('hex'),
        recording_bytes: bytes.byteLength,
        due_at: null,
      });
      // Erased, or stored by another process, in the meantime.
      if (numUpdatedRows === 0n) await services.privateFiles.remove(name);
      return;
    } catch (error) {
      if (error instanceof TelephonyRefused || error instanceof ApiError)
        return failRecording(
          db,
          services,
          call,
          error instanceof ApiError ? 'The file is no recording.' : error.message,
        );
      if (!(error instanceof TelephonyUnavailable)) throw error;
      problem = error.message;
    }
  const endedAt = (call.ended_at ?? services.clock.now()).getTime();
  if (services.clock.now().getTime() - endedAt > recordingMs)
    return failRecording(db, services, call, problem);
  const waitMs = Math.min(followMs * 2 ** Math.min(call.tries, 5), 5 * 60_000);
  await change({ due_at: new Date(services.clock.now().getTime() + waitMs) });
}

async function failRecording(
  db: Db,
  { clock }: Services,
  { brand_id, call_id }: CallKey,
  recording_problem: string,
): Promise<void> {
  await db
    .updateTable('ndr_calls')
    .set({ recording: 'failed', recording_problem, due_at: null, updated_at: clock.now() })
    .where('brand_id', '=', brand_id)
    .where('call_id', '=', call_id)
    .execute();
}
