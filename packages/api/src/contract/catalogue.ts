import { z } from 'zod';
import { Box, BoxDraft, TemporaryBox } from '../entities/box.ts';
import { Upload, flagText, idText, list, requiredId } from '../entities/fields.ts';
import { Page } from '../entities/paging.ts';
import { PackingPreference } from '../entities/preference.ts';
import { BulkAnswer, Sku, SkuAnalytics, SkuDraft } from '../entities/sku.ts';
import { Warehouse, WarehouseDraft } from '../entities/warehouse.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const failure = 'Something went wrong';
const upload = 'Failed to upload file!!! Please check again';
const download = 'Failed to download file!!! try another format';
const next = { total_count: z.number().int(), next: z.string().nullable() };

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
    answer: data(z.object({ skus: z.array(Sku), ...next })),
    failure,
  }),
  all: endpoint({
    id: 'sku.all',
    method: 'GET',
    path: '/settings/sku/all',
    module: 'open',
    answer: data(z.object({ skus: z.array(Sku) })),
    failure,
  }),
  get: endpoint({
    id: 'sku.get',
    method: 'GET',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    answer: data(z.object({ sku: Sku })),
    failure,
  }),
  add: endpoint({
    id: 'sku.add',
    method: 'POST',
    path: '/settings/sku',
    ...skuModule,
    body: SkuDraft,
    answer: data(z.object({ sku: Sku })),
    success: 'Sku added successfully',
    failure,
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'sku.update',
    method: 'PUT',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    body: SkuDraft,
    answer: data(z.object({ sku: Sku })),
    success: 'Sku Added SuccessFully',
    failure,
    forbidden: 'notice',
  }),
  remove: endpoint({
    id: 'sku.remove',
    method: 'DELETE',
    path: '/settings/sku/{id}',
    ...skuModule,
    params: byId,
    answer: done,
    failure,
    forbidden: 'notice',
  }),
  analytics: endpoint({
    id: 'sku.analytics',
    method: 'GET',
    path: '/settings/sku/analytics',
    ...skuModule,
    answer: data(SkuAnalytics),
    failure,
  }),
  bulk: endpoint({
    id: 'sku.bulk',
    method: 'POST',
    path: '/settings/sku/bulk',
    ...skuModule,
    body: Upload,
    encoding: 'multipart',
    answer: data(BulkAnswer),
    success: 'Sku Added SuccessFully',
    failure: upload,
  }),
  download: endpoint({
    id: 'sku.download',
    method: 'GET',
    path: '/settings/sku/download',
    ...skuModule,
    answer: 'blob',
    failure: download,
  }),
  recommendedCourier: endpoint({
    id: 'sku.recommendedCourier',
    method: 'POST',
    path: '/settings/sku/recommended-courier',
    ...skuModule,
    body: z.object({ sku_id: requiredId('Choose the SKU'), pincode: idText.optional() }),
    answer: data(z.object({ couriers: z.array(CourierSuggestion) })),
    failure,
  }),
};

export const box = {
  list: endpoint({
    id: 'box.list',
    method: 'GET',
    path: '/settings/sku/box',
    ...skuModule,
    query: Page,
    answer: data(z.object({ boxes: z.array(Box), ...next })),
    failure,
  }),
  all: endpoint({
    id: 'box.all',
    method: 'GET',
    path: '/settings/sku/box/all',
    module: 'open',
    answer: data(
      z.object({
        boxes: z.array(Box),
        /** Ours: how the brand wants boxes chosen, for those who pack but may not open its settings. */
        packing_preference: PackingPreference,
      }),
    ),
    failure,
  }),
  get: endpoint({
    id: 'box.get',
    method: 'GET',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    answer: data(z.object({ box: Box })),
    failure,
  }),
  add: endpoint({
    id: 'box.add',
    method: 'POST',
    path: '/settings/sku/box',
    ...skuModule,
    body: BoxDraft,
    answer: data(z.object({ box: Box })),
    success: 'Box size added successfully',
    failure,
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'box.update',
    method: 'PUT',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    body: BoxDraft,
    answer: data(z.object({ box: Box })),
    success: 'Package updated successfully',
    failure: 'Failed to update package',
    forbidden: 'notice',
  }),
  remove: endpoint({
    id: 'box.remove',
    method: 'DELETE',
    path: '/settings/sku/box/{id}',
    ...skuModule,
    params: byId,
    answer: done,
    failure,
    forbidden: 'notice',
  }),
  bulk: endpoint({
    id: 'box.bulk',
    method: 'POST',
    path: '/settings/sku/box/bulk',
    ...skuModule,
    body: Upload,
    encoding: 'multipart',
    answer: data(BulkAnswer),
    success: 'Box Size uploaded successfully',
    failure: upload,
  }),
  download: endpoint({
    id: 'box.download',
    method: 'GET',
    path: '/settings/sku/box/download',
    ...skuModule,
    answer: 'blob',
    failure: download,
  }),
  temp: endpoint({
    id: 'box.temp',
    method: 'POST',
    path: '/settings/sku/box/temp',
    ...skuModule,
    body: TemporaryBox,
    answer: data(z.object({ box_id: z.string() })),
    failure,
  }),
};

export const warehouse = {
  list: endpoint({
    id: 'warehouse.list',
    method: 'GET',
    path: '/warehouse',
    module: 'open',
    query: Page,
    answer: data(z.object({ warehouses: z.array(Warehouse), total: z.number().int() })),
    failure,
  }),
  get: endpoint({
    id: 'warehouse.get',
    method: 'GET',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    answer: data(z.object({ warehouse: Warehouse })),
    failure,
    ours: true,
  }),
  add: endpoint({
    id: 'warehouse.add',
    method: 'POST',
    path: '/warehouse',
    module: 'settings',
    body: WarehouseDraft,
    answer: data(z.object({ warehouse: Warehouse })),
    success: 'Warehouse added successfully',
    failure: 'Failed to add warehouse',
    forbidden: 'notice',
  }),
  update: endpoint({
    id: 'warehouse.update',
    method: 'PUT',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    body: WarehouseDraft,
    answer: data(z.object({ warehouse: Warehouse })),
    success: 'Warehouse updated successfully',
    failure: ['Failed to update warehouse', 'Error updating warehouse', 'Update failed'],
    forbidden: 'notice',
  }),
  remove: endpoint({
    id: 'warehouse.remove',
    method: 'DELETE',
    path: '/warehouse/{id}',
    module: 'settings',
    params: byId,
    answer: done,
    success: 'Warehouse deleted successfully',
    failure,
    forbidden: 'notice',
  }),
};
