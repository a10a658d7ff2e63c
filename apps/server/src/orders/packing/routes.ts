import { calls } from '@khep/api';
import { defaultConversionFactor, volumetricWeight } from '@khep/domain/rating';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import { increaseOrderVersion } from '../core/orderState.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { startOrderJob } from '../core/startOrderJob.ts';
import { resolveItems } from './requestedItems.ts';
import type { NamedLine } from './requestedItems.ts';
import { assignBoxes } from './assign.ts';
import { savePackingRecord } from './packingRecord.ts';
import { loadPackingContext } from './packingContext.ts';
import type { PackableLine } from './packingContext.ts';
import { suggestBoxesForOrders, suggestSizes } from './suggestBoxes.ts';
import { suggestBoxesJob } from './suggestBoxesJob.ts';
import { loadUnpackedOrders } from './unpackedOrders.ts';
import { parseBoxes, serializePacking, serializeSizes } from './serializers.ts';

const codesOf = (lines: readonly PackableLine[]) => lines.map(({ sku_id }) => sku_id);

async function ordersWithLines(db: Db, brand_id: string, order_ids: readonly string[]) {
  const ids = [...new Set(order_ids)];
  const orders = await loadUnpackedOrders(db, brand_id, ids);
  if (orders.length !== ids.length) throw notFound('order');
  return orders;
}

export const routes: Route[] = [
  bindRoute(calls.packing.pack, async ({ body, db, session }) => {
    const orders = body.order_ids?.length ? await ordersWithLines(db, session.brand_id, body.order_ids) : [];
    const requested = await resolveItems(db, session.brand_id, body.items ?? []);
    const lines: NamedLine[] = [...orders.flatMap((order) => order.lines), ...requested];
    const basis = await loadPackingContext(db, session.brand_id, {
      sku_ids: codesOf(lines),
      box_ids: body.box_ids,
    });
    // Orders are packed separately: no box has items of two buyers.
    const groups =
      orders.length > 0
        ? [...orders.map((order) => order.lines), ...(requested.length > 0 ? [requested] : [])]
        : [lines];
    const found = await suggestBoxesForOrders(groups, basis, {
      ...(body.objective && { objective: body.objective }),
    });
    const packings = found.map((packing) =>
      serializePacking(packing, lines, basis.rules, orders[0]?.warehouse_id ?? null),
    );
    return {
      data: {
        packed_boxes: packings.flatMap((one) => one.packed_boxes),
        unpackable_items: packings.flatMap((one) => one.unpackable_items),
      },
    };
  }),

  bindRoute(calls.tracking.savePackingRecord, async ({ session, params, body, db, services, ifMatch }) => ({
    data: {
      packing_record: await db
        .transaction()
        .execute((tx) =>
          savePackingRecord(tx, changeContext(session, ifMatch), params.id, body, services.clock.now()),
        ),
    },
  })),

  bindRoute(calls.orders.volumetricWeight, async ({ body }) => {
    const conversion_factor =
      findCourierService(body.courier_id ?? null)?.conversion_factor ?? defaultConversionFactor;
    const grams = volumetricWeight(
      { length_cm: body.length, width_cm: body.width, height_cm: body.height },
      conversion_factor,
    );
    return { data: { volumetric_weight: grams / 1000, conversion_factor } };
  }),

  bindRoute(calls.packing.recommend, async ({ body, db, session }) => {
    const lines = await resolveItems(db, session.brand_id, body.items);
    const basis = await loadPackingContext(db, session.brand_id, { sku_ids: codesOf(lines) });
    const found = await suggestSizes(lines, basis);
    return {
      data: {
        boxes: serializeSizes(found, basis.boxes),
      },
    };
  }),

  bindRoute(calls.packing.bulkRecommend, async ({ body, db, session }) => {
    const orders = await ordersWithLines(db, session.brand_id, body.order_ids);
    const basis = await loadPackingContext(db, session.brand_id, {
      sku_ids: orders.flatMap(({ lines }) => codesOf(lines)),
    });
    const packings = await suggestBoxesForOrders(
      orders.map(({ lines }) => lines),
      basis,
    );
    return {
      data: {
        orders: orders.flatMap(({ order_id, order_number, version, warehouse_id, lines }, i) => {
          const packing = packings[i];
          if (!packing) return [];
          return [
            {
              order_id,
              order_number,
              version,
              ...serializePacking(packing, lines, basis.rules, warehouse_id),
            },
          ];
        }),
      },
    };
  }),

  bindRoute(calls.packing.recommendBatch, async ({ body, db, services, session }) => ({
    data: {
      job: await startOrderJob({ db, services, session }, suggestBoxesJob, body.order_ids, (order_count) => ({
        order_count,
      })),
    },
  })),

  bindRoute(calls.packing.bulkAssign, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    // First: an order of another brand is a 404, before any change.
    const known = await ordersWithLines(
      db,
      brand_id,
      body.orders.map(({ order_id }) => order_id),
    );
    const numbers = new Map(known.map(({ order_id, order_number }) => [order_id, order_number]));
    const successful: string[] = [];
    const failures: { order_id: string; order_number: string; message: string }[] = [];
    for (const { order_id, packed_boxes, version } of body.orders) {
      try {
        await db.transaction().execute(async (tx) => {
          await assignBoxes(tx, {
            brand_id,
            order_id,
            boxes: parseBoxes(packed_boxes),
            version,
            actor: userActor(session),
            now: services.clock.now(),
          });
          await increaseOrderVersion(tx, { brand_id, order_id });
        });
        successful.push(order_id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failures.push({ order_id, order_number: numbers.get(order_id) ?? '', message: error.detail });
      }
    }
    const [first] = failures;
    assertSomeSucceeded({
      successful,
      failures,
      path: 'orders',
      ids: body.orders.map(({ order_id }) => order_id),
      status: 422,
      code: 'invalid',
      ...(first &&
        failures.length > 1 && {
          detail: `None of the ${failures.length} orders could be packed. ${first.message}`,
        }),
    });
    return { data: { successful, failures } };
  }),
];
