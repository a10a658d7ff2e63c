import type { ShipmentSummary } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { shipmentTabStates } from '@khep/domain/shipments';
import type { ShipmentTab } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadCounts } from '../../orders/core/counts.ts';
import { placeName } from '../../orders/shipments/serializers.ts';

const maxPlaces = 3;

/** Counts the shipments of each tab, and finds where most are stuck. */
export async function summarizeShipments(db: Db, brand_id: string, now: Date): Promise<ShipmentSummary> {
  const [counts, places, asked] = await Promise.all([
    loadCounts(db, brand_id, 'shipment'),
    db
      .selectFrom('shipments')
      .select([
        'courier_id',
        sql<string>`last_scan ->> 'location'`.as('location'),
        sql<number>`count(*)::int`.as('count'),
        sql<number>`sum(declared_paise)::bigint`.as('value'),
        sql<string>`min(last_scan ->> 'at')`.as('oldest'),
      ])
      .where('brand_id', '=', brand_id)
      .where('stuck_after', '<=', now)
      .groupBy(['courier_id', sql`last_scan ->> 'location'`])
      .orderBy('count', 'desc')
      .orderBy('oldest')
      .execute(),
    // Few are asked about at a time: from them to their shipments.
    db
      .selectFrom('courier_inquiries')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'courier_inquiries.brand_id')
          .onRef('shipments.shipment_id', '=', 'courier_inquiries.shipment_id'),
      )
      .select([
        'shipments.courier_id',
        sql<string>`last_scan ->> 'location'`.as('location'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where('courier_inquiries.brand_id', '=', brand_id)
      .where('courier_inquiries.due_at', 'is not', null)
      .where('courier_inquiries.kind', '=', 'trace')
      .where('shipments.stuck_after', '<=', now)
      .groupBy(['shipments.courier_id', sql`last_scan ->> 'location'`])
      .execute(),
  ]);
  const count = (tab: ShipmentTab) =>
    shipmentTabStates[tab].reduce((sum, state) => sum + (counts.get(state)?.count ?? 0), 0);
  return {
    tabs: {
      all: count('all'),
      pending: count('pending'),
      'in-transit': count('in-transit'),
      delivered: count('delivered'),
      lost: count('lost'),
    },
    stuck: {
      count: places.reduce((sum, place) => sum + place.count, 0),
      value: paiseToRupees(places.reduce((sum, place) => sum + place.value, 0)),
      places: places.slice(0, maxPlaces).map((place) => ({
        courier_id: place.courier_id ?? 0,
        courier_name: courierName(place.courier_id ?? 0),
        location: placeName(place.location),
        count: place.count,
        hours: (now.getTime() - Date.parse(place.oldest)) / 3_600_000,
        asked:
          asked.find((one) => one.courier_id === place.courier_id && one.location === place.location)
            ?.count ?? 0,
      })),
    },
  };
}
