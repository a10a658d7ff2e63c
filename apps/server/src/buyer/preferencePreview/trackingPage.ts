import { istDay } from '@khep/domain/days';
import type { TrackingPage, TrackingPreference, TrackingPreview } from '@khep/api';
import type { PreviewedState } from '@khep/domain/tracking';
import type { ShipmentState } from '@khep/domain/shipments';
import { isTrackingLanguage } from '@khep/domain/tracking';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { loadRenderer } from '../pages/trackingRenderer.ts';
import type { Services } from '../../start/services.ts';
import { brandParts, buildPage } from '../pages/trackingPage.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { samplePage } from './samplePage.ts';

const stateOf: Record<PreviewedState, ShipmentState> = {
  'in-transit': 'IN_TRANSIT',
  'out-for-delivery': 'OUT_FOR_DELIVERY',
  failed: 'UNDELIVERED',
  delivered: 'DELIVERED',
};

export interface PreviewOptions {
  preferences: TrackingPreference;
  state: PreviewedState;
  language: string;
}

/** Renders the tracking page with an unsaved preference, for the newest order in a state or a sample. */
export async function previewTrackingPage(
  db: Db,
  services: Services,
  brand_id: string,
  { preferences, state, language }: PreviewOptions,
): Promise<TrackingPreview> {
  const renderer = await loadRenderer();
  if (renderer === undefined) {
    const detail = "The tracking page isn't built. Run: npm run build";
    throw new ApiError({ status: 503, code: 'not_built', detail });
  }
  const now = services.clock.now();
  const { name, slug } = await db
    .selectFrom('brands')
    .select(['name', 'slug'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  const brand: TrackingBrand = { brand_id, name, slug, preference: preferences, verified_host: null };
  const order = await newestOrder(db, brand_id, stateOf[state]);
  const page: TrackingPage = order
    ? await buildPage(db, services, brand, order)
    : { ...brandParts(brand), ...samplePage(stateOf[state], istDay(now)) };
  const path = `/${encodeURIComponent(slug)}/track/${encodeURIComponent(orderPageId(services, brand_id, page.order_id))}`;
  const html = renderer.render({
    page,
    path,
    lookupPath: `/${encodeURIComponent(slug)}/track`,
    language: isTrackingLanguage(language) ? language : 'en',
    now: now.toISOString(),
  });
  return { html, order: order ? { order_id: order.order_number, city: order.city, path } : null };
}

/** Finds the order of the shipment that reached a state last. */
function newestOrder(db: Db, brand_id: string, state: ShipmentState) {
  return db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select(['orders.order_id', 'orders.order_number', 'orders.city'])
    .where('shipments.brand_id', '=', brand_id)
    .where('orders.brand_id', '=', brand_id)
    .where('shipments.state', '=', state)
    .orderBy('shipments.updated_at', 'desc')
    .orderBy('shipments.shipment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
