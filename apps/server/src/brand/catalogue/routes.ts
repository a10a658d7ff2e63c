import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { importDraftRoutes } from '../mappings/importDrafts.ts';
import { addBox, addTemporaryBox, allBoxes, getBox, listBoxes, removeBox, updateBox } from './boxes.ts';
import { listMovements } from './listMovements.ts';
import { boxesCsv, skusCsv } from './download.ts';
import { uploadBoxes, uploadSkus } from './importCatalogue.ts';
import { packingPreference } from './preferences.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import { rankCouriersForSku } from './skuCouriers.ts';
import { addSku, allSkus, getSku, listSkus, removeSku, skuAnalytics, updateSku } from './skus.ts';
import {
  addWarehouse,
  getWarehouse,
  listWarehouses,
  removeWarehouse,
  updateWarehouse,
} from './warehouses.ts';

/** The catalogue: SKUs, boxes and warehouses. */
export const routes: Route[] = [
  ...importDraftRoutes('catalogue'),
  bindRoute(calls.sku.list, async ({ session, query, db }) => ({
    data: await listSkus(db, session.brand_id, query),
  })),
  bindRoute(calls.sku.all, async ({ session, db }) => ({
    data: { skus: await allSkus(db, session.brand_id) },
  })),
  bindRoute(calls.sku.analytics, async ({ session, db }) => ({
    data: await skuAnalytics(db, session.brand_id),
  })),
  bindRoute(calls.sku.download, async ({ session, db }) =>
    fileResponse({
      stream: await skusCsv(db, session.brand_id),
      type: 'text/csv; charset=utf-8',
      name: 'skus.csv',
    }),
  ),
  bindRoute(calls.sku.bulk, async ({ session, body, db, services }) => ({
    data: await uploadSkus(db, services, session, body),
  })),
  bindRoute(calls.sku.recommendedCourier, async ({ session, body, db, services }) => ({
    data: { couriers: await rankCouriersForSku(db, services, session.brand_id, body) },
  })),
  bindRoute(calls.sku.get, async ({ session, params, db }) => ({
    data: { sku: await getSku(db, session.brand_id, params.id) },
  })),
  bindRoute(calls.sku.movements, async ({ session, query, db }) => {
    const { id } = await getSku(db, session.brand_id, query.sku_id);
    return { data: await listMovements(db, session.brand_id, id, query) };
  }),
  bindChange(calls.sku.add, async ({ session, body, tx, services }) => ({
    data: {
      sku: await addSku(tx, changeContext(session), body, services.clock.now()),
    },
  })),
  bindChange(calls.sku.update, async ({ session, params, body, tx, services, ifMatch }) => ({
    data: {
      sku: await updateSku(tx, changeContext(session, ifMatch), params.id, body, services.clock.now()),
    },
  })),
  bindChange(calls.sku.remove, async ({ session, params, tx, services, ifMatch }) => {
    await removeSku(tx, changeContext(session, ifMatch), params.id, services.clock.now());
    return { message: 'SKU deleted' };
  }),

  bindRoute(calls.box.list, async ({ session, query, db }) => ({
    data: await listBoxes(db, session.brand_id, query),
  })),
  bindRoute(calls.box.all, async ({ session, db }) => ({
    data: {
      boxes: await allBoxes(db, session.brand_id),
      packing_preference: await packingPreference(db, session.brand_id),
    },
  })),
  bindRoute(calls.box.download, async ({ session, db }) =>
    fileResponse({
      stream: await boxesCsv(db, session.brand_id),
      type: 'text/csv; charset=utf-8',
      name: 'boxes.csv',
    }),
  ),
  bindRoute(calls.box.bulk, async ({ session, body, db, services }) => ({
    data: await uploadBoxes(db, services, session, body),
  })),
  bindRoute(calls.box.get, async ({ session, params, db }) => ({
    data: { box: await getBox(db, session.brand_id, params.id) },
  })),
  bindChange(calls.box.add, async ({ session, body, tx, services }) => ({
    data: {
      box: await addBox(tx, changeContext(session), body, services.clock.now()),
    },
  })),
  bindChange(calls.box.temp, async ({ session, body, tx, services }) => {
    const box = await addTemporaryBox(tx, changeContext(session), body, services.clock.now());
    return { data: { box_id: box.id } };
  }),
  bindChange(calls.box.update, async ({ session, params, body, tx, services, ifMatch }) => ({
    data: {
      box: await updateBox(tx, changeContext(session, ifMatch), params.id, body, services.clock.now()),
    },
  })),
  bindChange(calls.box.remove, async ({ session, params, tx, services, ifMatch }) => {
    await removeBox(tx, changeContext(session, ifMatch), params.id, services.clock.now());
    return { message: 'Box deleted' };
  }),

  bindRoute(calls.warehouse.list, async ({ session, query, db }) => ({
    data: await listWarehouses(db, session.brand_id, query),
  })),
  bindRoute(calls.warehouse.get, async ({ session, params, db }) => ({
    data: { warehouse: await getWarehouse(db, session.brand_id, params.id) },
  })),
  bindChange(calls.warehouse.add, async ({ session, body, tx, services }) => ({
    data: {
      warehouse: await addWarehouse(tx, changeContext(session), body, services.clock.now()),
    },
  })),
  bindChange(calls.warehouse.update, async ({ session, params, body, tx, services, ifMatch }) => ({
    data: {
      warehouse: await updateWarehouse(
        tx,
        changeContext(session, ifMatch),
        params.id,
        body,
        services.clock.now(),
      ),
    },
  })),
  bindChange(calls.warehouse.remove, async ({ session, params, tx, services, ifMatch }) => {
    await removeWarehouse(tx, changeContext(session, ifMatch), params.id, services.clock.now());
    return { message: 'Warehouse deleted successfully' };
  }),

  ...preferenceRoutes,
];
