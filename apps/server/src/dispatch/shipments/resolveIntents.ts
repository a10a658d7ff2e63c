import { mapCourierStatus } from '@khep/domain/couriers';
import { formatDate } from '@khep/domain/days';
import { requirePartner } from '../../partners/couriers/courierServices.ts';
import { closeIntent, updateIntent } from '../../partners/couriers/courierIntents.ts';
import type { CourierIntent } from '../../partners/couriers/courierIntents.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { BrandCouriers, CourierAdapter } from '../../partners/couriers/port.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { raiseAlert, resolveAlert } from '../../platform/alerts/alerts.ts';
import { loadBrandMappings } from './brandMappings.ts';
import { completeCancel, requestCancel } from './cancel/cancelShipment.ts';
import { requestPickup, savePickup } from './pickups/schedulePickups.ts';

/** "22 Nov 2026" */
const pickupDay = ({ details: { date = '' } }: CourierIntent): string => formatDate(date);

const batchSize = 50;
/** After this many checks an alert is raised. */
const alertAfter = 5;
const maxWaitMs = 60 * 60_000;

/**
 * Resolves cancellations, returns and pickups whose outcome is unknown, also after a crash: repeats the request,
 * which couriers answer as the first time, and saves its effect. Returns how many were resolved.
 */
export async function resolvePendingIntents(db: Db, services: Services): Promise<number> {
  const intents = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('courier_intents')
      .selectAll()
      .where('check_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('check_after')
      .limit(batchSize)
      .execute(),
  );
  let resolved = 0;
  for (const intent of intents) {
    try {
      const problem = await resolveIntent(db, services, intent);
      if (problem === undefined) {
        resolved += 1;
        await resolveAlert(db, alertOf(intent), services.clock.now());
      } else await checkLater(db, services, intent, problem);
    } catch (error) {
      const { brand_id, intent_id } = intent;
      services.log.error({ brand_id, intent_id, err: error }, 'a courier request could not be resolved');
      // Its shard may be unavailable too; the row says when to try again.
      await checkLater(db, services, intent, 'Something went wrong here.').catch((problem: unknown) =>
        services.log.error(
          { brand_id, intent_id, err: problem },
          'a courier request could not be rescheduled',
        ),
      );
    }
  }
  return resolved;
}

/** Returns why an intent is still open; undefined once it is closed. */
async function resolveIntent(db: Db, services: Services, intent: CourierIntent): Promise<string | undefined> {
  const couriers = await services.couriers.forBrand(intent.brand_id);
  const adapter = couriers.adapter(intent.courier_id);
  if (!adapter) return 'The courier is no longer connected.';
  try {
    return await (intent.kind === 'pickup'
      ? resolvePickup(db, services, intent, couriers, adapter)
      : resolveCancel(db, services, intent, adapter));
  } catch (error) {
    if (error instanceof CourierUnavailable) return error.message;
    // The shipment has moved on here, by a scan.
    if (error instanceof ApiError) return error.detail;
    throw error;
  }
}

async function resolvePickup(
  db: Db,
  services: Services,
  intent: CourierIntent,
  couriers: BrandCouriers,
  adapter: CourierAdapter,
): Promise<undefined> {
  const answer = await requestPickup(db, couriers, adapter, intent);
  if (answer.accepted) await savePickup(db, services.clock, intent, answer.reference);
  else {
    await closeIntent(db, services.clock, intent, 'refused');
    await alertRefused(
      db,
      services,
      intent,
      `The pickup request for ${pickupDay(intent)} had no response, and was rejected when it was repeated: ${answer.reason}`,
    );
  }
  return undefined;
}

async function resolveCancel(
  db: Db,
  services: Services,
  intent: CourierIntent,
  adapter: CourierAdapter,
): Promise<undefined> {
  const [awb = ''] = intent.details.awbs;
  const { isDone, reason } = await requestCancel(adapter, intent.kind, awb);
  // Some couriers reject a second cancellation: the first one shows in their scans.
  if (isDone || (intent.kind === 'cancel' && (await isCancelled(db, intent, adapter, awb))))
    await db.transaction().execute((tx) => completeCancel(tx, services.clock, intent));
  else {
    await closeIntent(db, services.clock, intent, 'refused');
    await alertRefused(db, services, intent, `${awb} wasn't cancelled: ${reason || 'no reason given'}`);
  }
  return undefined;
}

async function isCancelled(
  db: Db,
  { brand_id }: CourierIntent,
  adapter: CourierAdapter,
  awb: string,
): Promise<boolean> {
  const scans = await adapter.track([awb]);
  const own = await loadBrandMappings(db, brand_id, adapter.partner);
  const last = scans.findLast((scan) => scan.awb === awb);
  return last !== undefined && mapCourierStatus(adapter.partner, last, own) === 'CANCELLED';
}

function alertOf({ brand_id, courier_id, kind, intent_id }: CourierIntent) {
  const partner = requirePartner(courier_id);
  return {
    brand_id,
    partner,
    kind: kind === 'pickup' ? ('pickup-unsure' as const) : ('cancel-unsure' as const),
    subject: intent_id,
  };
}

/** The user saw that the outcome is being checked, so a rejection raises an alert. */
async function alertRefused(db: Db, services: Services, intent: CourierIntent, words: string): Promise<void> {
  const [awb = ''] = intent.details.awbs;
  await raiseAlert(db, {
    ...alertOf(intent),
    subject: `${intent.intent_id}/refused`,
    awb,
    words,
    at: services.clock.now(),
  });
}

/** Schedules another check, with exponential backoff. */
async function checkLater(db: Db, services: Services, intent: CourierIntent, problem: string): Promise<void> {
  const now = services.clock.now();
  const checks = intent.checks + 1;
  const isOpen = await updateIntent(db, intent, {
    state: 'unsure',
    checks,
    check_after: new Date(now.getTime() + Math.min(maxWaitMs, 15_000 * 2 ** checks)),
    updated_at: now,
  });
  if (!isOpen || checks < alertAfter) return;
  const [awb = ''] = intent.details.awbs;
  const what =
    intent.kind === 'pickup'
      ? `The outcome of the pickup request for ${pickupDay(intent)} is unknown.`
      : `It is unknown whether ${awb} was cancelled.`;
  await raiseAlert(db, { ...alertOf(intent), awb, words: `${what} ${problem}`, at: now });
}
