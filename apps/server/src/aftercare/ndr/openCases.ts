import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { ndrLinkUrl } from './link.ts';
import { loadCaseSituations } from './situations.ts';

export interface OpenCaseLink {
  awb: string;
  /** The page on which the buyer answers the case. */
  url: string;
}

/** Lists the failed deliveries of an order that the buyer can answer and hasn't, the most urgent first, with the link to each. */
export async function listOpenCaseLinks(
  db: Db,
  services: Services,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<OpenCaseLink[]> {
  const cases = await db
    .selectFrom('ndr_cases')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'ndr_cases.brand_id')
        .onRef('shipments.shipment_id', '=', 'ndr_cases.shipment_id'),
    )
    .selectAll('ndr_cases')
    .where('ndr_cases.brand_id', '=', brand_id)
    // By the shipments of the order: cases have no index by order.
    .where('shipments.order_id', '=', order_id)
    .where('ndr_cases.status', '=', 'response-needed')
    .orderBy('ndr_cases.deadline_at')
    .execute();
  if (cases.length === 0) return [];
  const brand = await requireTrackingBrand(db, brand_id);
  const now = services.clock.now();
  const situationOf = await loadCaseSituations(db, brand_id, cases, now);
  const open = cases.filter((ndr) => situationOf(ndr).can.includes('buyer-answer'));
  return open.map(({ shipment_id, awb, attempts }) => ({
    awb,
    url: ndrLinkUrl(services, brand, { brand_id, shipment_id, attempt: attempts }, now),
  }));
}
