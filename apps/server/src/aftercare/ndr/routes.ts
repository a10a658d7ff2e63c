import { addDays, endOfDay, istDay, startOfDay } from '@khep/domain/days';
import { calls } from '@khep/api';
import type { NdrSettings } from '@khep/api';
import { isCourierPartner } from '@khep/domain/couriers';
import { ndrBucketLabels, ndrStatuses } from '@khep/domain/ndr';
import { sql } from 'kysely';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { findJob, serializeJob } from '../../platform/jobs/queries.ts';
import { assertNdrAnswer, lockNdrCase, recordNdrAnswer, toAnswer } from './answers.ts';
import { askBuyer } from './askBuyer.ts';
import { correctNdrReason } from './correctReason.ts';
import { escalateJob } from './escalateJob.ts';
import { buildFakeReport } from './fakeReport.ts';
import { loadNdrHistory } from './history.ts';
import { listNdrCases, loadNdrStatus } from './list.ts';
import { isProofAddress, loadProof, saveProof } from './proof.ts';
import { sendNdrAction } from './send.ts';
import { loadNdrSettings, saveNdrSettings } from './settings.ts';

const statusLabels: Record<(typeof ndrStatuses)[number], string> = {
  'response-needed': 'Response needed',
  'response-requested': 'Response requested',
  delivered: 'Delivered',
  rto: 'RTO',
  closed: 'Lost or damaged',
};

/** A typed courier that doesn't exist would never match. @throws ApiError 422 */
function refuseUnknownCouriers({ rules, reasons, cut_offs }: NdrSettings): void {
  const isUnknown = (partner: string) => !isCourierPartner(partner);
  const fields = {
    ...Object.fromEntries(
      rules.flatMap(({ partners }, index) =>
        partners.some(isUnknown) ? [[`rules.${index}.partners`, 'Choose couriers of the list.']] : [],
      ),
    ),
    ...Object.fromEntries(
      reasons.flatMap(({ partner }, index) =>
        isUnknown(partner) ? [[`reasons.${index}.partner`, 'Choose a courier of the list.']] : [],
      ),
    ),
    ...(Object.keys(cut_offs).some(isUnknown) && { cut_offs: 'Choose couriers of the list.' }),
  };
  if (Object.keys(fields).length > 0) throw validationError(fields);
}

