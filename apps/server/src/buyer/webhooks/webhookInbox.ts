import { createHash } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/couriers';
import { z } from 'zod';
import { courierServices } from '../../partners/couriers/courierServices.ts';
import type { CourierScan } from '../../partners/couriers/port.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { RetryLater, defineQueue } from '../../platform/jobs/queue.ts';
import type { Services } from '../../start/services.ts';
import { ingestReturnScans } from '../../aftercare/returns/ingestScans.ts';
import { raiseAlert } from '../../platform/alerts/alerts.ts';
import { ingestScans } from '../../dispatch/tracking/scans/ingestScans.ts';

/** Webhooks per round of the sweep. */
const round = 200;
/** A webhook may arrive before our booking is saved, so it is retried; later, polling finds its scans. */
const maxAttempts = 6;
const retrySeconds = 15;
/**
 * Time before the sweep handles a webhook that is being processed or queued. Both may process it: a scan is
 * stored once, so that is harmless.
 */
const leaseMs = 2 * 60_000;
/** With webhooks, polling only finds what they missed. */
const pollSeldom = 4;

interface Delivery {
  brand_id: string;
  partner: CourierPartner;
  body: string;
}

/** A stored webhook. */
const KeptPush = z.object({ brand_id: z.string(), delivery_key: z.string() });
type KeptPush = z.output<typeof KeptPush>;

/** Processes each webhook soon after it arrives; the sweep handles those that remain. */
export const webhookQueue = defineQueue({
  name: 'courier-pushes',
  message: KeptPush,
  maxAttempts: maxAttempts,
  retrySeconds,
  timeoutSeconds: 60,
  concurrency: 4,
  async handle(key, { db, services }) {
    const push = await claim(db, key, services.clock.now());
    if (push && (await processWebhook(db, services, push)) === 'later')
      throw new RetryLater('No box has this AWB yet.');
  },
});

/** Stores a webhook and queues it; a duplicate is stored once. Returns whether it was new. */
export async function storeWebhook(db: Db, services: Services, push: Delivery): Promise<boolean> {
  const { brand_id, partner, body } = push;
  const now = services.clock.now();
  // Until the queue is ready, the sweep processes webhooks.
  const { isReady } = services.jobs;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('courier_inbox')
      .values({
        brand_id,
        delivery_key: createHash('sha256').update(`${partner}\n${body}`).digest('base64url'),
        partner,
        body,
        received_at: now,
        tries: 0,
        read_after: isReady ? new Date(now.getTime() + leaseMs) : now,
        problem: '',
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'delivery_key']).doNothing())
      .returning('delivery_key')
      .executeTakeFirst();
    if (!row) return false;
    const { delivery_key } = row;
    if (isReady)
      await services.jobs.send(
        tx,
        webhookQueue,
        { brand_id, delivery_key },
        { key: `${brand_id}/${delivery_key}` },
      );
    return true;
  });
}

interface Unread extends Delivery {
  delivery_key: string;
  /** Including this one. */
  tries: number;
}

/**
 * Claims an unprocessed webhook and counts the attempt first, so that one that crashes its process isn't
 * retried forever.
 */
async function claim(
  db: Db,
  { brand_id, delivery_key }: KeptPush,
  now: Date,
  isDue = false,
): Promise<Unread | undefined> {
  let update = db
    .updateTable('courier_inbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), read_after: new Date(now.getTime() + leaseMs) }))
    .where('brand_id', '=', brand_id)
    .where('delivery_key', '=', delivery_key);
  update = isDue ? update.where('read_after', '<=', now) : update.where('read_after', 'is not', null);
  const row = await update
    .returning(['brand_id', 'delivery_key', 'partner', 'body', 'tries'])
    .executeTakeFirst();
  return row && { ...row, partner: row.partner };
}

/**
 * Processes webhooks that are overdue, because there was no queue or their process died. Returns how many scans were
 * new.
 */
export async function processWebhooks(db: Db, services: Services): Promise<number> {
  const now = services.clock.now();
  const rows = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('courier_inbox')
      .select(['brand_id', 'delivery_key'])
      .where('read_after', '<=', now)
      .where(brands)
      .orderBy('read_after')
      .limit(round)
      .execute(),
  );
  let taken = 0;
  for (const key of rows) {
    try {
      const push = await claim(db, key, now, true);
      const read = push ? await processWebhook(db, services, push) : 'later';
      if (read !== 'later') taken += read;
    } catch (error) {
      // One brand's shard that is away does not stop the others.
      services.log.error({ brand_id: key.brand_id, err: error }, 'a webhook could not be processed');
    }
  }
  return taken;
}

