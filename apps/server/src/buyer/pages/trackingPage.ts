import { istDay } from '@khep/domain/days';
import type { TrackingPage } from '@khep/api';
import type { ParcelSituation } from '@khep/domain/shipments';
import type { BuyerSituation } from '@khep/domain/tracking';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { consumeAttempt, consumeSharedAttempt } from '../../platform/db/attemptLimit.ts';
import type { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { loadSituations } from '../../aftercare/ndr/situations.ts';
import { laneOf, loadLaneHistory } from '../../dispatch/lanes/laneHistory.ts';
import type { Services } from '../../start/services.ts';
import { boxNumber } from '../../orders/shipments/boxNumber.ts';
import { placeName } from '../../orders/shipments/serializers.ts';
import { expectDelivery } from '../../dispatch/tracking/expected/expectDelivery.ts';
import { createExpiringCache } from '../../base/expiringCache.ts';
import { createLookupLimit } from './lookupLimit.ts';
import { createOrderLookup } from './orderLookup.ts';
import type { FoundOrder, OrderLookup } from './orderLookup.ts';
import { orderPageId, parseOrderWithPin } from '../../brand/trackingSite/orderPageId.ts';
import { findTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';

const lookupsPerMinute = 60;
const lookupsPerBrand = 30_000;
/** A changed preference or a scan is on the page after this time. */
const freshMs = 2000;

interface TrackingState {
  limit: ReturnType<typeof createLookupLimit>;
  lookup: OrderLookup;
  brands: LRUCache<string, Promise<TrackingBrand | undefined>>;
  pages: LRUCache<string, Promise<TrackingPage>>;
}

const states = new WeakMap<Services, TrackingState>();

/** The caches and limits of a server's public tracking. */
export function trackingState(db: Db, services: Services): TrackingState {
  let state = states.get(services);
  if (state === undefined) {
    state = {
      limit: createLookupLimit(),
      lookup: createOrderLookup(db, services),
      brands: createExpiringCache(services.clock, { max: 1000, ttl: freshMs }),
      pages: createExpiringCache(services.clock, { max: 5000, ttl: freshMs }),
    };
    states.set(services, state);
  }
  return state;
}

/**
 * Counts a lookup, from the page or the widget, and limits them: order numbers are sequential, and must not
 * be enumerable.
 * @param address the client's network
 */
export function consumeLookup(db: Db, services: Services, address: string): void {
  trackingState(db, services).limit.consume(address, lookupsPerMinute, services.clock.now().getTime());
}

/** Loads the brand of a slug; unknown slugs are remembered too. */
export function loadTrackingBrand(
  db: Db,
  services: Services,
  brand_name: string,
): Promise<TrackingBrand | undefined> {
  const { brands } = trackingState(db, services);
  const slug = brand_name.trim().toLowerCase();
  const known = brands.get(slug);
  if (known) return known;
  const found = findTrackingBrand(db, slug);
  brands.set(slug, found);
  found.catch(() => brands.delete(slug));
  return found;
}

/** Tries of a network, with all orders. */
const pinsPerHour = 30;
/** Tries with one order. */
const pinsOfOrder = { perNetwork: 10, inAll: 100, windowSeconds: 3600 };

/**
 * Returns the ID of the page for what a buyer entered. An order number with the PIN code of its delivery becomes the ID of its
 * page; anything else stays as it is. Attempts are counted by what is entered, whether the order exists or not.
 * @throws ApiError 429 above the limit
 */
export async function resolvePageId(
  db: Db,
  services: Services,
  { brand_id }: Pick<TrackingBrand, 'brand_id'>,
  { id, address }: { id: string; address: string },
): Promise<string> {
  const entered = parseOrderWithPin(id);
  if (entered === undefined) return id;
  // Pages show AWBs in groups of digits, which can look like a PIN code.
  const { lookup } = trackingState(db, services);
  if (await lookup.find(brand_id, id)) return id;
  const { pincode } = entered;
  const order_number = entered.order_number.toUpperCase();
  const { clock } = services;
  await consumeAttempt(db, clock, { key: `track:pin:${address}`, limit: pinsPerHour, windowSeconds: 3600 });
  const key = `track:pin:${brand_id}:${order_number}`;
  await consumeSharedAttempt(db, clock, { key, network: address, ...pinsOfOrder });
  const order = await db
    .selectFrom('orders')
    .select('order_number')
    .where('brand_id', '=', brand_id)
    .where('order_number', 'in', [...new Set([order_number, entered.order_number])])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
  return order ? orderPageId(services, brand_id, order.order_number) : id;
}

/** Finds an order of a brand by AWB or the ID of its page. Throws a 404. */
export async function requireTrackedOrder(
  db: Db,
  services: Services,
  brand: TrackingBrand,
  id: string,
): Promise<FoundOrder> {
  const { limit, lookup } = trackingState(db, services);
  const now = services.clock.now().getTime();
  limit.consume(`brand ${brand.brand_id}`, lookupsPerBrand, now);
  const order = await lookup.find(brand.brand_id, id);
  if (!order) throw notFound('parcel');
  return order;
}

/**
 * Loads the public tracking data of an order, by AWB or the ID of its page, without personal data. Throws a 404.
 */
export async function loadTrackingPage(
  db: Db,
  services: Services,
  brand_name: string,
  id: string,
): Promise<TrackingPage> {
  const brand = await loadTrackingBrand(db, services, brand_name);
  if (!brand) throw notFound('parcel');
  const { pages } = trackingState(db, services);
  const key = `${brand.brand_id} ${id.trim()}`;
  const known = pages.get(key);
  const page =
    known ??
    requireTrackedOrder(db, services, brand, id).then((order) => buildPage(db, services, brand, order));
  if (known === undefined) {
    pages.set(key, page);
    page.catch(() => pages.delete(key));
  }
  // The preference is read at its own pace.
  return { ...(await page), ...brandParts(brand) };
}

export const brandParts = ({ name, slug, preference }: TrackingBrand) => ({
  brand: { name, slug },
  branding: preference.branding,
  customer_support: preference.customer_support,
  social_media: preference.social_media,
  ad_banner: preference.ad_banner,
  product_suggestions: preference.product_suggestions,
});

const toBuyerSituation = ({ happening, day, expects_delivery }: ParcelSituation): BuyerSituation => ({
  happening,
  day,
  expects_delivery,
});

const rupees = (paise: number): number => paise / 100;

/** Builds the public tracking data of an order, with the preference of the given brand. */
export async function buildPage(
  db: Db,
  services: Services,
  brand: TrackingBrand,
  { order_id, order_number }: FoundOrder,
): Promise<TrackingPage> {
  const { brand_id } = brand;
  const [order, shipments, scans, couriers] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['is_cancelled', 'collectible_paise', 'pincode'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('shipments')
      .select([
        'shipment_id',
        'box_no',
        'state',
        'courier_id',
        'awb',
        'expected_at',
        'collectible_paise',
        'delivery_tries',
        'checked_at',
        'created_at',
        'warehouse_id',
        'zone',
        'picked_up_at',
        'ended_at',
        'stuck_after',
        'last_scan',
      ])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .where('state', '!=', 'CANCELLED')
      .orderBy('box_no')
      .execute(),
    db
      .selectFrom('scans')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'scans.brand_id')
          .onRef('shipments.shipment_id', '=', 'scans.shipment_id'),
      )
      .select(['scans.shipment_id', 'scans.state_after', 'scans.event_time', 'scans.location'])
      .where('scans.brand_id', '=', brand_id)
      .where('shipments.brand_id', '=', brand_id)
      .where('shipments.order_id', '=', order_id)
      .where('scans.outcome', 'not in', ['unknown-code', 'kept', 'late', 'future'])
      .orderBy('scans.event_time', 'desc')
      .limit(500)
      .execute(),
    services.couriers.forBrand(brand_id),
  ]);
  const lanes = shipments.map((box) =>
    box.picked_up_at && !box.ended_at ? laneOf(box, order.pincode) : undefined,
  );
  const now = services.clock.now();
  const [history, situationOf] = await Promise.all([
    loadLaneHistory(db, brand_id, lanes),
    loadSituations(db, brand_id, shipments, now),
  ]);
  const simulated = new Set(
    couriers
      .list()
      .filter((service) => service.simulated)
      .map(({ courier_id }) => courier_id),
  );
  const due = (box: (typeof shipments)[number]) =>
    situationOf(box).expects_delivery ? box.collectible_paise : 0;
  return {
    ...brandParts(brand),
    order_id: order_number,
    is_cancelled: order.is_cancelled,
    amount_to_collect: rupees(
      shipments.length > 0
        ? shipments.reduce((sum, box) => sum + due(box), 0)
        : order.is_cancelled
          ? 0
          : order.collectible_paise,
    ),
    shipments: shipments.map((box, index) => ({
      awb: box.awb,
      courier_name: box.courier_id === null ? null : courierName(box.courier_id),
      status: box.state,
      promised_date: box.expected_at ? istDay(box.expected_at) : null,
      situation: toBuyerSituation(situationOf(box)),
      expected: expectDelivery(box, situationOf(box), lanes[index], history, now).expected,
      box_number: boxNumber(box, shipments),
      box_count: shipments.length,
      is_simulated: box.courier_id !== null && simulated.has(box.courier_id),
      amount_to_collect: rupees(due(box)),
      delivery_attempts: box.delivery_tries,
      last_checked_at: box.checked_at?.toISOString() ?? null,
      events: [
        ...scans
          .filter((scan) => scan.shipment_id === box.shipment_id)
          .map((scan) => ({
            status: scan.state_after,
            at: scan.event_time.toISOString(),
            location: placeName(scan.location) || null,
          })),
        { status: 'DRAFT' as const, at: box.created_at.toISOString(), location: null },
      ],
    })),
  };
}
