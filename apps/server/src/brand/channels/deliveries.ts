import type { WebhookDelivery, WebhookTopic } from '@khep/api';
import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { decodeCursor, encodeCursor, isText } from '../../platform/db/cursor.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { idAt, newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { allowsInternal, requireEndpoint } from './endpoints.ts';
import { loadChannelOrder } from './channelOrder.ts';
import { postWebhook } from './postWebhook.ts';
import { InternalTarget, createPublicLookup, webhookTargetProblem } from './safeTarget.ts';
import { webhookSecretOwner } from './secretOwner.ts';
import { signWebhook } from './signature.ts';
import type { DeliveryRecord, EndpointRecord } from './tables.ts';

const maxTries = 8;
const firstDelayMs = 30_000;
const leaseMs = 60_000;
const timeoutMs = 10_000;
const sweepSize = 200;
const maxBody = 500;
const publicLookup = createPublicLookup();
/** A transaction may commit an event after one with a later ID: events this young are read again. */
const overlapMs = 2 * 60_000;
/** An endpoint that failed this often in a row is switched off, so that it isn't called forever. */
const maxFailures = 100;

/** Which events of our log a webhook announces. */
const topicOf: Readonly<Record<string, WebhookTopic>> = {
  'order.created': 'order.created',
  'order.updated': 'order.updated',
  'order.packed': 'order.updated',
  'order.warehouse': 'order.updated',
  'order.items_cancelled': 'order.updated',
  'order.store_edited': 'order.updated',
  'order.rest_cancelled': 'order.updated',
  'order.cancelled': 'order.cancelled',
  'shipment.allocated': 'shipment.awb_assigned',
  'shipment.scanned': 'shipment.updated',
  'shipment.manifested': 'shipment.updated',
  'shipment.pickup_scheduled': 'shipment.updated',
  'shipment.corrected': 'shipment.updated',
  'shipment.reopened': 'shipment.updated',
  'shipment.cancelled': 'shipment.cancelled',
};

/** Turns new events into deliveries. An event that is read twice is stored once. */
export async function collectDeliveries(db: Db, services: Services): Promise<number> {
  const endpoints = await acrossBrands(db, services.log, (brands) =>
    db.selectFrom('webhook_endpoints').selectAll().where('is_active', '=', true).where(brands).execute(),
  );
  let added = 0;
  for (const endpoint of endpoints) {
    try {
      added += await collectFor(db, services, endpoint);
    } catch (error) {
      services.log.error({ brand_id: endpoint.brand_id, err: error }, 'webhooks could not be collected');
    }
  }
  return added;
}

async function collectFor(db: Db, services: Services, endpoint: EndpointRecord): Promise<number> {
  const { brand_id, endpoint_id, read_until } = endpoint;
  const topics: readonly string[] = endpoint.topics;
  const kinds = Object.entries(topicOf).flatMap(([kind, topic]) => (topics.includes(topic) ? [kind] : []));
  if (kinds.length === 0) return 0;
  const events = await db
    .selectFrom('events as e')
    .select(['e.event_id', 'e.kind', 'e.order_id', 'e.at'])
    .where('e.brand_id', '=', brand_id)
    .where('e.event_id', '>', read_until)
    .where('e.kind', 'in', kinds)
    .where('e.order_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries as d')
            .select('d.delivery_id')
            .whereRef('d.brand_id', '=', 'e.brand_id')
            .where('d.endpoint_id', '=', endpoint_id)
            .whereRef('d.event_id', '=', 'e.event_id'),
        ),
      ),
    )
    .orderBy('e.event_id')
    .limit(sweepSize)
    .execute();
  const now = services.clock.now();
  for (const { event_id, kind, order_id, at } of events) {
    const topic = topicOf[kind]!;
    const order = await loadChannelOrder(db, services, brand_id, { order_id: order_id! });
    await db
      .insertInto('webhook_deliveries')
      .values({
        brand_id,
        delivery_id: newId('dlv'),
        endpoint_id,
        event_id,
        topic,
        body: JSON.stringify({ id: event_id, topic, occurred_at: at.toISOString(), data: { order } }),
        ...waiting,
        send_after: now,
        created_at: now,
      })
      .onConflict((same) => same.columns(['brand_id', 'endpoint_id', 'event_id']).doNothing())
      .execute();
  }
  // Events younger than the overlap are read again; a full page is continued by the next sweep.
  const settled = idAt('evt', Date.now() - overlapMs);
  if (events.length < sweepSize && settled > read_until)
    await db
      .updateTable('webhook_endpoints')
      .set({ read_until: settled })
      .where('brand_id', '=', brand_id)
      .where('endpoint_id', '=', endpoint_id)
      .where('read_until', '=', read_until)
      .execute();
  return events.length;
}

