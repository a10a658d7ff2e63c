import { calls } from '@khep/api';
import { volumetricWeight } from '@khep/domain/rating';
import { courierService } from '../couriers/catalogue.ts';
import { Refusal } from '../errors.ts';
import { actorOf } from '../events.ts';
import { fileAnswer, serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { cancelOrders } from '../shipments/cancel.ts';
import { istDay } from './days.ts';
import { documentBatch } from './documentBatch.ts';
import { documentOf } from './documents.ts';
import { downloadOrders } from './download.ts';
import { putEwayBill } from './ewayBill.ts';
import { homeSummary, orderCounts } from './home.ts';
import { uploadOrders } from './importOrders.ts';
import { labelsOfOrder } from './labels.ts';
import { countOrders, listOrders } from './list.ts';
import { lookupOrders } from './lookup.ts';
import { readOrder } from './read.ts';
import { orderRows } from './rows.ts';
import { addOrder, updateOrder } from './save.ts';
import { startOrderJob } from './startOrderJob.ts';
import { changeWarehouse } from './warehouse.ts';

export const routes: Route[] = [
  serve(calls.orders.add, async ({ body, db, services, session }) => {
    const order_id = await addOrder(db, services, body, {
      brand_id: session.brand_id,
      actor: actorOf(session),
    });
    return {
      data: {
        order: await readOrder(db, session.brand_id, order_id, await services.couriers.of(session.brand_id)),
      },
    };
  }),

  serve(calls.orders.bulkAdd, async ({ body, db, services, session }) => ({
    data: await uploadOrders(db, services, session, body),
  })),

  serve(calls.orders.update, async ({ params, body, db, services, session }) => {
    await updateOrder(db, services, params.id, body, { brand_id: session.brand_id, actor: actorOf(session) });
    return {
      data: {
        order: await readOrder(db, session.brand_id, params.id, await services.couriers.of(session.brand_id)),
      },
    };
  }),

  serve(calls.orders.get, async ({ params, db, services, session }) => ({
    data: {
      order: await readOrder(db, session.brand_id, params.id, await services.couriers.of(session.brand_id)),
    },
  })),

  serve(calls.orders.ewayBill, async ({ params, body, db, services, session }) => {
    const { brand_id } = session;
    const now = services.clock.now();
    await putEwayBill(db, params.id, body.eway_bill, { brand_id, actor: actorOf(session), now });
    return {
      data: { order: await readOrder(db, brand_id, params.id, await services.couriers.of(brand_id)) },
    };
  }),

  serve(calls.orders.labels, async ({ params, db, services, session }) => ({
    data: { labels: await labelsOfOrder(db, services, session.brand_id, params.id) },
  })),

  serve(calls.orders.list, async ({ query, db, services, session }) => {
    const now = services.clock.now();
    const { rows, next } = await listOrders(db, session.brand_id, query, now);
    const [orders, counted] = await Promise.all([
      orderRows(db, session.brand_id, rows),
      countOrders(db, session.brand_id, query, now),
    ]);
    return { orders, pagination: { ...counted, next } };
  }),

  serve(calls.orders.counts, async ({ db, session }) => ({ data: await orderCounts(db, session.brand_id) })),

  serve(calls.home.summary, async ({ db, services, session }) => ({
    data: await homeSummary(db, session.brand_id, services.clock.now()),
  })),

  serve(calls.orders.lookup, async ({ query, db, session }) => ({
    data: { orders: await lookupOrders(db, session.brand_id, query.q) },
  })),

  serve(calls.orders.cancel, async ({ body, db, services, session }) => {
    const { cancelled, failures } = await cancelOrders(db, services, body.order_ids, {
      brand_id: session.brand_id,
      actor: actorOf(session),
      reason: '',
      only_rest: body.only_rest,
    });
    const [first] = failures;
    if (cancelled.length === 0 && first)
      throw new Refusal({ status: 409, code: 'conflict', detail: first.reason });
    return {
      data: {
        successful: cancelled,
        failures: failures.map(({ reason, ...order }) => Object.assign(order, { message: reason })),
      },
    };
  }),

  serve(calls.orders.pickupWarehouse, async ({ body, db, services, session }) => ({
    data: await changeWarehouse(db, services, body.order_ids, body.warehouse_id, {
      brand_id: session.brand_id,
      actor: actorOf(session),
    }),
  })),

  serve(calls.orders.volumetricWeight, async ({ body }) => {
    const conversion_factor = courierService(body.courier_id ?? null)?.conversion_factor ?? 5000;
    const grams = volumetricWeight(
      { length_cm: body.length, width_cm: body.width, height_cm: body.height },
      conversion_factor,
    );
    return { data: { volumetric_weight: grams / 1000, conversion_factor } };
  }),

  serve(calls.orders.document, async ({ params, body, db, services, session }) =>
    fileAnswer(
      await documentOf(
        db,
        services,
        { brand_id: session.brand_id, actor: actorOf(session) },
        params.type,
        body,
      ),
    ),
  ),

  serve(calls.orders.documentBatch, async ({ params: { type }, body, db, services, session }) => ({
    data: {
      job: await startOrderJob({ db, services, session }, documentBatch, body.order_ids, (order_count) => ({
        type,
        order_count,
      })),
    },
  })),

  serve(calls.orders.download, async ({ query, db, services, session }) => {
    const now = services.clock.now();
    return fileAnswer({
      stream: downloadOrders(db, session.brand_id, query, now),
      type: 'text/csv; charset=utf-8',
      name: `orders-${istDay(now)}.csv`,
    });
  }),
];
