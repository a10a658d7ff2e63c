import { calls } from '@khep/api';
import { confirmPassword } from '../../brand/accounts/confirmPassword.ts';
import { forbidden } from '../../base/errors.ts';
import { eraseBuyer } from '../../orders/core/eraseBuyers.ts';
import { volumetricWeight } from '@khep/domain/rating';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { answerHolds } from '../../dispatch/holds/answerHolds.ts';
import { refreshHolds } from '../../dispatch/holds/currentHolds.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { fileResponse, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { cancelOrders } from '../../dispatch/shipments/cancelOrders.ts';
import { istDay } from '../../base/days.ts';
import { printDocumentsJob } from '../../dispatch/documents/printDocumentsJob.ts';
import { renderDocument } from '../../dispatch/documents/renderDocument.ts';
import { downloadOrders } from '../orderList/download.ts';
import { setEwayBill } from '../../orders/invoicing/setEwayBill.ts';
import { limitHomeToAccess } from '../home/homeAccess.ts';
import { homeSummary, loadTabCounts } from '../home/homeSummary.ts';
import { uploadOrders } from '../../orders/imports/importOrders.ts';
import { buildOrderLabels } from '../../dispatch/documents/labels.ts';
import { countOrders, listOrders } from '../orderList/listOrders.ts';
import { lookupOrders } from '../orderList/lookup.ts';
import { closeBuyerRequest } from '../../orders/core/closeBuyerRequest.ts';
import { loadOrder } from '../orderDetails/loadOrder.ts';
import { toListRows } from '../orderList/orderListRows.ts';
import { createOrder } from '../../orders/editing/saveOrder.ts';
import { updateOrder } from '../../orders/editing/updateOrder.ts';
import { startOrderJob } from '../../orders/core/startOrderJob.ts';
import { cancelItems } from '../../orders/editing/cancelItems.ts';
import { quoteDraft } from '../previews/quoteDraft.ts';
import { changeWarehouse } from '../../orders/editing/changeWarehouse.ts';

export const routes: Route[] = [
  bindRoute(calls.orders.add, async ({ body, db, services, session }) => {
    const order_id = await createOrder(db, services, body, {
      brand_id: session.brand_id,
      actor: userActor(session),
    });
    return {
      data: {
        order: await loadOrder(db, services, session.brand_id, order_id),
      },
    };
  }),

  bindRoute(calls.orders.bulkAdd, async ({ body, db, services, session }) => ({
    data: await uploadOrders(db, services, session, body),
  })),

  bindRoute(calls.orders.update, async ({ params, body, db, services, session, ifMatch }) => {
    await updateOrder(db, services, params.id, body, changeContext(session, ifMatch));
    return {
      data: {
        order: await loadOrder(db, services, session.brand_id, params.id),
      },
    };
  }),

  bindRoute(calls.orders.quote, async ({ body, db, services, session }) => ({
    data: await quoteDraft(db, services, session.brand_id, body),
  })),

  bindRoute(calls.orders.get, async ({ params, db, services, session }) => ({
    data: {
      order: await loadOrder(db, services, session.brand_id, params.id),
    },
  })),

  bindRoute(calls.orders.ewayBill, async ({ params, body, db, services, session, ifMatch }) => {
    await setEwayBill(db, services, params.id, body.eway_bill, changeContext(session, ifMatch));
    return {
      data: { order: await loadOrder(db, services, session.brand_id, params.id) },
    };
  }),

  bindRoute(calls.orders.labels, async ({ params, db, services, session }) => ({
    data: { labels: await buildOrderLabels(db, services, session.brand_id, params.id) },
  })),

  bindRoute(calls.privacy.eraseBuyer, async ({ body, db, services, session }) => {
    if (session.business_role !== 'owner') throw forbidden('Only an owner of the brand can erase a buyer.');
    await confirmPassword(db, services, session, body.password);
    const buyer = body.phone === undefined ? { email: body.email ?? '' } : { phone: body.phone };
    const context = { brand_id: session.brand_id, actor: userActor(session) };
    const result = await eraseBuyer(db, services, context, buyer);
    const isFound = result.erased + result.waiting > 0;
    return { data: result, message: isFound ? 'Buyer erased' : 'No order has this contact' };
  }),

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

  bindRoute(calls.home.summary, async ({ db, services, session }) => ({
    data: limitHomeToAccess(session, await homeSummary(db, session.brand_id, services.clock.now())),
  })),

  bindRoute(calls.orders.lookup, async ({ query, db, session }) => ({
    data: { orders: await lookupOrders(db, session.brand_id, query.q) },
  })),

  bindRoute(calls.orders.cancelItems, async ({ params, body, db, services, session }) => {
    await cancelItems(db, services, params.id, body, changeContext(session));
    return { data: { order: await loadOrder(db, services, session.brand_id, params.id) } };
  }),

  bindRoute(calls.orders.closeBuyerRequest, async ({ params, db, services, session }) => {
    await closeBuyerRequest(db, changeContext(session), params.id, services.clock.now());
    return { data: { order: await loadOrder(db, services, session.brand_id, params.id) } };
  }),

  bindRoute(calls.orders.answerHolds, async ({ body, db, services, session }) => {
    const messages = { release: 'Orders released', call: 'Calls recorded', paid: 'Orders marked as paid' };
    return {
      data: await answerHolds(db, services, changeContext(session), body),
      message: messages[body.answer],
    };
  }),

  bindRoute(calls.orders.cancel, async ({ body, db, services, session }) => {
    const { cancelled, failures } = await cancelOrders(db, services, body.order_ids, {
      brand_id: session.brand_id,
      actor: userActor(session),
      reason: body.reason,
      only_rest: body.only_rest,
    });
    const outcome = {
      successful: cancelled,
      failures: failures.map(({ reason, ...order }) => Object.assign(order, { message: reason })),
    };
    assertSomeSucceeded({ ...outcome, path: 'order_ids', ids: body.order_ids });
    return { data: outcome };
  }),

  bindRoute(calls.orders.pickupWarehouse, async ({ body, db, services, session }) => ({
    data: await changeWarehouse(db, services, body.order_ids, body.warehouse_id, {
      brand_id: session.brand_id,
      actor: userActor(session),
    }),
  })),

  bindRoute(calls.orders.volumetricWeight, async ({ body }) => {
    const conversion_factor = findCourierService(body.courier_id ?? null)?.conversion_factor ?? 5000;
    const grams = volumetricWeight(
      { length_cm: body.length, width_cm: body.width, height_cm: body.height },
      conversion_factor,
    );
    return { data: { volumetric_weight: grams / 1000, conversion_factor } };
  }),

  bindRoute(calls.orders.document, async ({ params, body, db, services, session }) =>
    fileResponse(
      await renderDocument(
        db,
        services,
        { brand_id: session.brand_id, actor: userActor(session) },
        params.type,
        body,
      ),
    ),
  ),

  bindRoute(calls.orders.documentBatch, async ({ params: { type }, body, db, services, session }) => ({
    data: {
      job: await startOrderJob(
        { db, services, session },
        printDocumentsJob,
        body.order_ids,
        (order_count) => ({
          type,
          order_count,
        }),
      ),
    },
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
