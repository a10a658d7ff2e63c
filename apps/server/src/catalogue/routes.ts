import { calls } from '@khep/api';
import { authorOf } from '../events.ts';
import { fileAnswer, serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { addBox, addTemporaryBox, allBoxes, getBox, listBoxes, removeBox, updateBox } from './boxes.ts';
import { boxesCsv, skusCsv } from './download.ts';
import { uploadBoxes, uploadSkus } from './importCatalogue.ts';
import { packingPreference } from './preferences.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import { recommendCouriers } from './recommend.ts';
import { addSku, allSkus, getSku, listSkus, removeSku, skuAnalytics, updateSku } from './skus.ts';
import {
  addWarehouse,
  getWarehouse,
  listWarehouses,
  removeWarehouse,
  updateWarehouse,
} from './warehouses.ts';

/** What a brand sells, packs in and ships from. */
export const routes: Route[] = [
  serve(calls.sku.list, async ({ session, query, db }) => ({
    data: await listSkus(db, session.brand_id, query),
  })),
  serve(calls.sku.all, async ({ session, db }) => ({ data: { skus: await allSkus(db, session.brand_id) } })),
  serve(calls.sku.analytics, async ({ session, db }) => ({ data: await skuAnalytics(db, session.brand_id) })),
  serve(calls.sku.download, async ({ session, db }) =>
    fileAnswer({ stream: skusCsv(db, session.brand_id), type: 'text/csv; charset=utf-8', name: 'skus.csv' }),
  ),
  serve(calls.sku.bulk, async ({ session, body, db, services }) => ({
    data: await uploadSkus(db, services, session, body),
  })),
  serve(calls.sku.recommendedCourier, async ({ session, body, db, services }) => ({
    data: { couriers: await recommendCouriers(db, services, session.brand_id, body) },
  })),
  serve(calls.sku.get, async ({ session, params, db }) => ({
    data: { sku: await getSku(db, session.brand_id, params.id) },
  })),
  serve(calls.sku.add, async ({ session, body, db, services }) => ({
    data: {
      sku: await db.transaction().execute((tx) => addSku(tx, authorOf(session), body, services.clock.now())),
    },
  })),
  serve(calls.sku.update, async ({ session, params, body, db, services }) => ({
    data: {
      sku: await db
        .transaction()
        .execute((tx) => updateSku(tx, authorOf(session), params.id, body, services.clock.now())),
    },
  })),
  serve(calls.sku.remove, async ({ session, params, db, services }) => {
    await db.transaction().execute((tx) => removeSku(tx, authorOf(session), params.id, services.clock.now()));
    return { message: 'The SKU is removed.' };
  }),

  serve(calls.box.list, async ({ session, query, db }) => ({
    data: await listBoxes(db, session.brand_id, query),
  })),
  serve(calls.box.all, async ({ session, db }) => ({
    data: {
      boxes: await allBoxes(db, session.brand_id),
      packing_preference: await packingPreference(db, session.brand_id),
    },
  })),
  serve(calls.box.download, async ({ session, db }) =>
    fileAnswer({
      stream: boxesCsv(db, session.brand_id),
      type: 'text/csv; charset=utf-8',
      name: 'boxes.csv',
    }),
  ),
  serve(calls.box.bulk, async ({ session, body, db, services }) => ({
    data: await uploadBoxes(db, services, session, body),
  })),
  serve(calls.box.get, async ({ session, params, db }) => ({
    data: { box: await getBox(db, session.brand_id, params.id) },
  })),
  serve(calls.box.add, async ({ session, body, db, services }) => ({
    data: {
      box: await db.transaction().execute((tx) => addBox(tx, authorOf(session), body, services.clock.now())),
    },
  })),
  serve(calls.box.temp, async ({ session, body, db, services }) => {
    const box = await db
      .transaction()
      .execute((tx) => addTemporaryBox(tx, authorOf(session), body, services.clock.now()));
    return { data: { box_id: box.id } };
  }),
  serve(calls.box.update, async ({ session, params, body, db, services }) => ({
    data: {
      box: await db
        .transaction()
        .execute((tx) => updateBox(tx, authorOf(session), params.id, body, services.clock.now())),
    },
  })),
  serve(calls.box.remove, async ({ session, params, db, services }) => {
    await db.transaction().execute((tx) => removeBox(tx, authorOf(session), params.id, services.clock.now()));
    return { message: 'The box is removed.' };
  }),

  serve(calls.warehouse.list, async ({ session, query, db }) => ({
    data: await listWarehouses(db, session.brand_id, query),
  })),
  serve(calls.warehouse.get, async ({ session, params, db }) => ({
    data: { warehouse: await getWarehouse(db, session.brand_id, params.id) },
  })),
  serve(calls.warehouse.add, async ({ session, body, db, services }) => ({
    data: {
      warehouse: await db
        .transaction()
        .execute((tx) => addWarehouse(tx, authorOf(session), body, services.clock.now())),
    },
  })),
  serve(calls.warehouse.update, async ({ session, params, body, db, services }) => ({
    data: {
      warehouse: await db
        .transaction()
        .execute((tx) => updateWarehouse(tx, authorOf(session), params.id, body, services.clock.now())),
    },
  })),
  serve(calls.warehouse.remove, async ({ session, params, db, services }) => {
    await db
      .transaction()
      .execute((tx) => removeWarehouse(tx, authorOf(session), params.id, services.clock.now()));
    return { message: 'Warehouse deleted successfully' };
  }),

  ...preferenceRoutes,
];
