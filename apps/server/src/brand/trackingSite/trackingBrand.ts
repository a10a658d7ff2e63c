import { TrackingPreference, trackingHostname } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';

/** A brand as its tracking page needs it. */
export interface TrackingBrand {
  brand_id: string;
  name: string;
  slug: string;
  preference: TrackingPreference;
  /** The brand's own host, whose DNS records were verified. */
  verified_host: string | null;
}

/** Finds the brand of a slug with its tracking preference. */
export async function findTrackingBrand(db: Db, slug: string): Promise<TrackingBrand | undefined> {
  const home = await db
    .selectFrom('brand_slugs')
    .select('home_brand_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return home && loadBrand(db, home.home_brand_id);
}

/** Loads a brand with its tracking preference, by its ID. */
export async function requireTrackingBrand(db: Db, brand_id: string): Promise<TrackingBrand> {
  const brand = await loadBrand(db, brand_id);
  if (!brand) throw new Error(`No brand ${brand_id}.`);
  return brand;
}

async function loadBrand(db: Db, brand_id: string): Promise<TrackingBrand | undefined> {
  const found = await db
    .selectFrom('brands')
    .leftJoin('preferences', (join) =>
      join
        .onRef('preferences.brand_id', '=', 'brands.brand_id')
        .on('preferences.preference_type', '=', 'tracking_preference'),
    )
    .leftJoin('tracking_hosts', (join) =>
      join
        .onRef('tracking_hosts.brand_id', '=', 'brands.brand_id')
        .on('tracking_hosts.verified_at', 'is not', null),
    )
    .select(['brands.name', 'brands.slug', 'preferences.preferences', 'tracking_hosts.host'])
    .where('brands.brand_id', '=', brand_id)
    .executeTakeFirst();
  if (!found) return undefined;
  const parsed = TrackingPreference.safeParse(found.preferences ?? {});
  const preference = parsed.success ? parsed.data : TrackingPreference.parse({});
  return {
    brand_id,
    name: found.name,
    slug: found.slug,
    preference,
    verified_host: found.host !== null && found.host === chosenHost({ preference }) ? found.host : null,
  };
}

/** Returns the host that a brand chose in its preference; undefined if none. */
export const chosenHost = ({ preference }: Pick<TrackingBrand, 'preference'>): string | undefined =>
  trackingHostname(preference.branding);
