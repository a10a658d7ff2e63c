import { TrackingPage } from '@khep/api';
import type { ShipmentState } from '@khep/domain/shipments';
import { consumeAttempt } from '../accounts/attemptLimit.ts';
import { courierName } from '../couriers/courierServices.ts';
import type { Db } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { istDay } from '../orders/days.ts';
import type { Services } from '../services.ts';
import type { Clock } from '../clock.ts';
import { boxNumber } from '../shipments/boxNumber.ts';
import { placeName } from '../shipments/serializers.ts';

const lookupsPerMinute = 60;

/**
 * Counts a lookup, from the page or the widget, and limits them: order numbers are sequential, and must not
 * be enumerable.
 * @param address the client's network
 */
export function consumeLookup(db: Db, clock: Clock, address: string): Promise<void> {
  return consumeAttempt(db, clock, { key: `track:${address}`, limit: lookupsPerMinute, windowSeconds: 60 });
}

/** Finds the brand of a slug, for a page without a parcel. */
export async function publicBrand(
  db: Db,
  brand_name: string,
): Promise<{ name: string; slug: string; branding: unknown } | undefined> {
  const home = await db
    .selectFrom('brand_slugs')
    .select('home_brand_id')
    .where('slug', '=', brand_name.trim().toLowerCase())
    .executeTakeFirst();
  if (!home) return undefined;
  const found = await db
    .selectFrom('brands')
    .leftJoin('preferences', (join) =>
      join
        .onRef('preferences.brand_id', '=', 'brands.brand_id')
        .on('preferences.preference_type', '=', 'tracking_preference'),
    )
    .select(['brands.name', 'brands.slug', 'preferences.preferences'])
    .where('brands.brand_id', '=', home.home_brand_id)
    .executeTakeFirst();
  return found && { name: found.name, slug: found.slug, branding: found.preferences?.['branding'] };
}

/**
 * Loads the public tracking data of an order, by AWB or order number, without personal data. Throws a 404.
 */
export async function loadTrackingPage(
  db: Db,
  services: Services,
  brand_name: string,
  id: string,
): Promise<TrackingPage> {
  const slug = brand_name.trim().toLowerCase();
  const found = await db
    .selectFrom('brand_slugs')
    .select('home_brand_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!found) throw notFound('parcel');
  const brand_id = found.home_brand_id;
  const wanted = id.trim();
  const order = await findOrder(db, brand_id, wanted);
  if (!order) throw notFound('parcel');
  const [brand, shipments, preference] = await Promise.all([
    db
      .selectFrom('brands')
      .select(['name', 'slug'])
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order.order_id)
      .where('state', '!=', 'CANCELLED')
      .orderBy('box_no')
      .execute(),
    db
      .selectFrom('preferences')
      .select('preferences')
      .where('brand_id', '=', brand_id)
      .where('preference_type', '=', 'tracking_preference')
      .executeTakeFirst(),
  ]);
  const ids = shipments.map(({ shipment_id }) => shipment_id);
  const scans =
    ids.length === 0
      ? []
      : await db
          .selectFrom('scans')
          .select(['shipment_id', 'state_after', 'event_time', 'location', 'outcome'])
          .where('brand_id', '=', brand_id)
          .where('shipment_id', 'in', ids)
          .where('outcome', 'not in', ['unknown-code', 'kept', 'late', 'future'])
          .orderBy('event_time', 'desc')
          .limit(500)
          .execute();
  const kept = preference?.preferences ?? {};
  const couriers = await services.couriers.forBrand(brand_id);
  const simulated = new Set(
    couriers
      .list()
      .filter((service) => service.simulated)
      .map(({ courier_id }) => courier_id),
  );
  return TrackingPage.parse({
    brand: { name: brand.name, slug: brand.slug },
    branding: kept['branding'] ?? {},
    customer_support: kept['customer_support'] ?? {},
    social_media: kept['social_media'] ?? {},
    ad_banner: kept['ad_banner'] ?? {},
    product_suggestions: kept['product_suggestions'] ?? {},
    order_id: order.order_number,
    shipments: shipments.map((box) => ({
      awb: box.awb,
      courier_name: box.courier_id === null ? null : courierName(box.courier_id),
      status: box.state as ShipmentState,
      promised_date: box.expected_at ? istDay(box.expected_at) : null,
      box_number: boxNumber(box, shipments),
      box_count: shipments.length,
      is_simulated: box.courier_id !== null && simulated.has(box.courier_id),
      last_checked_at: box.checked_at?.toISOString() ?? null,
      events: [
        ...scans
          .filter((scan) => scan.shipment_id === box.shipment_id)
          .map((scan) => ({
            status: scan.state_after as ShipmentState,
            at: scan.event_time.toISOString(),
            location: placeName(scan.location) || null,
          })),
        { status: 'DRAFT' as const, at: box.created_at.toISOString(), location: null },
      ],
    })),
  });
}

async function findOrder(
  db: Db,
  brand_id: string,
  id: string,
): Promise<{ order_id: string; order_number: string } | undefined> {
  const byNumber = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('order_number', '=', id.toUpperCase())
    .executeTakeFirst();
  if (byNumber) return byNumber;
  const asGiven = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('order_number', '=', id)
    .executeTakeFirst();
  if (asGiven) return asGiven;
  return db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select(['orders.order_id', 'orders.order_number'])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.awb', '=', id.replaceAll(/\s/g, ''))
    .executeTakeFirst();
}
