import { describeEvidence } from '@khep/domain/disputes';
import type { WeightDisputeRow } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { csvBytes } from '../files/csv.ts';
import { requireService } from '../couriers/courierServices.ts';
import { istDay } from '../orders/days.ts';
import { requireSheet } from './courierSheet.ts';
import type { DisputeRecord } from './tables.ts';

const maxRows = 5000;
const kilograms = (g: number | null): string => (g === null ? '' : String(g / 1000));
const size = ({ size: one }: DisputeRecord['declared']): string =>
  one ? `${one.length}x${one.width}x${one.height}` : '';
const links = (origin: string | undefined) => (dispute: DisputeRecord) =>
  dispute.photos.map(({ url }) => (url.startsWith('/') ? `${origin ?? ''}${url}` : url)).join(' ');

/** A dispute as its courier reads it. */
const toRow = (dispute: DisputeRecord, origin: string | undefined): WeightDisputeRow => ({
  awb: dispute.awb,
  order_number: dispute.order_number,
  category: dispute.category,
  items: dispute.items,
  declared_kg: kilograms(dispute.declared.charged_g),
  declared_size: size(dispute.declared),
  billed_kg: kilograms(dispute.billed.charged_g),
  billed_size: size(dispute.billed),
  amount: paiseToRupees(dispute.amount_paise),
  evidence: describeEvidence(dispute.photos.map(({ kind }) => kind)),
  remark: dispute.points.join(' '),
  photos: links(origin)(dispute),
});

/**
 * Builds the file of the disputes that are with a courier, in the courier's own columns.
 * @param dispute_ids some of them; all without
 * @throws ApiError 409 if there are none, or if the courier takes no file
 */
export async function buildSubmission(
  db: Db,
  brand_id: string,
  { courier_id, dispute_ids }: { courier_id: number; dispute_ids?: readonly string[] | undefined },
  { now, origin }: { now: Date; origin: string | undefined },
): Promise<{ bytes: Uint8Array; name: string }> {
  const { partner, name } = requireService(courier_id);
  const { headings, toCells } = requireSheet(partner, ({ disputeSheets }) => disputeSheets.weight);
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
  return {
    bytes: csvBytes(
      headings,
      rows.map((row) => toCells(toRow(row, origin))),
    ),
    name: `disputes-${partner}-${istDay(now)}.csv`,
  };
}
