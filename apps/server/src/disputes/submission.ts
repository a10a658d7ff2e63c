import { describeEvidence } from '@khep/domain/disputes';
import type { Db } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { csvBytes } from '../files/csv.ts';
import { requireService } from '../couriers/courierServices.ts';
import { istDay } from '../orders/days.ts';
import type { DisputeRecord } from './tables.ts';

type Column = readonly [heading: string, value: (dispute: DisputeRecord) => unknown];

const maxRows = 5000;
const kilograms = (g: number | null): string => (g === null ? '' : String(g / 1000));
const size = ({ size: one }: DisputeRecord['declared']): string =>
  one ? `${one.length}x${one.width}x${one.height}` : '';
const links = (origin: string | undefined) => (dispute: DisputeRecord) =>
  dispute.photos.map(({ url }) => (url.startsWith('/') ? `${origin ?? ''}${url}` : url)).join(' ');

/** Headings of each courier's portal; a courier without one gets the plain headings. */
const formats = (origin: string | undefined): Record<string, readonly Column[]> => {
  const remark = (dispute: DisputeRecord) => dispute.points.join(' ');
  return {
    delhivery: [
      ['Waybill', ({ awb }) => awb],
      ['Client Weight (kg)', ({ declared }) => kilograms(declared.charged_g)],
      ['Client LBH (cm)', ({ declared }) => size(declared)],
      ['Charged Weight (kg)', ({ billed }) => kilograms(billed.charged_g)],
      ['Charged LBH (cm)', ({ billed }) => size(billed)],
      ['Product', ({ items }) => items],
      ['Remarks', remark],
      ['Image Links', links(origin)],
    ],
    xpressbees: [
      ['AWB No', ({ awb }) => awb],
      ['Order No', ({ order_number }) => order_number],
      ['Declared Weight', ({ declared }) => kilograms(declared.charged_g)],
      ['Billed Weight', ({ billed }) => kilograms(billed.charged_g)],
      ['Dispute Reason', remark],
      ['Proof', links(origin)],
    ],
    plain: [
      ['awb', ({ awb }) => awb],
      ['order_id', ({ order_number }) => order_number],
      ['category', ({ category }) => category],
      ['declared_weight_kg', ({ declared }) => kilograms(declared.charged_g)],
      ['declared_size_cm', ({ declared }) => size(declared)],
      ['billed_weight_kg', ({ billed }) => kilograms(billed.charged_g)],
      ['billed_size_cm', ({ billed }) => size(billed)],
      ['amount', ({ amount_paise }) => amount_paise / 100],
      ['evidence', ({ photos }) => describeEvidence(photos.map(({ kind }) => kind))],
      ['remark', remark],
      ['photos', links(origin)],
    ],
  };
};

/**
 * Builds the file of the disputes that are with a courier, in its own format.
 * @param dispute_ids some of them; all without
 * @throws ApiError 409 if there are none
 */
export async function buildSubmission(
  db: Db,
  brand_id: string,
  { courier_id, dispute_ids }: { courier_id: number; dispute_ids?: readonly string[] | undefined },
  { now, origin }: { now: Date; origin: string | undefined },
): Promise<{ bytes: Uint8Array; name: string }> {
  const { partner, name } = requireService(courier_id);
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('state', '=', 'DISPUTED')
    .$if(dispute_ids !== undefined, (query) => query.where('dispute_id', 'in', [...(dispute_ids ?? [])]))
    .orderBy('submitted_at')
    .limit(maxRows)
    .execute();
  if (rows.length === 0) throw conflict(`No dispute is with ${name}. Dispute a charge first.`);
  const byPartner = formats(origin);
  const columns = byPartner[partner] ?? byPartner['plain'] ?? [];
  return {
    bytes: csvBytes(
      columns.map(([heading]) => heading),
      rows.map((row) => columns.map(([, value]) => value(row))),
    ),
    name: `disputes-${partner}-${istDay(now)}.csv`,
  };
}
