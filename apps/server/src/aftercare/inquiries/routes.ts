import { calls } from '@khep/api';
import type { CourierDesk } from '@khep/api';
import { formatRupees, rupeesToPaise } from '@khep/domain/money';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { addInquiries, assertClaimable, traceProblem } from './addInquiries.ts';
import { loadClaimDays, loadDesks, loadDeskSettings, saveDesk } from './desks.ts';
import { sendInquiry } from './sendInquiry.ts';
import { listInquiries, serializeInquiry } from './serializeInquiry.ts';
import { settleInquiry } from './settleInquiry.ts';

/** Why a courier can't be asked at all; undefined if it can. */
const deskProblem = (desk: CourierDesk | undefined): string | undefined => desk?.problem || undefined;

export const routes: Route[] = [
  bindRoute(calls.tracking.inquiries, async ({ params, db, services, session }) => {
    const { brand_id } = session;
    const [shipment] = await shipmentsById(db, brand_id, [params.id]);
    const [inquiries, desks] = await Promise.all([
      listInquiries(db, brand_id, [params.id]),
      loadDesks(db, services, brand_id),
    ]);
    const desk = desks.find(({ courier_id }) => courier_id === shipment?.courier_id) ?? null;
    return { data: { inquiries: inquiries.map(serializeInquiry), desk } };
  }),

  bindRoute(calls.tracking.desks, async ({ db, services, session }) => ({
    data: { desks: await loadDesks(db, services, session.brand_id) },
  })),

  bindRoute(calls.contracts.desk, async ({ params, db, session }) => ({
    data: await loadDeskSettings(db, session.brand_id, params.courier_id),
  })),

  bindRoute(calls.contracts.deskSave, async ({ params, body, db, services, session, ifMatch }) => {
    const author = changeContext(session, ifMatch);
    return {
      data: await db.transaction().execute(async (tx) => {
        await saveDesk(tx, params.courier_id, body, author, services.clock.now());
        return loadDeskSettings(tx, session.brand_id, params.courier_id);
      }),
    };
  }),

  bindRoute(calls.tracking.answerInquiry, async ({ params, body, db, services, session }) => {
    const { brand_id } = session;
    const inquiry = await db
      .selectFrom('courier_inquiries')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('inquiry_id', '=', params.id)
      .executeTakeFirst();
    if (!inquiry) throw notFound('inquiry');
    if (inquiry.sent_to === '') throw conflict('The courier answers this itself.');
    const paid_paise = body.paid === undefined ? null : rupeesToPaise(body.paid);
    if (inquiry.kind !== 'claim' && paid_paise !== null)
      throw validationError({ paid: 'Only a claim is paid.' });
    if (inquiry.amount_paise !== null && (paid_paise ?? 0) > inquiry.amount_paise)
      throw validationError({ paid: `Enter at most the ${formatRupees(inquiry.amount_paise)} claimed.` });
    const isSettled = await db.transaction().execute((tx) =>
      settleInquiry(tx, inquiry, {
        state: body.state,
        detail: body.detail,
        reference: inquiry.reference,
        paid_paise: body.state === 'answered' ? paid_paise : null,
        actor: userActor(session),
        now: services.clock.now(),
      }),
    );
    if (!isSettled) throw conflict('Its answer is already recorded.');
    const [saved] = (await listInquiries(db, brand_id, [inquiry.shipment_id])).filter(
      ({ inquiry_id }) => inquiry_id === params.id,
    );
    return { data: { inquiry: serializeInquiry(saved ?? inquiry) } };
  }),

  bindRoute(calls.tracking.ask, async ({ body, db, services, session }) => {
    const shipments = await shipmentsById(db, session.brand_id, body.shipment_ids);
    const desks = new Map(
      (await loadDesks(db, services, session.brand_id)).map((desk) => [desk.courier_id, desk]),
    );
    const failures = shipments.flatMap((shipment) => {
      const message = traceProblem(shipment) ?? deskProblem(desks.get(shipment.courier_id ?? 0));
      return message === undefined ? [] : [{ shipment_id: shipment.shipment_id, awb: shipment.awb, message }];
    });
    const refused = new Set(failures.map(({ shipment_id }) => shipment_id));
    const able = shipments.filter(({ shipment_id }) => !refused.has(shipment_id));
    const now = services.clock.now();
    const actor = userActor(session);
    const added = await db
      .transaction()
      .execute((tx) =>
        addInquiries(tx, able, { kind: 'trace', message: body.message, amount_paise: null, actor, now }),
      );
    const successful: string[] = [];
    const byShipment = new Map(added.map((inquiry) => [inquiry.shipment_id, inquiry]));
    for (const { shipment_id, awb } of able) {
      const inquiry = byShipment.get(shipment_id);
      const sent = inquiry && (await sendInquiry(db, services, inquiry));
      // What can't be sent now is sent by the sweep.
      if (inquiry && sent?.state !== 'rejected') successful.push(shipment_id);
      else
        failures.push({
          shipment_id,
          awb,
          message: sent?.detail ?? 'The question is with the courier.',
        });
    }
    assertSomeSucceeded({ successful, failures, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: { successful, failures } };
  }),

  bindRoute(calls.tracking.claim, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const [shipment] = await shipmentsById(db, brand_id, [body.shipment_id]);
    if (!shipment) throw notFound('shipment');
    const now = services.clock.now();
    const amount_paise = rupeesToPaise(body.amount);
    if (shipment.courier_id === null) throw conflict('The shipment has no courier.');
    const days = (await loadClaimDays(db, brand_id))(shipment.courier_id);
    assertClaimable(shipment, amount_paise, { now, days });
    const desks = await loadDesks(db, services, brand_id);
    const problem = deskProblem(desks.find(({ courier_id }) => courier_id === shipment.courier_id));
    if (problem !== undefined) throw conflict(problem);
    const before = await listInquiries(db, brand_id, [body.shipment_id]);
    if (before.some(({ kind, state }) => kind === 'claim' && state === 'answered'))
      throw conflict('The courier has answered a claim for this shipment.');
    const [claim] = await db.transaction().execute((tx) =>
      addInquiries(tx, [shipment], {
        kind: 'claim',
        message: body.message,
        amount_paise,
        actor: userActor(session),
        now,
      }),
    );
    if (!claim) throw conflict('A claim for this shipment is with the courier.');
    const sent = await sendInquiry(db, services, claim);
    if (sent?.state === 'rejected') throw conflict(sent.detail);
    const saved = (await listInquiries(db, brand_id, [body.shipment_id])).find(
      ({ inquiry_id }) => inquiry_id === claim.inquiry_id,
    );
    return { data: { inquiry: serializeInquiry(saved ?? claim) } };
  }),
];
