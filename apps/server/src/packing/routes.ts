import { calls } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { Refusal, notFound } from '../errors.ts';
import { actorOf } from '../events.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { startOrderJob } from '../orders/startOrderJob.ts';
import { linesOf } from './askedLines.ts';
import type { NamedLine } from './askedLines.ts';
import { assignBoxes } from './assign.ts';
import { packingBasis } from './basis.ts';
import type { PackableLine } from './basis.ts';
import { proposeMany, proposeSizes } from './propose.ts';
import { recommendBatch } from './recommendBatch.ts';
import { ordersToPack } from './toPack.ts';
import { boxesFromWire, packingOnWire, sizesOnWire } from './wire.ts';

const codesOf = (lines: readonly PackableLine[]) => lines.map(({ sku_id }) => sku_id);

async function ordersWithLines(db: Db, brand_id: string, order_ids: readonly string[]) {
  const ids = [...new Set(order_ids)];
  const orders = await ordersToPack(db, brand_id, ids);
  if (orders.length !== ids.length) throw notFound('order');
  return orders;
}

export const routes: Route[] = [
  serve(calls.packing.pack, async ({ body, db, session }) => {
    const orders = body.order_ids?.length ? await ordersWithLines(db, session.brand_id, body.order_ids) : [];
    const lines: NamedLine[] = [
      ...orders.flatMap((order) => order.lines),
      ...(await linesOf(db, session.brand_id, body.items ?? [])),
    ];
    const basis = await packingBasis(db, session.brand_id, {
      sku_ids: codesOf(lines),
      box_ids: body.box_ids,
    });
    // Several orders are packed each by itself: no box holds two buyers' goods.
    const groups =
      orders.length > 0
        ? [
            ...orders.map((order) => order.lines),
            ...(body.items?.length ? [lines.slice(-body.items.length)] : []),
          ]
        : [lines];
    const found = await proposeMany(groups, basis, { ...(body.objective && { objective: body.objective }) });
    const packings = found.map((packing) =>
      packingOnWire(packing, lines, basis.rules, orders[0]?.warehouse_id ?? null),
    );
    return {
      data: {
        packed_boxes: packings.flatMap((one) => one.packed_boxes),
        unpackable_items: packings.flatMap((one) => one.unpackable_items),
      },
    };
  }),

  serve(calls.packing.recommend, async ({ body, db, session }) => {
    const lines = await linesOf(db, session.brand_id, body.items);
    const basis = await packingBasis(db, session.brand_id, { sku_ids: codesOf(lines) });
    const found = await proposeSizes(lines, basis);
    return {
      data: {
        boxes: sizesOnWire(found, basis.boxes),
      },
    };
  }),

  serve(calls.packing.bulkRecommend, async ({ body, db, session }) => {
    const orders = await ordersWithLines(db, session.brand_id, body.order_ids);
    const basis = await packingBasis(db, session.brand_id, {
      sku_ids: orders.flatMap(({ lines }) => codesOf(lines)),
    });
    const packings = await proposeMany(
      orders.map(({ lines }) => lines),
      basis,
    );
    return {
      data: {
        orders: orders.flatMap(({ order_id, order_number, warehouse_id, lines }, i) => {
          const packing = packings[i];
          if (!packing) return [];
          return [{ order_id, order_number, ...packingOnWire(packing, lines, basis.rules, warehouse_id) }];
        }),
      },
    };
  }),

  serve(calls.packing.recommendBatch, async ({ body, db, services, session }) => ({
    data: {
      job: await startOrderJob({ db, services, session }, recommendBatch, body.order_ids, (order_count) => ({
        order_count,
      })),
    },
  })),

  serve(calls.packing.bulkAssign, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    // First of all: an order of another brand is a 404, and then nothing is changed.
    const known = await ordersWithLines(
      db,
      brand_id,
      body.orders.map(({ order_id }) => order_id),
    );
    const numbers = new Map(known.map(({ order_id, order_number }) => [order_id, order_number]));
    const successful: string[] = [];
    const failures: { order_id: string; order_number: string; message: string }[] = [];
    for (const { order_id, packed_boxes } of body.orders) {
      try {
        await db.transaction().execute((tx) =>
          assignBoxes(tx, {
            brand_id,
            order_id,
            boxes: boxesFromWire(packed_boxes),
            actor: actorOf(session),
            now: services.clock.now(),
          }),
        );
        successful.push(order_id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        failures.push({ order_id, order_number: numbers.get(order_id) ?? '', message: error.detail });
      }
    }
    const [only] = failures;
    if (successful.length === 0 && only)
      throw new Refusal({
        status: 422,
        code: 'invalid',
        detail:
          failures.length === 1
            ? only.message
            : `None of the ${failures.length} orders could be packed. ${only.message}`,
      });
    return { data: { successful, failures } };
  }),
];