const waiting = {
  state: 'waiting' as const,
  tries: 0,
  status: 0,
  ms: 0,
  problem: '',
  tried_at: null,
};

/** Sends what is due, oldest first. Returns how many were attempted. */
export async function sendDeliveries(db: Db, services: Services): Promise<number> {
  const rows = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('webhook_deliveries')
      .select(['brand_id', 'delivery_id'])
      .where('send_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('send_after')
      .limit(sweepSize)
      .execute(),
  );
  // A slow receiver delays its own brand only.
  const byBrand = [...Map.groupBy(rows, ({ brand_id }) => brand_id).values()];
  await Promise.all(
    byBrand.map(async (own) => {
      for (const { brand_id, delivery_id } of own) {
        try {
          await attempt(db, services, brand_id, delivery_id);
        } catch (error) {
          // Its endpoint was deleted since, or a shard is away: the others are sent.
          services.log.error({ brand_id, delivery_id, err: error }, 'a webhook could not be sent');
        }
      }
    }),
  );
  return rows.length;
}

/** Sends one delivery, if it is due or forced. The claim leaves it to one process. */
async function attempt(
  db: Db,
  services: Services,
  brand_id: string,
  delivery_id: string,
  isForced = false,
): Promise<DeliveryRecord | undefined> {
  const now = services.clock.now();
  let claim = db
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      tried_at: now,
      send_after: new Date(now.getTime() + leaseMs),
    }))
    .where('brand_id', '=', brand_id)
    .where('delivery_id', '=', delivery_id);
  if (!isForced) claim = claim.where('send_after', '<=', now);
  const row = await claim.returningAll().executeTakeFirst();
  if (!row) return undefined;
  const endpoint = await requireEndpoint(db, brand_id, row.endpoint_id);
  const result = await post(services, endpoint, row);
  const isDelivered = result.problem === '';
  const isOver = isDelivered || row.tries >= maxTries;
  const delay = firstDelayMs * 2 ** (row.tries - 1);
  services.health.record(
    brand_id,
    'custom',
    isDelivered ? (row.tries > 1 ? 'retried' : 'ok') : 'failed',
    result.ms,
  );
  await db
    .updateTable('webhook_endpoints')
    .set(
      isDelivered
        ? { failures: 0 }
        : {
            failures: sql<number>`failures + 1`,
            is_active: sql<boolean>`is_active and failures < ${maxFailures - 1}`,
          },
    )
    .where('brand_id', '=', brand_id)
    .where('endpoint_id', '=', row.endpoint_id)
    .execute();
  return db
    .updateTable('webhook_deliveries')
    .set({
      ...result,
      state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
      send_after: isOver ? null : new Date(now.getTime() + delay),
    })
    .where('brand_id', '=', brand_id)
    .where('delivery_id', '=', delivery_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function post(
  services: Services,
  endpoint: EndpointRecord,
  { body, topic, event_id }: DeliveryRecord,
): Promise<{ status: number; ms: number; problem: string }> {
  // The name may point elsewhere than when it was saved.
  const blocked = await webhookTargetProblem(endpoint.url, allowsInternal(services));
  if (blocked !== undefined) return { status: 0, ms: 0, problem: blocked };
  const secret = services.couriers.vault.open(
    endpoint.secret,
    webhookSecretOwner(endpoint.brand_id, endpoint.endpoint_id),
  );
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const status = await postWebhook(endpoint.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Khep-Webhooks/1',
        'khep-topic': topic,
        'khep-event-id': event_id,
        'khep-signature': signWebhook(secret, body, services.clock.now()),
      },
      body,
      timeoutMs,
      lookup: allowsInternal(services) ? undefined : publicLookup,
    });
    const problem = status >= 200 && status < 300 ? '' : `Responded with ${status}.`;
    return { status, ms: took(), problem };
  } catch (error) {
    if (error instanceof InternalTarget) return { status: 0, ms: took(), problem: error.message };
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      status: 0,
      ms: took(),
      problem: isLate ? `No response in ${timeoutMs / 1000} s.` : "The address can't be reached.",
    };
  }
}

