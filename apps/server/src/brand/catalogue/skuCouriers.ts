import { istDay } from '@khep/domain/days';
import { loadPincodeDirectory } from '@khep/domain/india';
import { quote } from '../contracts/quote.ts';
import { loadContracts } from '../contracts/contracts.ts';
import type { Db } from '../../platform/db/schema.ts';
import { validationError, notFound } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';

export interface Recommendation {
  courier_id: number;
  courier_name: string;
  /** Rupees; null if it can't be rated. */
  price: number | null;
  why: string;
}

/**
 * Ranks couriers for one unit of a SKU by price, from the primary warehouse to a pincode (its own by
 * default).
 */
export async function rankCouriersForSku(
  db: Db,
  services: Services,
  brandId: string,
  asked: { sku_id: string; pincode?: string },
): Promise<Recommendation[]> {
  const sku = await db
    .selectFrom('skus')
    .select(['actual_weight', 'sku_length', 'sku_width', 'sku_height'])
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('id', '=', asked.sku_id), where('sku_id', '=', asked.sku_id)]))
    .executeTakeFirst();
  if (sku === undefined) throw notFound('SKU');
  const warehouse = await db
    .selectFrom('warehouses')
    .select(['pincode', 'city', 'state'])
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null)
    .orderBy('is_primary_warehouse', 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
  if (warehouse === undefined)
    throw validationError({
      warehouse_id: 'Add a warehouse first. Rates depend on where parcels are shipped from.',
    });
  const to = await destination(asked.pincode, warehouse);
  const contracts = await loadContracts(db, brandId, [to.pincode]);
  const couriers = await services.couriers.forBrand(brandId);
  const recommendations = couriers.list().map((service): Recommendation => {
    const priced = quote(service, contracts, {
      from: warehouse,
      to,
      weight_g: sku.actual_weight,
      length_cm: sku.sku_length,
      width_cm: sku.sku_width,
      height_cm: sku.sku_height,
      payment_mode: 'prepaid',
      collectible_paise: 0,
      on: istDay(services.clock.now()),
      stated_days: couriers.knownDays(service.courier_id, { from: warehouse.pincode, to: to.pincode }),
    });
    const place = `zone ${priced.zone}, ${priced.tat_days} days`;
    return {
      courier_id: service.courier_id,
      courier_name: service.name,
      price: priced.rated ? priced.charge_paise / 100 : null,
      why: priced.rated ? `${place}${service.offered ? '' : `; ${service.reason}`}` : priced.reason,
    };
  });
  return recommendations.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity));
}

async function destination(
  pincode: string | undefined,
  warehouse: { pincode: string; city: string; state: string },
) {
  if (pincode === undefined || pincode === '') return warehouse;
  const book = await loadPincodeDirectory();
  const place = book.find(pincode);
  if (place === undefined) throw validationError({ pincode: `PIN code ${pincode} not found.` });
  return { pincode, city: place.city, state: place.state };
}
