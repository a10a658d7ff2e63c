import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listDeliveries, replayDelivery, testEndpoint } from './deliveries.ts';
import {
  assertCanSendOrders,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  updateEndpoint,
} from './endpoints.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { loadChannelOrder } from './channelOrder.ts';

export const routes: Route[] = [
  bindRoute(calls.channel.keys, async ({ db, session }) => ({
    data: { keys: await listKeys(db, session.brand_id) },
  })),

  bindRoute(calls.channel.keyAdd, async ({ body, db, services, session }) => ({
    data: await createKey(db, services, session, body),
  })),

  bindRoute(calls.channel.keyRevoke, async ({ params, db, services, session }) => {
    await revokeKey(db, changeContext(session), params.id, services.clock.now());
    return { message: calls.channel.keyRevoke.successMessage };
  }),

  bindRoute(calls.channel.endpoints, async ({ db, session }) => ({
    data: { endpoints: await listEndpoints(db, session.brand_id) },
  })),

  bindRoute(calls.channel.endpointAdd, async ({ body, db, services, session }) => {
    assertCanSendOrders(session);
    return { data: await createEndpoint(db, services, session, body) };
  }),

  bindRoute(calls.channel.endpointUpdate, async ({ params, body, db, services, session, ifMatch }) => {
    assertCanSendOrders(session);
    return {
      data: {
        endpoint: await updateEndpoint(db, services, { session, ifMatch }, params.id, body),
      },
    };
  }),

  bindRoute(calls.channel.endpointRemove, async ({ params, db, services, session }) => {
    await deleteEndpoint(db, services, changeContext(session), params.id);
    return { message: calls.channel.endpointRemove.successMessage };
  }),

  bindRoute(calls.channel.endpointTest, async ({ params, db, services, session }) => ({
    data: { delivery: await testEndpoint(db, services, session.brand_id, params.id) },
  })),

  bindRoute(calls.channel.deliveries, async ({ query, db, session }) => ({
    data: await listDeliveries(db, session.brand_id, query),
  })),

  bindRoute(calls.channel.replay, async ({ params, db, services, session }) => ({
    data: { delivery: await replayDelivery(db, services, session.brand_id, params.id) },
  })),

  bindRoute(calls.channel.order, async ({ params, db, services, session }) => ({
    data: { order: await loadChannelOrder(db, services, session.brand_id, { order_number: params.code }) },
  })),
];