/** Sends a test event to an endpoint now. */
export async function testEndpoint(
  db: Db,
  services: Services,
  brand_id: string,
  endpoint_id: string,
): Promise<WebhookDelivery> {
  const endpoint = await requireEndpoint(db, brand_id, endpoint_id);
  const now = services.clock.now();
  const event_id = newId('evt');
  const delivery_id = newId('dlv');
  await db
    .insertInto('webhook_deliveries')
    .values({
      brand_id,
      delivery_id,
      endpoint_id,
      event_id,
      topic: 'test',
      body: JSON.stringify({ id: event_id, topic: 'test', occurred_at: now.toISOString(), data: {} }),
      ...waiting,
      send_after: null,
      created_at: now,
    })
    .execute();
  const row = await attempt(db, services, brand_id, delivery_id, true);
  return serializeDelivery(row!, endpoint.url);
}

/** Sends a delivery again with the same body and event ID. @throws ApiError 404 */
export async function replayDelivery(
  db: Db,
  services: Services,
  brand_id: string,
  delivery_id: string,
): Promise<WebhookDelivery> {
  const row = await attempt(db, services, brand_id, delivery_id, true);
  if (!row) throw notFound('delivery');
  return serializeDelivery(row, (await requireEndpoint(db, brand_id, row.endpoint_id)).url);
}

const serializeDelivery = (row: DeliveryRecord, url: string): WebhookDelivery => ({
  id: row.delivery_id,
  endpoint_id: row.endpoint_id,
  url,
  event_id: row.event_id,
  topic: row.topic,
  state: row.state,
  tries: row.tries,
  status: row.status,
  ms: row.ms,
  problem: row.problem.slice(0, maxBody),
  body: row.body,
  created_at: row.created_at.toISOString(),
  tried_at: row.tried_at?.toISOString() ?? null,
  send_after: row.send_after?.toISOString() ?? null,
});

/** A page of deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  brand_id: string,
  {
    state,
    page_size,
    after,
  }: { state?: readonly string[] | undefined; page_size: number; after?: string | undefined },
) {
  let matching = db.selectFrom('webhook_deliveries as d').where('d.brand_id', '=', brand_id);
  if (state && state.length > 0)
    matching = matching.where('d.state', 'in', state as DeliveryRecord['state'][]);
  const { total } = await db
    .selectFrom(matching.select('d.delivery_id').limit(10_001).as('some'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  let query = matching
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.brand_id', '=', 'd.brand_id').onRef('e.endpoint_id', '=', 'd.endpoint_id'),
    )
    .selectAll('d')
    .select('e.url')
    .orderBy('d.delivery_id', 'desc')
    .limit(page_size + 1);
  if (after) query = query.where('d.delivery_id', '<', decodeCursor(after, isText)[0]);
  const rows = await query.execute();
  const shown = rows.slice(0, page_size);
  const last = shown.at(-1);
  return {
    deliveries: shown.map(({ url, ...row }) => serializeDelivery(row, url)),
    total: Math.min(total, 10_000),
    total_is_capped: total > 10_000,
    next: rows.length > page_size && last ? encodeCursor(last.delivery_id) : null,
  };
}
