import { istDay } from '@khep/domain/days';
import { isReturning, isTerminal } from '@khep/domain/shipments';
import { describeParcel, fillMessage, isTrackingLanguage } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { loadSituations } from '../../aftercare/ndr/situations.ts';
import { laneOf, loadLaneHistory } from '../../dispatch/lanes/laneHistory.ts';
import { expectDelivery } from '../../dispatch/tracking/expected/expectDelivery.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';

/** The state of an order's parcels in a message to its subscribers. */
export interface Headline {
  /** Changes when there is news. */
  key: string;
  text: string;
  isOver: boolean;
}

export async function orderHeadline(
  db: Db,
  services: Services,
  { brand_id, order_id, language }: { brand_id: string; order_id: string; language: string },
): Promise<Headline> {
  const boxes = await db
    .selectFrom('shipments')
    .select([
      'shipment_id',
      'box_no',
      'state',
      'courier_id',
      'warehouse_id',
      'zone',
      'expected_at',
      'picked_up_at',
      'ended_at',
      'stuck_after',
      'last_scan',
    ])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', '!=', 'CANCELLED')
    .orderBy('box_no')
    .execute();
  const code: TrackingLanguage = isTrackingLanguage(language) ? language : 'en';
  const now = services.clock.now();
  const order = await db
    .selectFrom('orders')
    .select('pincode')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  const lanes = boxes.map((box) => laneOf(box, order?.pincode ?? ''));
  const [history, situationOf] = await Promise.all([
    loadLaneHistory(db, brand_id, lanes),
    loadSituations(db, brand_id, boxes, now),
  ]);
  const lines = boxes.map((box, index) => {
    const promised_date = box.expected_at ? istDay(box.expected_at) : null;
    const about = describeParcel(
      {
        status: box.state,
        situation: situationOf(box),
        promised_date,
        expected: expectDelivery(box, situationOf(box), lanes[index], history, now).expected,
        last_event_at: box.ended_at?.toISOString() ?? null,
      },
      { language: code, now },
    );
    const parcel =
      boxes.length > 1 ? `${fillMessage(code, 'parcel', { n: index + 1, of: boxes.length })}: ` : '';
    return `${parcel}${[about.headline, about.detail].filter(Boolean).join(' · ')}`;
  });
  return {
    key: boxes.map(({ box_no, state }) => `${box_no}:${state}`).join(' '),
    text: lines.join('\n'),
    isOver: boxes.length > 0 && boxes.every(({ state }) => isTerminal(state) || isReturning(state)),
  };
}
