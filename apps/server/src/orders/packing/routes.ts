import { calls } from '@khep/api';
import { defaultConversionFactor, volumetricWeight } from '@khep/domain/rating';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { requireOrderIds } from '../core/requireOrderIds.ts';
import { startJob } from '../../platform/jobs/startJob.ts';
import { resolveItems } from './requestedItems.ts';
import type { NamedLine } from './requestedItems.ts';
import { assignMany } from './assignMany.ts';
import { savePackingRecord } from './packingRecord.ts';
import { loadPackingContext } from './packingContext.ts';
import type { PackableLine } from './packingContext.ts';
import { suggestBoxesForOrders, suggestSizes } from './suggestBoxes.ts';
import { suggestBoxesJob } from './suggestBoxesJob.ts';
import { requireUnpackedOrders } from './unpackedOrders.ts';
import { serializePacking, serializeSizes } from './serializers.ts';

const codesOf = (lines: readonly PackableLine[]) => lines.map(({ sku_id }) => sku_id);

export const routes: Route[] = [
  bindRoute(calls.packing.pack, async ({ body, db, session }) => {
    const orders = body.order_ids?.length
      ? await requireUnpackedOrders(db, session.brand_id, body.order_ids)
      : [];
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

  bindChange(calls.tracking.savePackingRecord, async ({ session, params, body, tx, services, ifMatch }) => ({
    data: {
      packing_record: await savePackingRecord(
        tx,
        changeContext(session, ifMatch),
        params.id,
        body,
        services.clock.now(),
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
    const orders = await requireUnpackedOrders(db, session.brand_id, body.order_ids);
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

  bindRoute(calls.packing.recommendBatch, async ({ body, db, services, session }) => {
    const ids = await requireOrderIds(db, session.brand_id, body.order_ids);
    const job = await startJob(db, services, suggestBoxesJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { order_count: ids.length },
      rows: ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),

  bindRoute(calls.packing.bulkAssign, async ({ body, db, services, session }) => ({
    data: await assignMany(db, services, changeContext(session), body.orders),
  })),
];
