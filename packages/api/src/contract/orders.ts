import { z } from 'zod';
import * as a from '../entities/allocation.ts';
import { DateRange, Pagination } from '../entities/paging.ts';
import { Upload } from '../entities/fields.ts';
import { HomeSummary } from '../entities/home.ts';
import { RtoFilter, RtoRow } from '../entities/money.ts';
import { BulkAnswer } from '../entities/sku.ts';
import * as o from '../entities/order.ts';
import * as p from '../entities/packing.ts';
import * as s from '../entities/shipment.ts';
import { TrackingPage } from '../entities/tracking.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const module = 'orders';
const failure = 'Something went wrong';
const download = 'Failed to download file!!! try another format';

export const packing = {
  pack: endpoint({ id: 'packing.pack', method: 'POST', path: '/packing/solution/pack/items', module, body: p.PackRequest, answer: data(p.Packing), failure }),
  recommend: endpoint({ id: 'packing.recommend', method: 'POST', path: '/packing/box/recommendation', module, body: z.object({ items: z.array(p.ItemToPack).min(1, 'Name items to pack').max(200) }), answer: data(z.object({ boxes: z.array(p.BoxRecommendation) })), failure }),
  bulkRecommend: endpoint({ id: 'packing.bulkRecommend', method: 'POST', path: '/packing/bulk/recommendation', module, body: o.OrderIds, answer: data(z.object({ orders: z.array(p.OrderPacking) })), failure }),
  bulkAssign: endpoint({ id: 'packing.bulkAssign', method: 'POST', path: '/packing/bulk/assign', module, body: p.PackingAssignment, answer: data(o.PerOrder), success: 'Packaging Details Assigned Successfully', failure, forbidden: 'notice' }),
};

export const orders = {
  sync: endpoint({ id: 'orders.sync', method: 'GET', path: '/orders-sync/sync', module, answer: data(z.object({ read: z.number(), added: z.number(), skipped: z.number() })), failure }),
  add: endpoint({ id: 'orders.add', method: 'POST', path: '/order/manual', module, body: o.OrderDraft, answer: data(z.object({ order: o.Order })), success: 'Order Created Successfully', failure, forbidden: 'notice' }),
  list: endpoint({ id: 'orders.list', method: 'GET', path: '/order/all', module, query: o.OrderFilter, answer: z.object({ orders: z.array(o.OrderRow), pagination: Pagination }), failure }),
  counts: endpoint({ id: 'orders.counts', method: 'GET', path: '/order/counts', module, answer: data(o.OrderCounts), failure, ours: true }),
  get: endpoint({ id: 'orders.get', method: 'GET', path: '/order/{id}', module, params: byId, answer: data(z.object({ order: o.Order })), failure }),
  manifestDetails: endpoint({ id: 'orders.manifestDetails', method: 'GET', path: '/order/manifest/{manifest_id}', module, params: z.object({ manifest_id: z.string().min(1) }), answer: data(z.object({ manifest: s.Manifest })), failure }),
  bulkAdd: endpoint({ id: 'orders.bulkAdd', method: 'POST', path: '/order/bulk-manual', module, body: Upload, encoding: 'multipart', answer: data(BulkAnswer), success: 'Order Created Successfully', failure: 'Failed to upload file!!! Please check again' }),
  update: endpoint({ id: 'orders.update', method: 'PUT', path: '/order/{id}', module, params: byId, body: o.OrderDraft, answer: data(z.object({ order: o.Order })), success: 'Order Updated Successfully', failure, forbidden: 'notice' }),
  manifest: endpoint({ id: 'orders.manifest', method: 'POST', path: '/order/manifest', module, body: s.ShipmentIds, answer: data(z.object({ manifest_id: z.string(), manifest_ids: z.array(z.string()) })), failure }),
  pickups: endpoint({ id: 'orders.pickups', method: 'GET', path: '/order/pickups', module, query: DateRange, answer: data(z.object({ pickups: z.array(s.Pickup) })), failure, ours: true }),
  manifests: endpoint({ id: 'orders.manifests', method: 'GET', path: '/order/manifests', module, query: DateRange, answer: data(z.object({ manifests: z.array(s.ManifestRow) })), failure, ours: true }),
  volumetricWeight: endpoint({ id: 'orders.volumetricWeight', method: 'POST', path: '/order/calculate-volumetric-weight', module, body: s.VolumetricRequest, answer: data(s.VolumetricAnswer), failure }),
  document: endpoint({ id: 'orders.document', method: 'POST', path: '/order/processor/{type}', module, params: z.object({ type: z.enum(['invoice', 'label', 'manifest']) }), body: o.DocumentRequest, answer: 'blob', failure: download }),
  pickup: endpoint({ id: 'orders.pickup', method: 'POST', path: '/order/processor/pickup/schedule', module, body: s.PickupRequest, answer: data(s.PickupAnswer), success: 'Pickup scheduled successfully', failure, forbidden: 'notice' }),
  cancel: endpoint({ id: 'orders.cancel', method: 'POST', path: '/order/processor/bulk/cancel', module, body: o.OrderIds, answer: data(o.PerOrder), success: 'Order Cancelled Successfully', failure, forbidden: 'notice' }),
  shipmentCancel: endpoint({ id: 'orders.shipmentCancel', method: 'POST', path: '/order/processor/shipment/cancel', module, body: s.ShipmentIds, answer: data(s.PerShipment), success: 'Shipment Cancelled Successfully', failure, forbidden: 'notice' }),
  pickupWarehouse: endpoint({ id: 'orders.pickupWarehouse', method: 'POST', path: '/order/processor/pickup/warehouse', module, body: o.OrderIds.extend({ warehouse_id: z.string().min(1, 'Choose a warehouse') }), answer: data(o.PerOrder), success: 'Pickup Warehouse Assigned Successfully', failure, forbidden: 'notice' }),
  lookup: endpoint({ id: 'orders.lookup', method: 'GET', path: '/order/processor/lookup', module, query: z.object({ q: z.string().trim().min(2, 'Type at least two characters').max(100) }), answer: data(z.object({ orders: z.array(o.OrderHit) })), failure }),
  createReturn: endpoint({ id: 'orders.createReturn', method: 'POST', path: '/order/processor/create-return', module: 'rto', body: o.ReturnDraft, answer: done, success: 'Return Created Successfully', failure }),
  download: endpoint({ id: 'orders.download', method: 'GET', path: '/order/download', module, query: o.OrderFilter, answer: 'blob', failure: download }),
  rtoDetails: endpoint({ id: 'orders.rtoDetails', method: 'GET', path: '/order/rto', module: 'rto', query: RtoFilter, answer: data(z.object({ orders: z.array(RtoRow), total: z.number() })), failure: 'Something went wrong' }),
};

