import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from './server.ts';
import { ingestScans } from '../src/dispatch/tracking/scans/ingestScans.ts';
import { createCatalogue, pack } from './shipping.ts';

export type Planters = Awaited<ReturnType<typeof newBrandWithPlanters>>;

/** A brand that sells planters from Jaipur to Bengaluru, for the suites that print what it sold. */
export async function newBrandWithPlanters(server: TestServer, name: string) {
  const { token, brand_id } = await server.newBrand(name);
  const folder = mkdtempSync(join(tmpdir(), 'khep-planters-'));
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
  await createCatalogue(call);
  const read = async (id: string) => (await call('GET', `/order/${id}`)).body.data.order;

  async function newOrder(lines: object[], shipping = 0): Promise<string> {
    const { body } = await call('POST', '/order/manual', {
      buyer_details: {
        name: 'Ananya Krishnan',
        phone: '9829010041',
        address: 'Flat 12, Lake View Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560034',
      },
      order_details: {
        product_details: lines,
        payment_details: {
          payment_method: ['prepaid'],
          shipping_charges: { charge_value: shipping, charge_basis: 'fixed' },
        },
      },
    });
    if (!body.data?.order) throw new Error(JSON.stringify(body));
    return body.data.order.id;
  }

  /** An order in its boxes, which wait for a courier. */
  async function packed(lines: object[], shipping = 0): Promise<string> {
    const id = await newOrder(lines, shipping);
    await pack(call, id);
    return id;
  }

  /** An order in one box that has a courier, and the moment from which its scans are counted. */
  async function booked(lines: object[], shipping = 0) {
    const id = await packed(lines, shipping);
    const { status, body } = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id: 1 }],
    });
    if (status !== 200) throw new Error(`Assigning answered ${status}: ${JSON.stringify(body)}`);
    const [{ id: shipment_id, awb }] = (await read(id)).shipments as [{ id: string; awb: string }];
    return { id, shipment_id, awb, start: server.clock.now().getTime() };
  }

  /** Scans of the order's only box, each an hour after the one before. */
  async function scanned(id: string, ...statuses: [status_type: string, status: string][]): Promise<void> {
    const [shipment] = (await read(id)).shipments;
    const now = server.clock.now();
    await ingestScans(server.db, {
      brand_id,
      shipment_id: shipment.id,
      order_id: id,
      scans: statuses.map(([status_type, status], index) => ({
        awb: shipment.awb,
        code: `${status_type}-${status}`,
        status,
        status_type,
        event_time: new Date(now.getTime() + (index + 1) * 3_600_000).toISOString(),
        location: 'Bengaluru',
        remark: '',
      })),
      now: new Date(now.getTime() + statuses.length * 3_600_000),
      poll_after: null,
    });
  }

  /** The words of a PDF; a file that is not one fails here. */
  async function wordsOf(type: string, id: string): Promise<string> {
    const answer = await fetch(`${server.url}/api/order/processor/${type}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_ids: [id] }),
    });
    if (answer.status !== 200) throw new Error(`${type} answered ${answer.status}`);
    const path = join(folder, `${type}.pdf`);
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  }

  return {
    brand_id,
    call,
    read,
    newOrder,
    packed,
    booked,
    scanned,
    wordsOf,
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
