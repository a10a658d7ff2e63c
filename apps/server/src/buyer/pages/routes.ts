import { calls } from '@khep/api';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listBuyerMessages } from '../../brand/notifications/buyerMessages.ts';
import { loadDeliveryProof, loadDeliveryProofFile } from '../../dispatch/shipments/deliveryProof.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { listShipments } from '../../overview/trackedShipments/list.ts';
import { notifyBuyers } from '../../dispatch/tracking/messages/notifyBuyers.ts';
import { summarizeShipments } from '../../overview/trackedShipments/summarizeShipments.ts';
import { resolveDateRange } from '../../overview/orderList/listOrders.ts';
import { checkTrackingHost, loadTrackingHost } from '../../dispatch/tracking/hosts/checkTrackingHost.ts';
import { loadFeedback } from '../../dispatch/tracking/messages/feedback.ts';
import { consumeLookup, loadTrackingBrand, loadTrackingPage, resolvePageId } from './trackingPage.ts';
import { toWidgetBrand, toWidgetOrder, widgetLanguage } from '../widget/widget.ts';
import { notFound } from '../../base/errors.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.get, async ({ params, query, db, services, address }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, query.brand_name);
    if (!brand) throw notFound('parcel');
    const id = await resolvePageId(db, services, brand, { id: params.id, address });
    return { data: await loadTrackingPage(db, services, query.brand_name, id) };
  }),

  bindRoute(calls.tracking.widgetBrand, async ({ params, query, db, services, address, headers }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, params.brand);
    if (!brand) throw notFound('brand');
    return { data: toWidgetBrand(services, brand, widgetLanguage(query.lang, headers)) };
  }),

  bindRoute(calls.tracking.widgetOrder, async ({ params, query, db, services, address, headers }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, params.brand);
    if (!brand) throw notFound('parcel');
    const id = await resolvePageId(db, services, brand, { id: params.id, address });
    const page = await loadTrackingPage(db, services, params.brand, id);
    const language = widgetLanguage(query.lang, headers);
    return { data: toWidgetOrder(services, brand, page, language, services.clock.now()) };
  }),

  bindRoute(calls.tracking.host, async ({ db, services, session }) => ({
    data: await loadTrackingHost(db, services, session.brand_id),
  })),

  bindRoute(calls.tracking.checkHost, async ({ db, services, session }) => ({
    data: await checkTrackingHost(db, services, session.brand_id),
  })),

  bindRoute(calls.tracking.feedback, async ({ query, db, services, session }) => ({
    data: await loadFeedback(db, session.brand_id, resolveDateRange(query, services.clock.now())),
  })),

  bindRoute(calls.tracking.summary, async ({ db, services, session }) => ({
    data: await summarizeShipments(db, session.brand_id, services.clock.now()),
  })),

  bindRoute(calls.tracking.messages, async ({ params, db, session }) => {
    await shipmentsById(db, session.brand_id, [params.id]);
    return { data: { messages: await listBuyerMessages(db, session.brand_id, params.id) } };
  }),

  bindRoute(calls.tracking.deliveryProof, async ({ params, db, services, session }) => ({
    data: await loadDeliveryProof(db, services, session.brand_id, params.id),
  })),

  bindRoute(calls.tracking.deliveryProofFile, ({ params, db, services, session }) =>
    loadDeliveryProofFile(db, services, session.brand_id, params),
  ),

  bindRoute(calls.tracking.notifyBuyers, async ({ body, db, services, session }) => {
    const shipments = await shipmentsById(db, session.brand_id, body.shipment_ids);
    const result = await db
      .transaction()
      .execute((tx) => notifyBuyers(tx, services, session.brand_id, shipments));
    assertSomeSucceeded({ ...result, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: result };
  }),

  bindRoute(calls.tracking.list, async ({ query, db, services, session }) => ({
    data: await listShipments(db, services, session.brand_id, query),
  })),
];
