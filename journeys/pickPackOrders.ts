import { appendEvidence } from '../packages/domain/src/warehouse/index.ts';
import type { EvidenceLink } from '../packages/domain/src/warehouse/index.ts';
import { send } from './courierScans.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';
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
  const order_ids: string[] = [];
  for (const [n, items] of lists.entries()) {
    const { order } = await posted<{ order: { id: string } }>(page, product, '/order/manual', {
      buyer_details: {
        name: 'Ananya Krishnan',
        email: 'buyer@example.in',
        phone: `98290441${String(n).padStart(2, '0')}`,
        address: 'Flat 12, Green Meadows, Lake View Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560034',
      },
      warehouse_id,
      order_details: {
        channel_id: 'manual',
        product_details: [...new Set(items)].map((sku_id) => ({
          sku_id,
          quantity: items.filter((item) => item === sku_id).length,
          unit_price: 825,
          gst: 5,
        })),
        payment_details: { payment_method: ['prepaid'] },
      },
    });
    order_ids.push(order.id);
  }
  const { orders } = await posted<{ orders: { order_id: string; packed_boxes: object[] }[] }>(
    page,
    product,
    '/packing/bulk/recommendation',
    { order_ids },
  );
  await posted(page, product, '/packing/bulk/assign', {
    orders: orders.map(({ order_id, packed_boxes }) => ({ order_id, packed_boxes })),
  });
  await posted(page, product, '/allocation/bulk/assign', {
    allocations: order_ids.map((order_id) => ({ order_id, courier_id })),
  });
  return order_ids;
}

/** Describes a small warehouse and puts goods into its bins. */
export async function stockBins(
  page: Page,
  product: Product,
  warehouse_id: string,
  goods: readonly (readonly [bin: string, sku_id: string, quantity: number])[],
): Promise<void> {
  const layout = {
    aisles: 2,
    bays: 3,
    sides: 1,
    levels: 3,
    bay_width: 1,
    aisle_distance: 2,
    has_middle_cross: false,
    start: { aisle: 0, end: 'front' },
  };
  await posted(page, product, `/pick-pack/bins/${warehouse_id}`, layout, 'PUT');
  for (const [bin, sku_id, quantity] of goods)
    await posted(page, product, `/pick-pack/bins/${warehouse_id}/changes`, {
      bin,
      sku_id,
      kind: 'receipt',
      quantity,
    });
}

/** Packs a box whose pieces need no test of their own, as a bench does. */
export async function packBox(
  page: Page,
  product: Product,
  { shipment_id, pieces }: { shipment_id: string; pieces: readonly string[] },
): Promise<void> {
  const entry = { at: '2026-11-27T09:00:00.000Z', person: 'Asha' };
  let evidence: EvidenceLink[] = [];
  for (const sku_id of pieces)
    evidence = await appendEvidence(shipment_id, evidence, { ...entry, kind: 'piece', data: { sku_id } });
  await posted(page, product, `/pick-pack/bench/${shipment_id}`, { evidence, scale_g: null });
}

/** Gives the page a serial scale, which `window.scale` writes to, and a camera that shows a box. */
export async function addBenchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null,
      open() {
        port.readable = new ReadableStream<Uint8Array>({ start: (begun) => void (line = begun) });
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const serial = Object.assign(new EventTarget(), {
      getPorts: () => Promise.resolve([]),
      requestPort: () => Promise.resolve(port),
    });
    Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
    let shown = '';
    const send = () => line?.enqueue(new TextEncoder().encode(shown));
    // As scales do, it sends its weight again and again.
    setInterval(send, 200);
    Object.assign(window, {
      scale(text: string) {
        shown = text;
        send();
      },
    });
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d')!;
      context.fillStyle = 'sienna';
      context.fillRect(120, 90, 400, 300);
      return Promise.resolve(canvas.captureStream(5));
    };
  });
}

/** Puts a weight on the scale of `addBenchDevices`. */
export const weigh = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (sent) => (window as unknown as { scale: (text: string) => void }).scale(sent),
    `${text}\r\n`,
  );

/** Signs for a pile with the pointer. */
export async function signPile(page: Page): Promise<void> {
  const signature = page.getByRole('img', { name: /^(Signature of Imran Khan|Imran Khan के हस्ताक्षर)$/ });
  await signature.scrollIntoViewIfNeeded();
  const field = await signature.boundingBox();
  await page.mouse.move(field!.x + 40, field!.y + 60);
  await page.mouse.down();
  await page.mouse.move(field!.x + 140, field!.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^(Clear|मिटाएँ)$/ })).toBeVisible();
}
