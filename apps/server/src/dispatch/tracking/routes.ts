import { resolveDateRange } from '../../base/dateRange.ts';
import { calls } from '@khep/api';
import { listBuyerMessages } from '../../brand/notifications/buyerMessages.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { checkTrackingHost, loadTrackingHost } from './hosts/checkTrackingHost.ts';
import { loadFeedback } from './messages/feedback.ts';
import { notifyBuyers } from './messages/notifyBuyers.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.host, async ({ db, services, session }) => ({
    data: await loadTrackingHost(db, services, session.brand_id),
  })),

  bindRoute(calls.tracking.checkHost, async ({ db, services, session }) => ({
    data: await checkTrackingHost(db, services, session.brand_id),
  })),

  bindRoute(calls.tracking.feedback, async ({ query, db, services, session }) => ({
    data: await loadFeedback(db, session.brand_id, resolveDateRange(query, services.clock.now())),
  })),

  bindRoute(calls.tracking.messages, async ({ params, db, session }) => {
    await shipmentsById(db, session.brand_id, [params.id]);
    return { data: { messages: await listBuyerMessages(db, session.brand_id, params.id) } };
  }),

  bindRoute(calls.tracking.notifyBuyers, async ({ body, db, services, session }) => {
    const result = await notifyBuyers(db, services, session.brand_id, body.shipment_ids);
    assertSomeSucceeded({ ...result, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: result };
  }),
];
