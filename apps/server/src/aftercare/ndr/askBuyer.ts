import { ndrBucketLabels } from '@khep/domain/ndr';
import { isMessageDue } from '@khep/domain/notifications';
import { describeSituation } from '@khep/domain/shipments';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notify } from '../../brand/notifications/notify.ts';
import type { NotifyResult } from '../../brand/notifications/notify.ts';
import type { Services } from '../../start/services.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { lockNdrCase } from './answers.ts';
import { ndrLinkUrl } from './link.ts';
import { loadCaseSituations } from './situations.ts';
import type { NdrCaseRecord } from './tables.ts';

const perRound = 200;

/**
 * Sends the buyer of a case a link by which they answer. Nothing is sent for the same attempt again, and nothing to a buyer
 * whose answer couldn't change anything.
 */
export async function askBuyer(tx: Tx, services: Services, row: NdrCaseRecord): Promise<NotifyResult> {
  const { brand_id, shipment_id, order_id, attempts, bucket } = row;
  const now = services.clock.now();
  const situation = (await loadCaseSituations(tx, brand_id, [row], now))(row);
  if (!isMessageDue('ndr.link', situation)) {
    await settleQuestion(tx, row, null);
    return {
      notification_id: '',
      state: 'skipped',
      reason: `There is nothing to ask. ${describeSituation(situation)}.`,
      send_after: null,
    };
  }
  const { buyer_name, buyer_phone, buyer_email, order_number } = await tx
    .selectFrom('orders')
    .select(['orders.buyer_name', 'orders.buyer_phone', 'orders.buyer_email', 'orders.order_number'])
    .where('orders.brand_id', '=', brand_id)
    .where('orders.order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const brand = await requireTrackingBrand(tx, brand_id);
  const [result] = await notify(
    tx,
    brand_id,
    [
      {
        kind: 'ndr.link',
        recipient: { name: buyer_name, phone: buyer_phone, email: buyer_email },
        values: {
          brand: brand.name,
          order: order_number,
          name: buyer_name.split(' ')[0] ?? '',
          courier: courierName(row.courier_id),
          reason: ndrBucketLabels[bucket].toLowerCase(),
          link: ndrLinkUrl(services, brand, { brand_id, shipment_id, attempt: attempts }, now),
        },
        order_id,
        shipment_id,
        key: `ndr.link/${shipment_id}/${attempts}`,
      },
    ],
    now,
  );
  await settleQuestion(tx, row, result?.state === 'queued' ? now : null);
  return result ?? { notification_id: '', state: 'skipped', reason: '', send_after: null };
}

/** Saves that the question is settled. @param asked_at null if the buyer was not asked */
async function settleQuestion(
  tx: Tx,
  { brand_id, shipment_id }: NdrCaseRecord,
  asked_at: Date | null,
): Promise<void> {
  await tx
    .updateTable('ndr_cases')
    .set({ ask_buyer_due_at: null, ...(asked_at && { asked_buyer_at: asked_at }) })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
}

/** Asks the buyer of a case on the seller's request. @throws ApiError 404, or 409 if they can't be asked */
export async function askBuyerNow(
  db: Db,
  services: Services,
  brand_id: string,
  shipment_id: string,
): Promise<NotifyResult> {
  const result = await db.transaction().execute(async (tx) => {
    const row = await lockNdrCase(tx, brand_id, shipment_id);
    if (!row) throw notFound('case');
    if (row.status !== 'response-needed') throw conflict('This case needs no response.');
    return askBuyer(tx, services, row);
  });
  if (result.state !== 'queued') throw conflict(result.reason);
  return result;
}

/** Asks the buyers of new cases. */
export async function askDueBuyers(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('ndr_cases')
      .selectAll()
      .where('ask_buyer_due_at', '<=', services.clock.now())
      .where(brands)
      .limit(perRound)
      .execute(),
  );
  for (const row of due) await db.transaction().execute((tx) => askBuyer(tx, services, row));
}
