import type { ReturnTab } from '@khep/api';
import { returnTabOf } from '@khep/domain/returns';
import { notFound } from '../../base/errors.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';

interface ScannedReturn {
  id: string;
  tab: ReturnTab;
  /** Why it can't be checked now; empty if it can. */
  note: string;
}

/** Finds the return whose AWB was scanned at the bench. @throws ApiError 404 */
export async function findScannedReturn(db: Db, brand_id: string, scanned: string): Promise<ScannedReturn> {
  const awb = scanned.replaceAll(/\s/g, '');
  const record = await db
    .selectFrom('returns')
    .select(['return_id', 'state', 'courier_id'])
    .where('brand_id', '=', brand_id)
    .where('awb', '=', awb)
    .executeTakeFirst();
  if (!record) throw notFound(`return with AWB ${awb}`);
  const tab: ReturnTab = returnTabOf({ state: record.state, is_booked: true }) ?? 'all';
  const note =
    tab === 'in-transit' || tab === 'pickup' || tab === 'ready-to-ship'
      ? `${courierName(record.courier_id)} hasn't reported this parcel as delivered. Check it once the scan arrives.`
      : tab === 'all'
        ? 'This return is closed.'
        : '';
  return { id: record.return_id, tab, note };
}
