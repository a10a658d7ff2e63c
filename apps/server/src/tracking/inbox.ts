import { createHash } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import { courierServices } from '../couriers/catalogue.ts';
import type { CourierScan } from '../couriers/port.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { raiseAlert } from './alerts.ts';
import { takeScans } from './apply.ts';

/** Pushes that are read in one round. */
const round = 200;
/** A push may come before our booking is written: it is read again. After that the poll will have seen the scan. */
const mostTries = 6;
/** Where pushes come, the poll only has to find what they missed. */
const pollSeldom = 4;

interface Delivery {
  brand_id: string;
  partner: CourierPartner;
  body: string;
}

/** Keeps a push as it came; the same one again is kept once. Answers whether it was new. */
export async function keepPush(db: Db, { brand_id, partner, body }: Delivery, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('courier_inbox')
    .values({
      brand_id,
      delivery_key: createHash('sha256').update(`${partner}\n${body}`).digest('base64url'),
      partner,
      body,
      received_at: now,
      tries: 0,
      read_after: now,
      problem: '',
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'delivery_key']).doNothing())
    .returning('delivery_key')
    .executeTakeFirst();
  return row !== undefined;
}

interface Unread extends Delivery {
  delivery_key: string;
  tries: number;
}

/** Reads the pushes that wait. Answers how many scans were new. */
export async function readInbox(db: Db, services: Services): Promise<number> {
  const now = services.clock.now();
  const rows = await db
    .selectFrom('courier_inbox')
    .select(['brand_id', 'delivery_key', 'partner', 'body', 'tries'])
    .where('read_after', '<=', now)
    .orderBy('read_after')
    .limit(round)
    .execute();
  let taken = 0;
  for (const row of rows) {
    const push = Object.assign(row, { partner: row.partner as CourierPartner });
    try {
      taken += await readOne(db, services, push, now);
    } catch (error) {
      services.log.error({ brand_id: row.brand_id, err: error }, 'a push could not be read');
      await again(db, push, [], now);
    }
  }
  return taken;
}

async function readOne(db: Db, services: Services, push: Unread, now: Date): Promise<number> {
  const { brand_id, partner, body } = push;
  const offered = courierServices.filter((service) => service.partner === partner);
  const couriers = await services.couriers.of(brand_id);
  const adapter = offered.map(({ courier_id }) => couriers.adapter(courier_id)).find(Boolean);
  const scans = adapter?.readPush(body);
  if (!scans) {
    await done(db, push, 'It is in no shape of this courier.');
    await raiseAlert(db, {
      brand_id,
      partner,
      kind: 'unreadable-push',
      subject: 'shape',
      awb: '',
      words: `A push was in no shape that is known: ${body.slice(0, 300)}`,
      at: now,
    });
    return 0;
  }
  const courier_ids = offered.map(({ courier_id }) => courier_id);
  const unknown: string[] = [];
  let taken = 0;
  for (const [awb, own] of Map.groupBy(scans, (scan) => scan.awb)) {
    const count = await takeFor(db, services, { brand_id, courier_ids, awb, scans: own, now });
    if (count === undefined) unknown.push(awb);
    else taken += count;
  }
  if (unknown.length === 0) await done(db, push, '');
  else await again(db, push, unknown, now);
  return taken;
}

interface PushedParcel {
  brand_id: string;
  courier_ids: number[];
  awb: string;
  scans: readonly CourierScan[];
  now: Date;
}

/** Takes in the scans of one AWB; undefined where no box has it. */
async function takeFor(
  db: Db,
  services: Services,
  { brand_id, courier_ids, awb, scans, now }: PushedParcel,
): Promise<number | undefined> {
  const box = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'order_id', 'poll_after'])
    .where('brand_id', '=', brand_id)
    .where('awb', '=', awb)
    .where('courier_id', 'in', courier_ids)
    .executeTakeFirst();
  if (!box) return undefined;
  const seldom = new Date(now.getTime() + pollSeldom * services.couriers.pollEvery);
  return takeScans(db, {
    brand_id,
    shipment_id: box.shipment_id,
    order_id: box.order_id,
    scans,
    now,
    // A box that is not looked at yet stays so.
    poll_after: box.poll_after && seldom,
  });
}

async function done(db: Db, { brand_id, delivery_key, tries }: Unread, problem: string): Promise<void> {
  await db
    .updateTable('courier_inbox')
    .set({ read_after: null, tries: tries + 1, problem })
    .where('brand_id', '=', brand_id)
    .where('delivery_key', '=', delivery_key)
    .execute();
}

/** No box has the AWB yet: later it may. */
async function again(db: Db, push: Unread, awbs: readonly string[], now: Date): Promise<void> {
  const { brand_id, partner, delivery_key, tries } = push;
  const problem = awbs.length > 0 ? `No box has AWB ${awbs.join(', ')}.` : 'It could not be read.';
  if (tries + 1 < mostTries) {
    await db
      .updateTable('courier_inbox')
      .set({ tries: tries + 1, problem, read_after: new Date(now.getTime() + 15_000 * 2 ** tries) })
      .where('brand_id', '=', brand_id)
      .where('delivery_key', '=', delivery_key)
      .execute();
    return;
  }
  await done(db, push, problem);
  for (const awb of awbs)
    await raiseAlert(db, {
      brand_id,
      partner,
      kind: 'unknown-awb',
      subject: awb,
      awb,
      words: `The courier tells of AWB ${awb}, which is on no box.`,
      at: now,
    });
}
