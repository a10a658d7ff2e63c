import { calls } from '@khep/api';
import { formatPercent } from '@khep/domain/money';
import type { Db } from '../db/schema.ts';
import { Refusal, invalid, notFound } from '../errors.ts';
import { actorOf } from '../events.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { startOrderJob } from '../orders/startOrderJob.ts';
import { assignBoxes } from './assign.ts';
import { packingBasis } from './basis.ts';
import type { PackableLine } from './basis.ts';
import { proposeMany, proposeSizes } from './propose.ts';
import { recommendBatch } from './recommendBatch.ts';
import { ordersToPack } from './toPack.ts';
import { boxesFromWire, packingOnWire } from './wire.ts';

interface AskedItem {
  sku_id: string;
  quantity: number;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
}

type NamedLine = PackableLine & { sku_name: string };

/** Items of a form with what their SKUs say; a side that the form gives goes first. */
async function linesOf(db: Db, brand_id: string, items: readonly AskedItem[]): Promise<NamedLine[]> {
  const codes = [...new Set(items.map(({ sku_id }) => sku_id))];
  const rows =
    codes.length === 0
      ? []
      : await db
          .selectFrom('skus')
          .select(['sku_id', 'sku_name', 'actual_weight', 'sku_length', 'sku_width', 'sku_height'])
          .where('brand_id', '=', brand_id)
          .where('sku_id', 'in', codes)
          .where('removed_at', 'is', null)
          .execute();
  const skus = new Map(rows.map((row) => [row.sku_id, row]));
  return items.map((item, index) => {
    const sku = skus.get(item.sku_id);
    const isMeasured = [item.length, item.width, item.height, item.weight].every(
      (value) => value !== undefined,
    );
    if (!sku && !isMeasured)
      throw invalid({
        [`items.${index}.sku_id`]: `There is no SKU ${item.sku_id}. Add it, or give its sides and weight.`,
      });
    return {
      sku_id: item.sku_id,
      sku_name: sku?.sku_name ?? '',
      quantity: item.quantity,
      weight_g: item.weight ?? sku?.actual_weight ?? 0,
      length_cm: item.length ?? Number(sku?.sku_length),
      width_cm: item.width ?? Number(sku?.sku_width),
      height_cm: item.height ?? Number(sku?.sku_height),
    };
  });
}

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
        boxes: found.flatMap((one, index) => {
          const box = basis.boxes.find(({ box_id }) => box_id === one.box_id);
          if (!box) return [];
          const fits_all = one.boxes_needed === 1;
          return [
            {
              box_id: box.box_id,
              name: box.name ?? '',
              dimensions: box.outer ?? { length: box.length, width: box.width, height: box.height },
              volume_utilized: one.volume_utilized,
              volumetric_weight: one.packed_boxes.reduce((sum, packed) => sum + packed.volumetric_weight, 0),
              fits_all,
              why: [
                index === 0 ? 'Best' : '',
                fits_all ? 'takes everything' : `${one.boxes_needed} needed`,
                `${formatPercent(one.volume_utilized, { decimals: 0 })} full`,
                `${one.charged_weight} kg charged`,
              ]
                .filter(Boolean)
                .join(', '),
            },
          ];
        }),
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