export const routes: Route[] = [
  bindRoute(calls.ndr.list, ({ query, db, services, session }) =>
    listNdrCases(db, services, session.brand_id, query),
  ),

  bindRoute(calls.ndr.status, async ({ db, session }) => ({
    data: await loadNdrStatus(db, session.brand_id),
  })),

  bindRoute(calls.ndr.history, async ({ params, db, services, session }) => ({
    data: await loadNdrHistory(db, services, session.brand_id, params.id),
  })),

  bindRoute(calls.ndr.escalate, async ({ params, body, db, services, session }) => {
    const { brand_id } = session;
    const { call_recording, screenshot } = body.proof;
    if (!isProofAddress(call_recording) || !isProofAddress(screenshot))
      throw validationError({ proof: 'Upload the file again.' });
    const action = await db.transaction().execute(async (tx) => {
      const row = await lockNdrCase(tx, brand_id, params.dv_order_id);
      if (!row) throw notFound('case');
      const now = services.clock.now();
      const answer = toAnswer(body);
      assertNdrAnswer(row, answer, now);
      const report = await buildFakeReport(tx, services, row, answer);
      return recordNdrAnswer(tx, row, { answer, report, source: 'seller', actor: userActor(session), now });
    });
    if (!action) throw conflict('This answer was sent already.');
    const outcome = await sendNdrAction(db, services, action);
    if (outcome?.state === 'rejected') throw conflict(outcome.detail);
    if (outcome?.state === 'accepted')
      return { data: { state: 'accepted' as const, detail: 'The courier accepted it.' } };
    if (outcome?.state === 'sent')
      return {
        data: {
          state: 'processing' as const,
          detail: 'The courier is processing it. The result will appear here.',
        },
      };
    const detail = `Not sent yet: ${outcome?.detail ?? 'the courier is busy.'} Khep retries automatically.`;
    return { data: { state: 'waiting' as const, detail }, message: detail };
  }),

  bindRoute(calls.ndr.correctReason, async ({ params, body, db, services, session }) => {
    const { brand_id } = session;
    await correctNdrReason(db, {
      brand_id,
      shipment_id: params.dv_order_id,
      bucket: body.reason_id,
      actor: userActor(session),
      now: services.clock.now(),
    });
    return {
      data: await loadNdrHistory(db, services, brand_id, params.dv_order_id),
      message: 'Reason corrected',
    };
  }),

  bindRoute(calls.ndr.escalateBatch, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const ids = [...new Set(body.dv_order_ids)];
    if (toAnswer(body.escalation).is_fake)
      throw validationError({ 'escalation.escalation_type': 'Report fake attempts one by one, with proof.' });
    const known = await db
      .selectFrom('ndr_cases')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('brand_id', '=', brand_id)
      .where('shipment_id', 'in', ids)
      .executeTakeFirstOrThrow();
    if (known.count !== ids.length) throw notFound('case');
    await services.jobs.ready();
    const job = await db.transaction().execute(async (tx) => {
      const job_id = await services.jobs.enqueue(tx, escalateJob, {
        brand_id,
        owner: userActor(session),
        input: { count: ids.length, escalation: body.escalation },
        rows: ids.map((key) => ({ key })),
      });
      return serializeJob(await findJob(tx, session, services.jobs.definitions, job_id));
    });
    return { data: { job } };
  }),

  bindRoute(calls.ndr.askBuyer, async ({ params, db, services, session }) => {
    const { brand_id } = session;
    const result = await db.transaction().execute(async (tx) => {
      const row = await lockNdrCase(tx, brand_id, params.dv_order_id);
      if (!row) throw notFound('case');
      if (row.status !== 'response-needed') throw conflict('This case needs no response.');
      return askBuyer(tx, services, row);
    });
    if (result.state !== 'queued') throw conflict(result.reason);
    const isLater = result.send_after !== null && result.send_after > services.clock.now();
    return { message: isLater ? 'The buyer gets the link after the quiet hours' : 'Buyer asked' };
  }),

  bindRoute(calls.ndr.addProof, async ({ body, db, services, session }) => ({
    data: { url: await saveProof(db, services, session, body) },
  })),

  bindRoute(calls.ndr.proof, ({ params, db, services, session }) =>
    loadProof(db, services, session, params.name),
  ),

  bindRoute(calls.ndr.settings, async ({ db, session }) => ({
    data: await loadNdrSettings(db, session.brand_id),
  })),

  bindRoute(calls.ndr.saveSettings, async ({ body, db, services, session, ifMatch }) => {
    const wrong = body.rules.findIndex(
      ({ min_value, max_value }) => min_value !== null && max_value !== null && min_value > max_value,
    );
    if (wrong >= 0)
      throw validationError({ [`rules.${wrong}.max_value`]: 'Maximum must not be below the minimum.' });
    refuseUnknownCouriers(body);
    const author = { brand_id: session.brand_id, name: session.name, now: services.clock.now(), ifMatch };
    return { data: await db.transaction().execute((tx) => saveNdrSettings(tx, author, body)) };
  }),

  bindRoute(calls.ndr.analytics, async ({ query, db, services, session }) => {
    const to = query.end_date ?? istDay(services.clock.now());
    const from = query.start_date ?? addDays(to, -29);
    const rows = await db
      .selectFrom('ndr_cases')
      .select(['status', 'bucket', sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', session.brand_id)
      .where('ndr_at', '>=', startOfDay(from))
      .where('ndr_at', '<', endOfDay(to))
      .groupBy(['status', 'bucket'])
      .execute();
    const count = (of: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(of).reduce((sum, row) => sum + row.count, 0);
    return {
      data: {
        cards: ndrStatuses.map((status) => ({
          id: status,
          label: statusLabels[status],
          value: count((row) => row.status === status),
          unit: 'cases',
          change: null,
        })),
        rows: Object.entries(ndrBucketLabels).map(([reason_id, reason]) => ({
          reason_id,
          reason,
          cases: count(({ bucket }) => bucket === reason_id),
          delivered: count(({ bucket, status }) => bucket === reason_id && status === 'delivered'),
          rto: count(({ bucket, status }) => bucket === reason_id && status === 'rto'),
        })),
      },
    };
  }),
];
