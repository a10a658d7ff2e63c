import { z } from 'zod';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { workByBrand } from '../../platform/jobs/workByBrand.ts';
import type { Services } from '../../start/services.ts';
import { MessageRejected } from './message.ts';
import { isMessageDue } from '@khep/domain/notifications';
import type { NotificationState } from '@khep/domain/notifications';
import { describeSituation } from '@khep/domain/shipments';
import { isForBuyer } from './serialize.ts';
import { findStopped, stopFooter, stoppedByBuyer } from './stopMessages.ts';
import { requireTrackingBrand } from '../trackingSite/trackingBrand.ts';
import type { TrackingSite } from '../trackingSite/trackingLink.ts';
import type { NotificationRecord } from './tables.ts';

const perRound = 100;
const maxTries = 5;
/** A process that dies while it sends gives the message back after this long. */
const claimMs = 2 * 60_000;
const backoffMs = (tries: number) => 60_000 * 2 ** tries;

/** Sends a brand's due messages; a slow provider doesn't delay other brands. */
export const notificationQueue = defineQueue({
  name: 'notifications',
  message: z.object({ brand_id: z.string() }),
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 5 * 60,
  concurrency: 2,
  handle: async ({ brand_id }, { db, services }) => {
    await sendBrandNotifications(db, services, brand_id);
  },
});

/** Sends due messages of all brands: through the queue where it runs, otherwise at once. */
export async function sendDueNotifications(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('notifications')
      .select('brand_id')
      .distinct()
      .where('send_after', '<=', services.clock.now())
      .where(brands)
      .execute(),
  );
  await workByBrand(db, services, due, {
    queue: notificationQueue,
    work: (brand_id) => sendBrandNotifications(db, services, brand_id),
  });
}

/** Sends due messages of a brand. Returns the number sent. */
export async function sendBrandNotifications(db: Db, services: Services, brand_id: string): Promise<number> {
  let sent = 0;
  const due = await claimDue(db, services, brand_id);
  if (due.length === 0) return sent;
  const site = await requireTrackingBrand(db, brand_id);
  const isStopped = await findStopped(db, brand_id, due);
  for (const row of due) {
    const why =
      isForBuyer(row.kind) && isStopped(row) ? stoppedByBuyer : await findOutdated(db, services, row);
    const result = why === undefined ? await send(services, site, row) : skipped(why);
    if (result.state === 'sent') sent += 1;
    await db
      .updateTable('notifications')
      .set(result)
      .where('brand_id', '=', brand_id)
      .where('notification_id', '=', row.notification_id)
      .execute();
  }
  return sent;
}

/** Claims due messages: until `claimMs` later no other process sends them. */
async function claimDue(db: Db, { clock }: Services, brand_id: string): Promise<NotificationRecord[]> {
  const now = clock.now();
  return db
    .updateTable('notifications')
    .set((eb) => ({ send_after: new Date(now.getTime() + claimMs), tries: eb('tries', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('notification_id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('notification_id')
        .where('brand_id', '=', brand_id)
        .where('send_after', '<=', now)
        .orderBy('send_after')
        .limit(perRound)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

interface SendResult {
  state: NotificationState;
  reason: string;
  provider_id: string;
  send_after: Date | null;
  sent_at: Date | null;
}

const skipped = (reason: string): SendResult => ({
  state: 'skipped',
  reason,
  provider_id: '',
  send_after: null,
  sent_at: null,
});

/**
 * Says why a message isn't needed any more: since it was queued, its parcel moved, was answered or turned back, or a newer
 * message replaced it. Undefined while it is due.
 */
async function findOutdated(
  db: Db,
  { clock, loadSituations }: Services,
  { brand_id, notification_id, kind, shipment_id, created_at }: NotificationRecord,
): Promise<string | undefined> {
  if (shipment_id === null || !isForBuyer(kind)) return undefined;
  const shipments = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'state'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  const [shipment] = shipments;
  if (!shipment) return undefined;
  const situation = (await loadSituations(db, brand_id, shipments, clock.now()))(shipment);
  if (!isMessageDue(kind, situation)) return `Not sent, because it changed: ${describeSituation(situation)}.`;
  const newer = await db
    .selectFrom('notifications')
    .select('notification_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('kind', '=', kind)
    .where('created_at', '>', created_at)
    .where('notification_id', '!=', notification_id)
    .limit(1)
    .executeTakeFirst();
  return newer ? 'Not sent, because a newer message replaces it.' : undefined;
}

async function send(services: Services, site: TrackingSite, row: NotificationRecord): Promise<SendResult> {
  const text = isForBuyer(row.kind) ? `${row.body}\n${stopFooter(services, site, row)}` : row.body;
  // A registered text can't have a footer of its own.
  const template =
    row.template === ''
      ? undefined
      : { id: row.template, language: row.language, values: row.template_values };
  const { channel, contact: to, subject, reply_to, notification_id: reference, tries } = row;
  try {
    let provider_id = '';
    if (channel === 'email')
      await services.mailer.send({ to, subject, text, ...(reply_to !== '' && { replyTo: reply_to }) });
    else
      provider_id = await services.messenger.send({
        channel: channel === 'sms' ? 'sms' : 'whatsapp',
        to,
        text,
        reference,
        ...(template && { template }),
      });
    return { state: 'sent', reason: '', provider_id, send_after: null, sent_at: services.clock.now() };
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'The message could not be sent.';
    const isOver = error instanceof MessageRejected || tries >= maxTries;
    if (isOver) services.log.warn({ brand_id: row.brand_id, reference, reason }, 'message not sent');
    return {
      state: isOver ? 'failed' : 'queued',
      reason,
      provider_id: '',
      send_after: isOver ? null : new Date(services.clock.now().getTime() + backoffMs(tries)),
      sent_at: null,
    };
  }
}
