import { notFound } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Returns the code of a SKU by its record or its code. @throws ApiError 404, also for a SKU of another brand */
export async function requireSku(db: Db, brand_id: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where((eb) => eb.or([eb('id', '=', id), eb('sku_id', '=', id)]))
    .executeTakeFirst();
  if (!row) throw notFound('SKU');
  return row.sku_id;
}
