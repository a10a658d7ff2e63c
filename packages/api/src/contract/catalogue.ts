import { z } from 'zod';
import { Box, BoxDraft, TemporaryBox } from '../entities/box.ts';
import { ImportUpload, flagText, idText, list, requiredId } from '../entities/fields.ts';
import { Page } from '../entities/paging.ts';
import { PackingPreference } from '../entities/preference.ts';
import { ImportResult, Sku, SkuAnalytics, SkuDraft, StockMovement } from '../entities/sku.ts';
import { UnitsOnTheWay } from '../entities/transfer.ts';
import { Warehouse, WarehouseDraft } from '../entities/warehouse.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const failure = 'Something went wrong';
const upload = 'Failed to upload file!!! Please check again';
const download = 'Failed to download file!!! try another format';
const next = {
  total_count: z.number().int(),
  total_is_capped: z.boolean().optional(),
  next: z.string().nullable(),
};

export const SkuFilter = Page.extend({
  is_active: flagText.optional(),
  is_combo: flagText.optional(),
  sku_category: list(idText),
});
const CourierSuggestion = z.object({
  courier_id: z.number(),
  courier_name: z.string(),
  price: z.number().nullable(),
  why: z.string(),
});

const skuModule = { module: 'sku' } as const;
export const sku = {
  list: endpoint({
    id: 'sku.list',
    method: 'GET',
    path: '/settings/sku',
    ...skuModule,
    query: SkuFilter,
    response: data(z.object({ skus: z.array(Sku), ...next })),
    rows: 'skus',
    errorMessage: failure,
  }),
  all: endpoint({
    id: 'sku.all',
    method: 'GET',
    path: '/settings/sku/all',
    module: 'open',
    response: data(z.object({ skus: z.array(Sku) })),
    errorMessage: failure,
  }),
  get: endpoint({
    id: 'sku.get',
    method: 'GET',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    response: data(z.object({ sku: Sku })),
    errorMessage: failure,
  }),
  movements: endpoint({
    id: 'sku.movements',
    method: 'GET',
    path: '/settings/stock/movements',
    ...skuModule,
    /** `sku_id` is the id of the SKU's record. */
    query: Page.extend({ sku_id: requiredId('Choose the SKU') }),
    response: data(z.object({ movements: z.array(StockMovement), ...next })),
    rows: 'movements',
    errorMessage: failure,
    isExtension: true,
  }),
  /** Units that are on their way to a warehouse; `id` is that of the SKU's record. */
  onTheWay: endpoint({
    id: 'sku.onTheWay',
    method: 'GET',
    path: '/settings/stock/on-the-way/{id}',
    ...skuModule,
    params: byId,
    response: data(z.object({ transfers: z.array(UnitsOnTheWay) })),
    errorMessage: failure,
    isExtension: true,
  }),
  add: endpoint({
    id: 'sku.add',
    method: 'POST',
    path: '/settings/sku',
    ...skuModule,
    body: SkuDraft,
    response: data(z.object({ sku: Sku })),
    successMessage: 'Sku added successfully',
    errorMessage: failure,
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'sku.update',
    method: 'PUT',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    body: SkuDraft,
    response: data(z.object({ sku: Sku })),
    successMessage: 'Sku Added SuccessFully',
    errorMessage: failure,
    forbidden: 'notice',
    isVersioned: true,
  }),
  remove: endpoint({
    id: 'sku.remove',
    method: 'DELETE',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    response: done,
    errorMessage: failure,
    forbidden: 'notice',
    isVersioned: true,
  }),
  analytics: endpoint({
    id: 'sku.analytics',
    method: 'GET',
    path: '/settings/sku/analytics',
    ...skuModule,
    response: data(SkuAnalytics),
    errorMessage: failure,
  }),
  bulk: endpoint({
    id: 'sku.bulk',
    method: 'POST',
    path: '/settings/sku/bulk',
    ...skuModule,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(ImportResult),
    successMessage: 'Sku Added SuccessFully',
    errorMessage: upload,
  }),
  download: endpoint({
    id: 'sku.download',
    method: 'GET',
    path: '/settings/sku/download',
    ...skuModule,
    response: 'blob',
    errorMessage: download,
  }),
  recommendedCourier: endpoint({
    id: 'sku.recommendedCourier',
    method: 'POST',
    path: '/settings/sku/recommended-courier',
    ...skuModule,
    body: z.object({ sku_id: requiredId('Choose the SKU'), pincode: idText.optional() }),
    response: data(z.object({ couriers: z.array(CourierSuggestion) })),
    errorMessage: failure,
    lane: 'heavy',
  }),
};

