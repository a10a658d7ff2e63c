import type { CourierPartner, StatusMapping } from '@khep/domain/couriers';
import type { ShipmentState } from '@khep/domain/shipments';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** A brand's own status mappings, those of a single code first. */
export async function loadBrandMappings(
  db: Db | Tx,
  brand_id: string,
  partner: CourierPartner,
): Promise<(Required<Omit<StatusMapping, 'state'>> & { state: ShipmentState })[]> {
  const rows = await db
    .selectFrom('status_mappings')
    .select(['status_type', 'status', 'code', 'state'])
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .execute();
  return rows
    .map((row) => Object.assign(row, { state: row.state }))
    .sort((a, b) => Number(b.code !== '') - Number(a.code !== ''));
}
