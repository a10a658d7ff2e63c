import { TrackingPreference } from '@khep/api';
import type { Db } from '../db/schema.ts';

/** A brand as its tracking page needs it. */
export interface TrackingBrand {
  brand_id: string;
  name: string;
  slug: string;
  preference: TrackingPreference;
}

/** Finds the brand of a slug with its tracking preference. */
export async function findTrackingBrand(db: Db, slug: string): Promise<TrackingBrand | undefined> {
  const home = await db
    .selectFrom('brand_slugs')
    .select('home_brand_id')
    .where('slug', '=', slug)
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
  if (!found) return undefined;
  const parsed = TrackingPreference.safeParse(found.preferences ?? {});
  return {
    brand_id: home.home_brand_id,
    name: found.name,
    slug: found.slug,
    preference: parsed.success ? parsed.data : TrackingPreference.parse({}),
  };
}
