import { istDay } from '@khep/domain/days';

/** Warehouse, SKU and box of the suites' brands. */
export const warehouse = {
  name: 'Jaipur studio',
  email: 'jaipur@example.in',
  phone: '9829012345',
  poc_name: 'Devendra Meena',
  address: 'Plot 42, Sanganer Industrial Area',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
  is_primary_warehouse: true,
};

export const sku = {
  sku_id: 'TP-S-01',
  sku_name: 'Terracotta planter, small',
  sku_quantity: 1_000_000,
  actual_weight: 1150,
  sku_length: 16,
  sku_width: 16,
  sku_height: 15,
  unit_price: 825,
  gst: 5,
  hsn_code: '6913',
};

export const box = {
  name: 'Box M',
  package_id: 'BOX-M',
  length: 34,
  width: 26,
  height: 18,
  weight_capacity: 6,
};

/** The body of an order of planters to Bengaluru. */
export function orderFor({
  phone,
  quantity = 2,
  pincode = '560034',
  state = 'Karnataka',
  order_date,
}: {
  phone: string;
  quantity?: number;
  pincode?: string;
  state?: string;
  order_date?: string;
}) {
  return {
    buyer_details: {
      name: 'Ananya Krishnan',
      email: 'buyer@example.in',
      phone,
      address: 'Flat 12, Green Meadows, Lake View Road',
      city: 'Bengaluru',
      state,
      pincode,
    },
    order_details: {
      ...(order_date ? { order_date } : {}),
      channel_id: 'manual',
      product_details: [{ sku_id: 'TP-S-01', quantity, unit_price: 825, gst: 5 }],
      payment_details: { payment_method: ['cod'] },
    },
  };
}

export const today = (server: { clock: { now(): Date } }): string => istDay(server.clock.now());
