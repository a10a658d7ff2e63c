import { calls } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindChange, bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { importDraftRoutes } from '../../brand/mappings/importDrafts.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import { serverOrigin } from '../../brand/trackingSite/trackingLink.ts';
import { addDispute } from './addDispute.ts';
import { answerDisputes } from './answerDisputes.ts';
import { loadDisputableShipment } from './disputableShipment.ts';
import { importDisputes, importNoticesJob, importResponsesJob } from './importDisputes.ts';
import { listDisputes } from './listDisputes.ts';
import { loadDispute } from './loadDispute.ts';
import { moveDispute } from './moveDispute.ts';
import { saveEvidence } from './saveEvidence.ts';
import { loadDisputeSettings, rulesOf, saveDisputeSettings, windowsOf } from './settings.ts';
import { buildSubmission, emailSubmission, listSubmissions } from './submission.ts';
import { summarizeDisputes } from './summarizeDisputes.ts';

const importNotices = importDisputes(importNoticesJob, 'weight-notice', ['awb']);
const importResponses = importDisputes(importResponsesJob, 'dispute-responses', ['awb', 'outcome']);

interface Request {
  session: Session;
  services: Services;
}

const authorOf = ({ session, services }: Request) => ({
  actor: userActor(session),
  now: services.clock.now(),
});

const termsOf = async (tx: Tx, { session }: Request) => {
  const settings = await loadDisputeSettings(tx, session.brand_id);
  return { windows: windowsOf(settings), rules: rulesOf(settings) };
};

const respond = async (db: Db | Tx, { session, services }: Request, dispute_id: string) => ({
  data: { dispute: await loadDispute(db, session.brand_id, dispute_id, services.clock.now()) },
});

/** Weight and charge disputes. */
export const routes: Route[] = [
  ...importDraftRoutes('disputes'),
  bindRoute(calls.disputes.list, async ({ session, query, db, services }) => ({
    data: await listDisputes(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.disputes.summary, async ({ session, db, services }) => ({
    data: await summarizeDisputes(db, session.brand_id, services.clock.now()),
  })),
  bindRoute(calls.disputes.shipment, async ({ session, query, db }) => ({
    data: await loadDisputableShipment(db, session.brand_id, query.awb),
  })),
  bindRoute(calls.disputes.submission, async ({ session, query, db, services }) => {
    const { bytes, name } = await buildSubmission(db, session.brand_id, query, {
      now: services.clock.now(),
      origin: serverOrigin(services),
    });
    return fileResponse({ bytes, type: 'text/csv; charset=utf-8', name });
  }),
  bindRoute(calls.disputes.submissions, async ({ session, db, services }) => ({
    data: { submissions: await listSubmissions(db, services, session.brand_id) },
  })),
  bindRoute(calls.disputes.submit, async ({ session, body, db, services }) => {
    const data = await emailSubmission(db, services, session, body);
    return {
      data,
      message: `${data.disputes} ${data.disputes === 1 ? 'dispute' : 'disputes'} emailed to ${data.sent_to}`,
    };
  }),
  bindRoute(calls.disputes.settings, async ({ session, db }) => ({
    data: await loadDisputeSettings(db, session.brand_id),
  })),
  bindChange(calls.disputes.saveSettings, async ({ session, body, tx, services, ifMatch }) => ({
    data: await saveDisputeSettings(tx, changeContext(session, ifMatch), body, services.clock.now()),
  })),
  bindRoute(calls.disputes.get, (request) => respond(request.db, request, request.params.id)),
  bindChange(calls.disputes.add, async (request) => {
    const { session, body, tx } = request;
    const terms = await termsOf(tx, request);
    const { dispute_id } = await addDispute(tx, session.brand_id, body, terms, authorOf(request));
    return respond(tx, request, dispute_id);
  }),
  bindChange(calls.disputes.saveEvidence, async (request) => {
    const { session, params, body, tx, services, ifMatch } = request;
    await saveEvidence(tx, changeContext(session, ifMatch), params.id, body, services.clock.now());
    return respond(tx, request, params.id);
  }),
  bindRoute(calls.disputes.accept, async (request) => {
    const { session, body, db } = request;
    const { dispute_ids } = body;
    return {
      data: {
        failures: await answerDisputes(db, session.brand_id, dispute_ids, 'ACCEPTED', authorOf(request)),
      },
    };
  }),
  bindRoute(calls.disputes.raise, async (request) => {
    const { session, body, db } = request;
    const { dispute_ids } = body;
    return {
      data: {
        failures: await answerDisputes(db, session.brand_id, dispute_ids, 'DISPUTED', authorOf(request)),
      },
    };
  }),
  bindChange(calls.disputes.resolve, async (request) => {
    const { session, params, body, tx } = request;
    const { windows } = await termsOf(tx, request);
    const key = { brand_id: session.brand_id, dispute_id: params.id };
    const released_paise = rupeesToPaise(body.released ?? 0);
    const move = { to: body.outcome, windows, released_paise, note: body.remark };
    await moveDispute(tx, key, move, authorOf(request));
    return respond(tx, request, params.id);
  }),
  bindChange(calls.disputes.reopen, async (request) => {
    const { session, params, tx } = request;
    const { windows } = await termsOf(tx, request);
    const key = { brand_id: session.brand_id, dispute_id: params.id };
    await moveDispute(tx, key, { to: 'DISPUTED', windows }, authorOf(request));
    return respond(tx, request, params.id);
  }),
  bindRoute(calls.disputes.importNotices, async ({ session, body, db, services }) => ({
    data: await importNotices(db, services, session, body),
  })),
  bindRoute(calls.disputes.importResponses, async ({ session, body, db, services }) => ({
    data: await importResponses(db, services, session, body),
  })),
];