export const box = {
  list: endpoint({
    id: 'box.list',
    method: 'GET',
    path: '/settings/sku/box',
    ...skuModule,
    query: Page,
    response: data(z.object({ boxes: z.array(Box), ...next })),
    rows: 'boxes',
    errorMessage: failure,
  }),
  all: endpoint({
    id: 'box.all',
    method: 'GET',
    path: '/settings/sku/box/all',
    module: 'open',
    response: data(
      z.object({
        boxes: z.array(Box),
        /** Extension: the brand's packing preference, for users without access to settings. */
        packing_preference: PackingPreference,
      }),
    ),
    errorMessage: failure,
  }),
  get: endpoint({
    id: 'box.get',
    method: 'GET',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    response: data(z.object({ box: Box })),
    errorMessage: failure,
  }),
  add: endpoint({
    id: 'box.add',
    method: 'POST',
    path: '/settings/sku/box',
    ...skuModule,
    body: BoxDraft,
    response: data(z.object({ box: Box })),
    successMessage: 'Box size added successfully',
    errorMessage: failure,
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'box.update',
    method: 'PUT',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    body: BoxDraft,
    response: data(z.object({ box: Box })),
    successMessage: 'Package updated successfully',
    errorMessage: 'Failed to update package',
    forbidden: 'notice',
    isVersioned: true,
  }),
  remove: endpoint({
    id: 'box.remove',
    method: 'DELETE',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    response: done,
    errorMessage: failure,
    forbidden: 'notice',
    isVersioned: true,
  }),
  bulk: endpoint({
    id: 'box.bulk',
    method: 'POST',
    path: '/settings/sku/box/bulk',
    ...skuModule,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(ImportResult),
    successMessage: 'Box Size uploaded successfully',
    errorMessage: upload,
  }),
  download: endpoint({
    id: 'box.download',
    method: 'GET',
    path: '/settings/sku/box/download',
    ...skuModule,
    response: 'blob',
    errorMessage: download,
  }),
  temp: endpoint({
    id: 'box.temp',
    method: 'POST',
    path: '/settings/sku/box/temp',
    ...skuModule,
    body: TemporaryBox,
    response: data(z.object({ box_id: z.string() })),
    errorMessage: failure,
  }),
};

export const warehouse = {
  list: endpoint({
    id: 'warehouse.list',
    method: 'GET',
    path: '/warehouse',
    module: 'open',
    query: Page,
    response: data(
      z.object({ warehouses: z.array(Warehouse), total: z.number().int(), next: z.string().nullable() }),
    ),
    rows: 'warehouses',
    errorMessage: failure,
  }),
  get: endpoint({
    id: 'warehouse.get',
    method: 'GET',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    response: data(z.object({ warehouse: Warehouse })),
    errorMessage: failure,
    isExtension: true,
  }),
  add: endpoint({
    id: 'warehouse.add',
    method: 'POST',
    path: '/warehouse',
    module: 'settings',
    body: WarehouseDraft,
    response: data(z.object({ warehouse: Warehouse })),
    successMessage: 'Warehouse added successfully',
    errorMessage: 'Failed to add warehouse',
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'warehouse.update',
    method: 'PUT',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    body: WarehouseDraft,
    response: data(z.object({ warehouse: Warehouse })),
    successMessage: 'Warehouse updated successfully',
    errorMessage: ['Failed to update warehouse', 'Error updating warehouse', 'Update failed'],
    // The warehouse was deleted, or the server failed.
    errorMessageByStatus: { 404: 'Update failed', 500: 'Error updating warehouse' },
    forbidden: 'notice',
    isVersioned: true,
  }),
  remove: endpoint({
    id: 'warehouse.remove',
    method: 'DELETE',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    response: done,
    successMessage: 'Warehouse deleted successfully',
    errorMessage: failure,
    forbidden: 'notice',
    isVersioned: true,
  }),
};
