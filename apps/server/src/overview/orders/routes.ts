import { calls } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { requireOrderAccess } from '../../aftercare/orderAccess/orderAccess.ts';
import { refreshHolds } from '../../dispatch/holds/currentHolds.ts';
import { cancelItems } from '../../dispatch/shipments/cancel/cancelItems.ts';
import { loadBuyerRegistrations } from '../../orders/core/buyerRegistrations.ts';
import { closeBuyerRequest } from '../../orders/core/closeBuyerRequest.ts';
import { createOrder } from '../../orders/editing/saveOrder.ts';
import { updateOrder } from '../../orders/editing/updateOrder.ts';
import { tellEwayBill } from '../../dispatch/shipments/tellEwayBill.ts';
import { setEwayBill } from '../../orders/editing/setEwayBill.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadTabCounts } from '../home/homeSummary.ts';
import { changeOrder } from './changeOrder.ts';
import { toReadOnlyOrder } from './details/limitOrder.ts';
import { loadOrder } from './details/loadOrder.ts';
import { downloadOrders } from './list/download.ts';
import { countOrders, listOrders } from './list/listOrders.ts';
import { lookupOrders } from './list/lookup.ts';
import { toListRows } from './list/orderListRows.ts';
import { quoteDraft } from './quoteDraft.ts';

/** Lists of orders, and every call that returns a whole order, which only this floor can put together. */
export const routes: Route[] = [
  bindRoute(calls.orders.add, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const order_id = await createOrder(db, services, body, { brand_id, actor: userActor(session) });
    return { data: { order: await loadOrder(db, services, brand_id, order_id) } };
  }),

  bindRoute(calls.orders.quote, async ({ body, db, services, session }) => ({
    data: await quoteDraft(db, services, session.brand_id, body),
  })),

  bindRoute(calls.orders.buyerRegistration, async ({ query, db, session }) => {
    const known = await loadBuyerRegistrations(db, session.brand_id, [query.gstin]);
    return { data: known.get(query.gstin) ?? { receiver: '', is_sez: false } };
  }),

  bindRoute(calls.orders.get, async ({ params, db, services, session }) => {
    const access = await requireOrderAccess(db, session, params.id);
    const order = await loadOrder(db, services, session.brand_id, params.id);
    return { data: { order: access === 'full' ? order : toReadOnlyOrder(order) } };
  }),

  bindRoute(calls.orders.update, async ({ params: { id }, body, db, services, session, ifMatch }) => ({
    data: {
      order: await changeOrder(db, services, session, id, () =>
        updateOrder(db, services, id, body, changeContext(session, ifMatch)),
      ),
    },
  })),

  bindRoute(calls.orders.ewayBill, async ({ params: { id }, body, db, services, session, ifMatch }) => ({
    data: {
      order: await changeOrder(db, services, session, id, async () => {
        const author = changeContext(session, ifMatch);
        await setEwayBill(db, services, id, body.eway_bill, author);
        await tellEwayBill(db, services, {
          brand_id: session.brand_id,
          order_id: id,
          actor: author.actor,
          is_by_hand: body.is_entered_at_courier,
        });
      }),
    },
  })),

  bindRoute(calls.orders.cancelItems, async ({ params: { id }, body, db, services, session }) => ({
    data: {
      order: await changeOrder(db, services, session, id, () =>
        cancelItems(db, services, id, body, changeContext(session)),
      ),
    },
  })),

  bindRoute(calls.orders.closeBuyerRequest, async ({ params: { id }, db, services, session }) => ({
    data: {
      order: await changeOrder(db, services, session, id, () =>
        closeBuyerRequest(db, changeContext(session), id, services.clock.now()),
      ),
    },
  })),

  bindRoute(calls.orders.list, async ({ query, db, services, session }) => {
    const now = services.clock.now();
    if (query.hold?.length) await refreshHolds(db, services, session.brand_id);
    const { rows, next } = await listOrders(db, session.brand_id, query, now);
    const [orders, counted] = await Promise.all([
      toListRows(db, session.brand_id, rows, services),
      countOrders(db, session.brand_id, query, now),
    ]);
    return { orders, pagination: { ...counted, next } };
  }),

  bindRoute(calls.orders.counts, async ({ db, session }) => ({
    data: await loadTabCounts(db, session.brand_id),
  })),

  bindRoute(calls.orders.lookup, async ({ query, db, session }) => ({
    data: { orders: await lookupOrders(db, session.brand_id, query.q) },
  })),

  bindRoute(calls.orders.download, async ({ query, db, services, session }) => {
    const now = services.clock.now();
    if (query.hold?.length) await refreshHolds(db, services, session.brand_id);
    return fileResponse({
      stream: await downloadOrders(db, session.brand_id, query, now),
      type: 'text/csv; charset=utf-8',
      name: `orders-${istDay(now)}.csv`,
    });
  }),
];
