import type { HoldReason } from '@khep/domain/warehouse';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { settleWave } from '../waves/endWave.ts';
import { dropOpenPicks, lockWaveOf, picksOf } from '../waves/wavePicks.ts';
import { lockOrderOf, requireOpenBox } from './openBox.ts';

/**
 * Holds a box: it leaves its wave, the units that were not picked are free, and those that were go back to their bins. The
 * courier keeps its booking.
 * @throws ApiError 404, 409
 */
export async function holdBox(
  tx: Tx,
  author: ChangeContext,
  shipment_id: string,
  reason: HoldReason,
  now: Date,
): Promise<void> {
  const { brand_id, actor } = author;
  const order_id = await lockOrderOf(tx, brand_id, shipment_id);
  await requireOpenBox(tx, brand_id, shipment_id);
  await tx
    .insertInto('box_holds')
    .values({ brand_id, shipment_id, order_id, reason, held_by: actor.name ?? '', held_at: now })
    .execute();
  await leaveWave(tx, author, shipment_id, now);
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'shipment.held',
    actor,
    data: { reason },
    at: now,
  });
}

async function leaveWave(tx: Tx, author: ChangeContext, shipment_id: string, now: Date): Promise<void> {
  const { brand_id } = author;
  const place = await lockWaveOf(tx, brand_id, shipment_id);
  if (!place) return;
  const { wave } = place;
  const { wave_id } = wave;
  const picks = await dropOpenPicks(
    tx,
    author,
    await picksOf(tx, { brand_id, wave_id }),
    new Set([shipment_id]),
    now,
  );
  await tx
    .deleteFrom('wave_boxes')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  await settleWave(tx, wave, picks, now);
}

/** Releases a held box, which then waits for a wave. One that isn't held stays as it is. @throws ApiError 404 */
export async function releaseBox(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  shipment_id: string,
  now: Date,
): Promise<void> {
  const order_id = await lockOrderOf(tx, brand_id, shipment_id);
  const hold = await tx
    .deleteFrom('box_holds')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .returning('reason')
    .executeTakeFirst();
  if (!hold) return;
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'shipment.released',
    actor,
    data: {},
    at: now,
  });
}
