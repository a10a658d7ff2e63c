import { send } from './courierScans.ts';
import type { Product } from './product.ts';
import type { Page } from '@playwright/test';

/** As a Bluetooth scanner types it: a code and Enter, wherever the focus is. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

export const planter = 'TP-S-01';
export const runner = 'TR-HLM';

export const posted = async <Data>(
  page: Page,
  product: Product,
  path: string,
  body: object,
  method = 'POST',
): Promise<Data> => ((await (await send(page, product, path, body, method)).json()) as { data: Data }).data;

export async function createWarehouse(page: Page, product: Product, name: string): Promise<string> {
  const { warehouse } = await posted<{ warehouse: { id: string } }>(page, product, '/warehouse', {
    name,
    email: 'night@example.in',
    phone: '9829012345',
    poc_name: 'Devendra Meena',
    address: 'Plot 42, Sanganer Industrial Area',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302017',
    is_primary_warehouse: false,
  });
  return warehouse.id;
}

/** Books an order for each list of SKUs. Returns their ids. */
export async function bookOrders(
  page: Page,
  product: Product,
  warehouse_id: string,
  lists: readonly (readonly string[])[],
  courier_id = 1,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, items] of lists.entries()) {
    const { order } = await posted<{ order: { id: string } }>(page, product, '/order/manual', {
      buyer_details: {
        name: 'Ananya Krishnan',
        email: 'buyer@example.in',
        phone: `982904410${n}`,
        address: 'Flat 12, Green Meadows, Lake View Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560034',
      },
      warehouse_id,
      order_details: {
        channel_id: 'manual',
        product_details: items.map((sku_id) => ({ sku_id, quantity: 1, unit_price: 825, gst: 5 })),
        payment_details: { payment_method: ['prepaid'] },
      },
    });
    const packed = await posted<{ orders: { packed_boxes: object[] }[] }>(
      page,
      product,
      '/packing/bulk/recommendation',
      { order_ids: [order.id] },
    );
    await posted(page, product, '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: packed.orders[0]?.packed_boxes }],
    });
    await posted(page, product, '/allocation/bulk/assign', {
      allocations: [{ order_id: order.id, courier_id }],
    });
    ids.push(order.id);
  }
  return ids;
}
