import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { answerInquiry } from './answerInquiry.ts';
import { claimShipment } from './claimShipment.ts';
import { loadDesks, loadDeskSettings, saveDesk } from './desks.ts';
import { listInquiries, serializeInquiry } from './serializeInquiry.ts';
import { traceShipments } from './traceShipments.ts';

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

  bindChange(calls.contracts.deskSave, async ({ params, body, tx, services, session, ifMatch }) => {
    await saveDesk(tx, params.courier_id, body, changeContext(session, ifMatch), services.clock.now());
    return { data: await loadDeskSettings(tx, session.brand_id, params.courier_id) };
  }),

  bindRoute(calls.tracking.answerInquiry, async ({ params, body, db, services, session }) => ({
    data: { inquiry: await answerInquiry(db, services, changeContext(session), params.id, body) },
  })),

  bindRoute(calls.tracking.ask, async ({ body, db, services, session }) => {
    const result = await traceShipments(db, services, changeContext(session), body);
    assertSomeSucceeded({ ...result, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: result };
  }),

  bindRoute(calls.tracking.claim, async ({ body, db, services, session }) => ({
    data: { inquiry: await claimShipment(db, services, changeContext(session), body) },
  })),
];
