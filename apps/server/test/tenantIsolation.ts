import { createHash } from 'node:crypto';
import { orderDraft, ruleDraft, skuDraft } from './orderLifecycle.ts';
import type { OrderLifecycle } from './orderLifecycle.ts';

export interface IsolationCase {
  /** The ids that it tries. */
  ids: string[];
  method: string;
  path: string;
  body?: unknown;
}

/** A box of somebody, around what the stranger's own order holds. */
const boxed = (box_id: string, warehouse_id: string) => ({
  box_id,
  volumetric_weight: 0.7,
  total_weight: 0.5,
  dimensions: { length: 20, width: 15, height: 12 },
  warehouse_id,
  items: [{ sku_id: 'MINE', quantity: 1 }],
});
export const ownDraft = {
  buyer_details: { ...orderDraft.buyer_details, name: 'Meera', phone: '9811111111', address: '1, Mill Road' },
  order_details: { product_details: [{ sku_id: 'MINE', quantity: 1, unit_price: 100 }] },
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A pile with one parcel, as the device writes it. */
function evidenceOf(id: string, awb: string): object {
  const link = {
    at: '2026-11-27T11:00:00.000Z',
    data: { awb },
    kind: 'parcel',
    person: 'Stranger',
    previous: sha256(`khep evidence 1:${id}`),
    seq: 1,
  };
  // The names of the values are in the order of the alphabet.
  return { ...link, hash: sha256(JSON.stringify(link)) };
}

/** One try for each id of a row that a body or a query takes, with the owner's ids in a stranger's call. */
export const isolationCases: Record<
  string,
  (job: OrderLifecycle, own: { order_id: string; sku_row_id: string }) => IsolationCase
> = {
  moveCashPayment: () => ({
    ids: ['finance.moveCashPayment payment'],
    method: 'POST',
    path: '/finance/cash/moves',
    body: { payment: 'purchase_order:pur_owner', day: null },
  }),
  registerEInvoice: (job) => ({
    ids: ['finance.registerEInvoice order_id'],
    method: 'POST',
    path: '/finance/gst/e-invoices',
    body: { order_id: job.order_id, number: '26-27/1' },
  }),
  cancelEInvoice: (job) => ({
    ids: ['finance.cancelEInvoice order_id'],
    method: 'POST',
    path: '/finance/gst/e-invoices/cancel',
    body: { order_id: job.order_id, number: '26-27/1', reason: '1', remark: 'Not mine' },
  }),
  issueExport: (job) => ({
    ids: ['finance.issueExport warehouse_id'],
    method: 'POST',
    path: '/finance/gst/exports',
    body: {
      warehouse_id: job.warehouse_id,
      buyer_name: 'Stranger',
      address: '14 Baniyas Road',
      city: 'Dubai',
      country: 'AE',
      currency: 'AED',
      is_taxed: false,
      lines: [{ sku_id: 'MINE', quantity: 1, unit_value: 100 }],
    },
  }),
  ewayBillFile: (job) => ({
    ids: ['finance.ewayBillFile order_id'],
    method: 'GET',
    path: `/finance/gst/e-way-bills/file?order_id=${job.order_id}&number=26-27/1&vehicle=MH12AB1234`,
  }),
  draftPurchase: (job) => ({
    ids: [
      'procurement.draftOrder supplier_id',
      'procurement.draftOrder warehouse_id',
      'procurement.updateOrder supplier_id',
      'procurement.updateOrder warehouse_id',
    ],
    method: 'POST',
    path: '/procurement/orders',
    body: {
      supplier_id: 'sup_none',
      warehouse_id: job.warehouse_id,
      lines: [{ sku_id: 'CUP-1', quantity: 1 }],
    },
  }),
  waveBoard: (job) => ({
    ids: ['pickPack.board warehouse_id'],
    method: 'GET',
    path: `/pick-pack/waves?warehouse_id=${job.warehouse_id}`,
  }),
  countWaiting: (job) => ({
    ids: ['pickPack.countWaiting warehouse_id'],
    method: 'GET',
    path: `/pick-pack/waiting?warehouse_id=${job.warehouse_id}`,
  }),
  handovers: (job) => ({
    ids: ['pickPack.handovers warehouse_id'],
    method: 'GET',
    path: `/pick-pack/handovers?warehouse_id=${job.warehouse_id}`,
  }),
  handOver: (job) => ({
    ids: ['pickPack.handOver id', 'pickPack.handOver warehouse_id'],
    method: 'POST',
    path: '/pick-pack/handovers',
    body: {
      id: 'handover-of-a-stranger',
      warehouse_id: job.warehouse_id,
      partner: 'delhivery',
      received_by: 'Stranger',
      evidence: [evidenceOf('handover-of-a-stranger', '0000')],
    },
  }),
  benchBox: (job) => ({
    ids: ['pickPack.changeBox box_id'],
    method: 'POST',
    path: `/pick-pack/bench/${job.shipment_id}/box`,
    body: { box_id: job.box_id },
  }),
  startCount: (job) => ({
    ids: ['binCounts.start warehouse_id', 'binCounts.list warehouse_id'],
    method: 'POST',
    path: '/pick-pack/counts',
    body: { warehouse_id: job.warehouse_id, bins: 'A' },
  }),
  decideCount: () => ({
    ids: ['binCounts.decide count_id'],
    method: 'POST',
    path: '/pick-pack/count-approvals',
    body: { count_id: 'cnt_none', bin: 'A-01-1', decision: 'approve' },
  }),
  putBack: () => ({
    ids: ['pickPack.putBack wave_id'],
    method: 'POST',
    path: '/pick-pack/put-backs',
    body: { wave_id: 'wav_none', pick_no: 1, quantity: 1 },
  }),
  createWaves: (job) => ({
    ids: ['pickPack.createWaves warehouse_id'],
    method: 'POST',
    path: '/pick-pack/waves',
    body: { warehouse_id: job.warehouse_id },
  }),
  cancel: (job) => ({
    ids: ['orders.cancel order_ids'],
    method: 'POST',
    path: '/order/processor/bulk/cancel',
    body: { order_ids: [job.order_id] },
  }),
  shipmentCancel: (job) => ({
    ids: ['orders.shipmentCancel shipment_ids'],
    method: 'POST',
    path: '/order/processor/shipment/cancel',
    body: { shipment_ids: [job.shipment_id] },
  }),
  pickupWarehouse: (job) => ({
    ids: ['orders.pickupWarehouse order_ids'],
    method: 'POST',
    path: '/order/processor/pickup/warehouse',
    body: { order_ids: [job.order_id], warehouse_id: job.warehouse_id },
  }),
  pickupWarehouseOfOwn: (job, own) => ({
    ids: ['orders.pickupWarehouse warehouse_id'],
    method: 'POST',
    path: '/order/processor/pickup/warehouse',
    body: { order_ids: [own.order_id], warehouse_id: job.warehouse_id },
  }),
  manifest: (job) => ({
    ids: ['orders.manifest shipment_ids'],
    method: 'POST',
    path: '/order/manifest',
    body: { shipment_ids: [job.shipment_id] },
  }),
  pickup: (job) => ({
    ids: ['orders.pickup shipment_ids', 'orders.pickup order_ids'],
    method: 'POST',
    path: '/order/processor/pickup/schedule',
    body: { shipment_ids: [job.shipment_id], order_ids: [job.order_id], pickup_date: '2099-01-05' },
  }),
  askCouriers: (job) => ({
    ids: ['tracking.ask shipment_ids'],
    method: 'POST',
    path: '/order-tracking/inquiries',
    body: { shipment_ids: [job.shipment_id], message: 'Where is it?' },
  }),
  claimShipment: (job) => ({
    ids: ['tracking.claim shipment_id'],
    method: 'POST',
    path: '/order-tracking/claims',
    body: { shipment_id: job.shipment_id, amount: 1, message: 'Lost' },
  }),
  notifyBuyers: (job) => ({
    ids: ['tracking.notifyBuyers shipment_ids'],
    method: 'POST',
    path: '/order-tracking/notify-buyers',
    body: { shipment_ids: [job.shipment_id] },
  }),
  createReturn: (job) => ({
    ids: ['orders.createReturn order_id'],
    method: 'POST',
    path: '/order/processor/create-return',
    body: { order_id: job.order_id, reason: 'damaged', items: [{ sku_id: 'CUP-1', quantity: 1 }] },
  }),
  rtoDetails: (job) => ({
    ids: ['orders.rtoDetails warehouse_ids'],
    method: 'GET',
    path: `/order/rto?warehouse_ids=${job.warehouse_id}`,
  }),
  notifications: (job) => ({
    ids: ['notifications.list shipment_id'],
    method: 'GET',
    path: `/notifications?shipment_id=${job.shipment_id}`,
  }),
  document: (job) => ({
    ids: ['orders.document order_ids', 'orders.document shipment_ids'],
    method: 'POST',
    path: '/order/processor/label',
    body: { order_ids: [job.order_id], shipment_ids: [job.shipment_id] },
  }),
  manifestDocument: (job) => ({
    ids: ['orders.document manifest_id'],
    method: 'POST',
    path: '/order/processor/manifest',
    body: { manifest_id: job.manifest_id },
  }),
  manifestDocuments: (job) => ({
    ids: ['orders.document manifest_ids'],
    method: 'POST',
    path: '/order/processor/manifest',
    body: { manifest_ids: [job.manifest_id] },
  }),
  documentBatch: (job) => ({
    ids: ['orders.documentBatch order_ids'],
    method: 'POST',
    path: '/order/processor/label/batch',
    body: { order_ids: [job.order_id] },
  }),
  assignBatch: (job) => ({
    ids: ['allocation.assignBatch order_ids'],
    method: 'POST',
    path: '/allocation/bulk/assign/batch',
    body: { order_ids: [job.order_id] },
  }),
  recommendBatch: (job) => ({
    ids: ['packing.recommendBatch order_ids'],
    method: 'POST',
    path: '/packing/bulk/recommendation/batch',
    body: { order_ids: [job.order_id] },
  }),
  recommendCouriersBatch: (job) => ({
    ids: ['allocation.recommendBatch order_ids'],
    method: 'POST',
    path: '/allocation/bulk/recommendation/batch',
    body: { order_ids: [job.order_id] },
  }),
  recommendCouriers: (job) => ({
    ids: ['allocation.recommend order_ids'],
    method: 'POST',
    path: '/allocation/bulk/recommendation',
    body: { order_ids: [job.order_id] },
  }),
  assign: (job) => ({
    ids: ['allocation.assign allocations[].order_id'],
    method: 'POST',
    path: '/allocation/bulk/assign',
    body: { allocations: [{ order_id: job.order_id, courier_id: 1 }] },
  }),
  priorities: (job) => ({
    ids: ['allocation.rulePriorities priorities[].id'],
    method: 'PUT',
    path: '/allocation/setting/load/rules/priorities',
    body: { priorities: [{ id: job.rule_id, priority: 9 }] },
  }),
  rules: (job) => ({
    ids: ['allocation.add override_rules[].id'],
    method: 'POST',
    path: '/allocation/setting',
    body: {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [{ ...ruleDraft, id: job.rule_id }],
    },
  }),
  impact: (job) => ({
    ids: ['allocation.impact override_rules[].id'],
    method: 'POST',
    path: '/allocation/setting/impact',
    body: {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [{ ...ruleDraft, id: job.rule_id }],
    },
  }),
  matches: (job) => ({
    ids: ['allocation.matches rule_id'],
    method: 'POST',
    path: '/allocation/setting/matches',
    body: { rule_id: job.rule_id, conditions: ruleDraft.conditions },
  }),
  recommendBoxes: (job) => ({
    ids: ['packing.bulkRecommend order_ids'],
    method: 'POST',
    path: '/packing/bulk/recommendation',
    body: { order_ids: [job.order_id] },
  }),
  pack: (job) => ({
    ids: ['packing.pack order_ids', 'packing.pack box_ids'],
    method: 'POST',
    path: '/packing/solution/pack/items',
    body: { order_ids: [job.order_id], box_ids: [job.box_id] },
  }),
  bulkAssign: (job) => ({
    ids: ['packing.bulkAssign orders[].order_id'],
    method: 'POST',
    path: '/packing/bulk/assign',
    body: { orders: [{ order_id: job.order_id, packed_boxes: [boxed(job.box_id, job.warehouse_id)] }] },
  }),
  bulkAssignOfOwn: (job, own) => ({
    ids: [
      'packing.bulkAssign orders[].packed_boxes[].box_id',
      'packing.bulkAssign orders[].packed_boxes[].warehouse_id',
    ],
    method: 'POST',
    path: '/packing/bulk/assign',
    body: { orders: [{ order_id: own.order_id, packed_boxes: [boxed(job.box_id, job.warehouse_id)] }] },
  }),
  order: (job) => ({
    ids: [
      'orders.add warehouse_id',
      'orders.add packed_boxes[].box_id',
      'orders.add packed_boxes[].warehouse_id',
      'orders.add unpackable_items[].nearest.box_id',
    ],
    method: 'POST',
    path: '/order/manual',
    body: {
      ...ownDraft,
      warehouse_id: job.warehouse_id,
      packed_boxes: [boxed(job.box_id, job.warehouse_id)],
    },
  }),
  orderQuote: (job) => ({
    ids: [
      'orders.quote warehouse_id',
      'orders.quote packed_boxes[].box_id',
      'orders.quote packed_boxes[].warehouse_id',
      'orders.quote unpackable_items[].nearest.box_id',
    ],
    method: 'POST',
    path: '/order/manual/quote',
    body: {
      ...ownDraft,
      warehouse_id: job.warehouse_id,
      packed_boxes: [boxed(job.box_id, job.warehouse_id)],
    },
  }),
  dayPlan: (job) => ({
    ids: ['shipToday.plan couriers[].order_id'],
    method: 'POST',
    path: '/ship-today/plan',
    body: {
      couriers: [{ order_id: job.order_id, courier_id: 1 }],
      left_out: [job.order_id],
      accepted_addresses: [job.order_id],
    },
  }),
  dayRun: (job) => ({
    ids: ['shipToday.run couriers[].order_id'],
    method: 'POST',
    path: '/ship-today/run',
    body: { digest: 'of the owner', couriers: [{ order_id: job.order_id, courier_id: 1 }] },
  }),
  orderChange: (job, own) => ({
    ids: [
      'orders.update warehouse_id',
      'orders.update packed_boxes[].box_id',
      'orders.update packed_boxes[].warehouse_id',
      'orders.update unpackable_items[].nearest.box_id',
    ],
    method: 'PUT',
    path: `/order/${own.order_id}`,
    body: {
      ...ownDraft,
      warehouse_id: job.warehouse_id,
      packed_boxes: [boxed(job.box_id, job.warehouse_id)],
    },
  }),
  sku: (job) => ({
    ids: ['sku.add box_id', 'sku.add suggested_box_id'],
    method: 'POST',
    path: '/settings/sku',
    body: { ...skuDraft, sku_id: 'OTHER', box_id: job.box_id, suggested_box_id: job.box_id },
  }),
  skuChange: (job, own) => ({
    ids: ['sku.update box_id', 'sku.update suggested_box_id'],
    method: 'PUT',
    path: `/settings/sku/${own.sku_row_id}`,
    body: { ...skuDraft, sku_id: 'MINE', box_id: job.box_id, suggested_box_id: job.box_id },
  }),
  skuMovements: (job) => ({
    ids: [],
    method: 'GET',
    path: `/settings/stock/movements?sku_id=${job.sku_row_id}`,
  }),
  skuCombo: (job) => ({
    ids: [],
    method: 'POST',
    path: '/settings/sku',
    body: {
      ...skuDraft,
      sku_id: 'COMBO',
      is_combo: true,
      combo_products: [{ sku_id: job.sku_row_id, quantity: 1 }],
    },
  }),
  skuCourier: (job) => ({
    ids: [],
    method: 'POST',
    path: '/settings/sku/recommended-courier',
    body: { sku_id: job.sku_row_id },
  }),
  contact: () => ({
    ids: ['users.contactVerify id'],
    method: 'POST',
    path: '/brands/verify/otp/change-contact',
    body: { id: 'of the owner', field: 'email', otp: '123456' },
  }),
  orderList: (job) => ({
    ids: ['orders.list warehouse_ids'],
    method: 'GET',
    path: `/order/all?warehouse_ids=${job.warehouse_id}`,
  }),
  orderFile: (job) => ({
    ids: ['orders.download warehouse_ids'],
    method: 'GET',
    path: `/order/download?warehouse_ids=${job.warehouse_id}`,
  }),
  parcels: (job) => ({
    ids: ['tracking.list warehouse_ids'],
    method: 'GET',
    path: `/order-tracking?warehouse_ids=${job.warehouse_id}`,
  }),
};
