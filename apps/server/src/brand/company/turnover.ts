import { isTurnoverBand, turnoverOf } from '@khep/domain/company';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** The turnover of a profile in rupees; undefined while it is not entered. */
export function turnoverOfProfile(profile: Record<string, unknown>): number | undefined {
  const band = profile['turnover'];
  return isTurnoverBand(band) && band !== '' ? turnoverOf(band) : undefined;
}

/** Loads the company's turnover in rupees; undefined while it is not entered. */
export async function loadTurnover(db: Db | Tx, brand_id: string): Promise<number | undefined> {
  const brand = await db
    .selectFrom('brands')
    .select('profile')
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return turnoverOfProfile(brand?.profile ?? {});
}
