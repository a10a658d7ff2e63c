import { addDays, istDay } from '@khep/domain/days';
import type { SignedInBrand, TestServer } from './server.ts';

/** Ids of a brand once one order has gone as far as its manifest. */
export interface OrderLifecycle {
  sku_row_id: string;
  box_id: string;
  warehouse_id: string;
  order_id: string;
  shipment_id: string;
  pickup_id: string;
  manifest_id: string;
  rule_id: string;
  /** A job that has ended, with a row that failed and a file. */
  job_id: string;
  view_id: string;
}

export const skuDraft = {
  sku_id: 'CUP-1',
  sku_name: 'Terracotta cup',
  actual_weight: 420,
  sku_length: 12,
  sku_width: 10,
  sku_height: 9,
  unit_price: 549,
  gst: 5,
};
export const boxDraft = {
  package_id: 'S-1',
  name: 'Small',
  length: 20,
  width: 15,
  height: 12,
  weight_capacity: 3,
};
export const warehouseDraft = {
  name: 'Jaipur',
  phone: '9829012345',
  poc_name: 'Imran',
  email: 'jaipur@example.in',
  address: '12, Amer Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};
export const ruleDraft = {
  name: 'South by Surface',
  carrier_list: [1],
  conditions: [
    { field_name: 'channel', field_type: 'String', field_operator: 'equals', field_value: 'manual' },
  ],
};
export const viewDraft = { list: 'new-orders', name: 'Cash', view: { filter: 'payment_mode=cod' } };

/** An order as it is typed, with a buyer that no other brand may ever see. */
export const orderDraft = {
  buyer_details: {
    name: 'Secretive Sundari',
    phone: '9845099999',
    address: '14, 3rd Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
  },
  order_details: { product_details: [{ sku_id: 'CUP-1', quantity: 1, unit_price: 549 }] },
};

/** Takes one order the whole way over HTTP: SKU, box, warehouse, order, boxes, courier, pickup, manifest. */
export async function runOrderLifecycle(server: TestServer, brand: SignedInBrand): Promise<OrderLifecycle> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, { token: brand.token, body });
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const { sku } = await call('POST', '/settings/sku', skuDraft);
  const { box } = await call('POST', '/settings/sku/box', boxDraft);
  const { warehouse } = await call('POST', '/warehouse', warehouseDraft);
  const { order } = await call('POST', '/order/manual', orderDraft);
  const packing = await call('POST', '/packing/bulk/recommendation', { order_ids: [order.id] });
  await call('POST', '/packing/bulk/assign', {
    orders: [{ order_id: order.id, packed_boxes: packing.orders[0].packed_boxes }],
  });
  const allocated = await call('POST', '/allocation/bulk/assign', {
    allocations: [{ order_id: order.id, courier_id: 1 }],
  });
  if (allocated.successful_allocations.length !== 1)
    throw new Error(`No courier took the order: ${JSON.stringify(allocated.failures)}`);
  const packed = (await call('GET', `/order/${order.id}`)).order;
  const shipment_id = packed.shipments[0].id as string;
  const tomorrow = addDays(istDay(server.clock.now()), 1);
  const { pickups } = await call('POST', '/order/processor/pickup/schedule', {
    shipment_ids: [shipment_id],
    pickup_date: tomorrow,
  });
  const { manifest_id } = await call('POST', '/order/manifest', { shipment_ids: [shipment_id] });
  const setting = await call('POST', '/allocation/setting', {
    distribution_percentage: [{ courier_id: 1, percentage: 100 }],
    override_rules: [ruleDraft],
  });
  const form = new FormData();
  form.append(
    'file',
    new File(['buyer_name,buyer_phone,address,pincode,sku_id,quantity\nA,1,B,2,C,3\n'], 'a.csv'),
  );
  const { job_id } = await call('POST', '/order/bulk-manual', form);
  const { view } = await call('POST', '/views', viewDraft);
  return {
    sku_row_id: sku.id,
    box_id: box.id,
    warehouse_id: warehouse.id,
    order_id: order.id,
    shipment_id,
    pickup_id: pickups[0].id,
    manifest_id,
    rule_id: setting.override_rules[0].id,
    job_id,
    view_id: view.id,
  };
}