export const tracking = {
  list: endpoint({ id: 'tracking.list', method: 'GET', path: '/order-tracking', module: 'shipment', query: s.TrackingFilter, answer: data(z.object({ shipments: z.array(s.ShipmentRow), total: z.number().int(), next: z.string().nullable() })), failure: 'Failed to fetch tracking data' }),
  /** By AWB or order id. */
  get: endpoint({ id: 'tracking.get', method: 'GET', path: '/order-tracking/tracking/{id}', module: 'open', access: 'public', params: byId, query: z.object({ brand_name: z.string().min(1) }), answer: data(TrackingPage), failure: 'Failed to fetch tracking data' }),
};

export const allocation = {
  list: endpoint({ id: 'allocation.list', method: 'GET', path: '/allocation/setting', module: 'settings', query: z.object({ allocation_type: z.string().default(a.defaultAllocationType) }), answer: data(a.AllocationSetting), ok: 201, failure }),
  add: endpoint({ id: 'allocation.add', method: 'POST', path: '/allocation/setting', module: 'settings', body: a.AllocationSettingDraft, answer: data(a.AllocationSetting), ok: 201, success: 'Rules Added Successfully', failure: 'Failed to add rules', forbidden: 'notice' }),
  ruleUpdate: endpoint({ id: 'allocation.ruleUpdate', method: 'PUT', path: '/allocation/setting/{allocation}/{id}', module: 'settings', params: z.object({ allocation: z.string().min(1), id: z.string().min(1) }), body: a.OverrideRuleDraft, answer: data(a.OverrideRule), success: 'Rules Updated Successfully', failure: 'Failed to add rules', forbidden: 'notice' }),
  ruleStatus: endpoint({ id: 'allocation.ruleStatus', method: 'PUT', path: '/allocation/setting/{allocation}/rule/{rule_id}/status', module: 'settings', params: z.object({ allocation: z.string().min(1), rule_id: z.string().min(1) }), body: z.object({ status: z.boolean() }), answer: done, success: 'Rules Updated Successfully', failure }),
  rulePriorities: endpoint({ id: 'allocation.rulePriorities', method: 'PUT', path: '/allocation/setting/{allocation}/rules/priorities', module: 'settings', params: z.object({ allocation: z.string().min(1) }), body: z.object({ priorities: z.array(z.object({ id: z.string(), priority: z.number().int().min(1) })) }), answer: done, success: 'Rules Updated Successfully', failure }),
  ruleFields: endpoint({ id: 'allocation.ruleFields', method: 'GET', path: '/allocation/setting/rule-fields', module: 'settings', answer: data(z.object({ fields: z.array(z.string()) })), failure }),
  fieldDefinitions: endpoint({ id: 'allocation.fieldDefinitions', method: 'GET', path: '/allocation/setting/fields', module: 'settings', answer: data(z.object({ fields: z.array(a.RuleField) })), failure }),
  recommend: endpoint({ id: 'allocation.recommend', method: 'POST', path: '/allocation/bulk/recommendation', module, body: o.OrderIds, answer: data(z.object({ orders: z.array(a.OrderRecommendation) })), failure }),
  assign: endpoint({ id: 'allocation.assign', method: 'POST', path: '/allocation/bulk/assign', module, body: a.AllocationRequest, answer: data(a.AllocationResult), success: 'Courier Partner Allocated Successfully', failure: 'Something went wrong', forbidden: 'notice' }),
};

export const home = {
  summary: endpoint({ id: 'home.summary', method: 'GET', path: '/home/summary', module: 'open', answer: data(HomeSummary), failure, ours: true }),
};