/** Processes a webhook. Returns the number of new scans, or that it must be retried. */
async function processWebhook(db: Db, services: Services, push: Unread): Promise<number | 'later'> {
  const now = services.clock.now();
  // Its last attempt crashed.
  if (push.tries > maxAttempts) return giveUp(db, push, [], now);
  try {
    return await readOne(db, services, push, now);
  } catch (error) {
    services.log.error({ brand_id: push.brand_id, err: error }, 'a webhook could not be processed');
    return again(db, push, [], now);
  }
}

async function readOne(db: Db, services: Services, push: Unread, now: Date): Promise<number | 'later'> {
  const { brand_id, partner, body } = push;
  const offered = courierServices.filter((service) => service.partner === partner);
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = offered.map(({ courier_id }) => couriers.adapter(courier_id)).find(Boolean);
  const scans = adapter?.parseWebhook(body);
  if (!scans) {
    await done(db, push, 'Unexpected data from this courier.');
    await raiseAlert(db, {
      brand_id,
      partner,
      kind: 'unreadable-push',
      subject: 'shape',
      awb: '',
      words: `A webhook had unexpected data: ${body.slice(0, 300)}`,
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
  if (unknown.length > 0) return again(db, push, unknown, now, taken);
  await done(db, push, '');
  return taken;
}

interface PushedParcel {
  brand_id: string;
  courier_ids: number[];
  awb: string;
  scans: readonly CourierScan[];
  now: Date;
}

/** Ingests the scans of one AWB; undefined if no shipment has it. */
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
  if (!box) return takeForReturn(db, services, { brand_id, courier_ids, awb, scans, now });
  const seldom = new Date(now.getTime() + pollSeldom * services.couriers.pollIntervalMs);
  return ingestScans(db, {
    brand_id,
    shipment_id: box.shipment_id,
    order_id: box.order_id,
    scans,
    now,
    // A shipment that isn't polled remains so.
    poll_after: box.poll_after && seldom,
  });
}

/** Ingests the scans of a reverse pickup; undefined if no return has the AWB. */
async function takeForReturn(
  db: Db,
  services: Services,
  { brand_id, courier_ids, awb, scans, now }: PushedParcel,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('returns')
    .select('return_id')
    .where('brand_id', '=', brand_id)
    .where('awb', '=', awb)
    .where('courier_id', 'in', courier_ids)
    .executeTakeFirst();
  if (!found) return undefined;
  const pollEvery = services.couriers.pollIntervalMs;
  return ingestReturnScans(db, { brand_id, return_id: found.return_id, scans, now, pollEvery });
}

async function done(db: Db, { brand_id, delivery_key }: Unread, problem: string): Promise<void> {
  await db
    .updateTable('courier_inbox')
    .set({ read_after: null, problem })
    .where('brand_id', '=', brand_id)
    .where('delivery_key', '=', delivery_key)
    .execute();
}

const problemOf = (awbs: readonly string[]) =>
  awbs.length > 0 ? `No box has AWB ${awbs.join(', ')}.` : "It couldn't be processed.";

/** No shipment has the AWB yet. Raises an alert after some attempts. */
async function again(
  db: Db,
  push: Unread,
  awbs: readonly string[],
  now: Date,
  taken = 0,
): Promise<number | 'later'> {
  const { brand_id, delivery_key, tries } = push;
  if (tries >= maxAttempts) return taken + (await giveUp(db, push, awbs, now));
  // The queue retries it before the sweep.
  const wait = leaseMs + retrySeconds * 1000 * 2 ** tries;
  await db
    .updateTable('courier_inbox')
    .set({ problem: problemOf(awbs), read_after: new Date(now.getTime() + wait) })
    .where('brand_id', '=', brand_id)
    .where('delivery_key', '=', delivery_key)
    .execute();
  return 'later';
}

/** Raises an alert for a webhook that was never processed. */
async function giveUp(db: Db, push: Unread, awbs: readonly string[], now: Date): Promise<number> {
  const { brand_id, partner, delivery_key, body } = push;
  await done(db, push, problemOf(awbs));
  for (const awb of awbs)
    await raiseAlert(db, {
      brand_id,
      partner,
      kind: 'unknown-awb',
      subject: awb,
      awb,
      words: `Scan received for unknown AWB ${awb}.`,
      at: now,
    });
  if (awbs.length === 0)
    await raiseAlert(db, {
      brand_id,
      partner,
      kind: 'dead-push',
      subject: delivery_key,
      awb: '',
      words: `A webhook couldn't be processed after ${maxAttempts} attempts: ${body.slice(0, 300)}`,
      at: now,
    });
  return 0;
}
