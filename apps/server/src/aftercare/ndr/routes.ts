import { calls } from '@khep/api';
import { validationError } from '../../base/errors.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { startJob } from '../../platform/jobs/startJob.ts';
import { answerCase } from './answerCase.ts';
import { toAnswer } from './answers.ts';
import { askBuyerNow } from './askBuyer.ts';
import { loadCalls } from './calls/loadCalls.ts';
import { startCall } from './calls/startCall.ts';
import { correctNdrReason } from './correctReason.ts';
import { escalateJob, requireCaseIds } from './escalateJob.ts';
import { loadNdrHistory } from './history.ts';
import { listNdrCases, loadNdrStatus } from './list.ts';
import { assertOwnProof, loadProof, saveProof } from './proof.ts';
import { assertNdrSettings, loadNdrSettings, saveNdrSettings } from './settings.ts';
import { summarizeNdr } from './summarizeNdr.ts';

export const routes: Route[] = [
  bindRoute(calls.ndr.list, ({ query, db, services, session }) =>
    listNdrCases(db, services, session.brand_id, query),
  ),

  bindRoute(calls.ndr.status, async ({ db, services, session }) => ({
    data: await loadNdrStatus(db, session.brand_id, services.clock.now()),
  })),

  bindRoute(calls.ndr.history, async ({ params, db, services, session }) => ({
    data: await loadNdrHistory(db, services, session, params.id),
  })),

  bindRoute(calls.ndr.escalate, async ({ params, body, db, services, session }) => {
    const data = await answerCase(db, services, changeContext(session), params.dv_order_id, body);
    return { data, ...(data.state === 'waiting' && { message: data.detail }) };
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
      data: await loadNdrHistory(db, services, session, params.dv_order_id),
      message: 'Reason corrected',
    };
  }),

  bindRoute(calls.ndr.escalateBatch, async ({ body, db, services, session }) => {
    const { dv_order_ids, escalation } = body;
    if (toAnswer(escalation).is_fake)
      throw validationError({ 'escalation.escalation_type': 'Report fake attempts one by one, with proof.' });
    await assertOwnProof(db, session.brand_id, escalation.proof);
    const ids = await requireCaseIds(db, session.brand_id, dv_order_ids);
    const job = await startJob(db, services, escalateJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { count: ids.length, escalation },
      rows: ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),

  bindRoute(calls.ndr.askBuyer, async ({ params, db, services, session }) => {
    const { send_after } = await askBuyerNow(db, services, session.brand_id, params.dv_order_id);
    const isLater = send_after !== null && send_after > services.clock.now();
    return { message: isLater ? 'The buyer gets the link after the quiet hours' : 'Buyer asked' };
  }),

  bindRoute(calls.ndr.calls, async ({ params, db, services, session }) => ({
    data: await loadCalls(db, services, session, params.dv_order_id),
  })),

  bindRoute(calls.ndr.call, async ({ params, db, services, session }) => ({
    data: await startCall(db, services, session, params.dv_order_id),
  })),

  bindRoute(calls.ndr.addProof, async ({ body, db, services, session }) => ({
    data: { url: await saveProof(db, services, session, body) },
  })),

  bindRoute(calls.ndr.proof, ({ params, db, services, session }) =>
    loadProof(db, services, session, params.name),
  ),

  bindRoute(calls.ndr.settings, async ({ db, session }) => ({
    data: await loadNdrSettings(db, session.brand_id),
  })),

  bindChange(calls.ndr.saveSettings, async ({ body, tx, services, session, ifMatch }) => {
    assertNdrSettings(body);
    const author = { brand_id: session.brand_id, name: session.name, now: services.clock.now(), ifMatch };
    return { data: await saveNdrSettings(tx, author, body) };
  }),

  bindRoute(calls.ndr.analytics, async ({ query, db, services, session }) => ({
    data: await summarizeNdr(db, session.brand_id, query, services.clock.now()),
  })),
];
