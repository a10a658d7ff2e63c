import type { TrackedShipment } from '@khep/api';
import { isStuck, predictFromHistory } from '@khep/domain/shipments';
import type { Lane, LaneHistory, ParcelSituation } from '@khep/domain/shipments';
import { predictDelivery } from '@khep/domain/tracking';
import { istDay } from '@khep/domain/days';
import type { DeliveryRange } from '@khep/domain/tracking';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';

/** Fields of a shipment that a prediction needs. */
export type Predictable = Pick<
  ShipmentRecord,
  'state' | 'expected_at' | 'picked_up_at' | 'ended_at' | 'stuck_after' | 'last_scan'
>;

export interface ExpectedDelivery {
  /** The most likely day, for lists; null if nothing is known. */
  prediction: TrackedShipment['prediction'];
  /** The days between which most parcels of the lane came, for buyers; null without a history. */
  expected: DeliveryRange | null;
  /** The same days, or those that the promise and the state leave; null if nothing is known. */
  range: DeliveryRange | null;
}

/**
 * When a shipment is expected: from its lane's history, else from the promise and the state. Lists, the tracking page, the
 * widget and messages to buyers all use this.
 */
export function expectDelivery(
  row: Predictable,
  situation: Pick<ParcelSituation, 'expects_delivery'>,
  lane: Lane | undefined,
  history: LaneHistory,
  now: Date,
): ExpectedDelivery {
  const status = row.state;
  const promised_date = row.expected_at?.toISOString() ?? null;
  const isToday = status === 'OUT_FOR_DELIVERY';
  if (lane && row.picked_up_at && row.ended_at === null && situation.expects_delivery && !isToday) {
    const found = predictFromHistory(lane, history, {
      started_at: row.picked_up_at.toISOString(),
      stuck_since: isStuck(row.stuck_after, now) ? row.last_scan?.at : undefined,
      now,
    });
    const [from, at, to] = found ? [found.from, found.at, found.to].map((one) => istDay(one)) : [];
    const range =
      from !== undefined && to !== undefined
        ? predictDelivery({ status, promised_date, expected: { from, to }, situation, now })
        : undefined;
    if (found && at !== undefined && range) {
      const day = at < range.from ? range.from : at > range.to ? range.to : at;
      return { prediction: { day, basis: found.basis, sample: found.sample }, expected: range, range };
    }
  }
  const byState = predictDelivery({ status, promised_date, situation, now });
  return {
    prediction: byState === undefined ? null : { day: byState.to, basis: 'promise', sample: 0 },
    expected: null,
    range: byState ?? null,
  };
}
