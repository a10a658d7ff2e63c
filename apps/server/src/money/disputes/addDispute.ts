import type { DisputeDraft } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import type { Actor } from '../../base/actor.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import { assessBilled } from './assess.ts';
import type { Assessment } from './assess.ts';
import { findDisputedShipment } from './findShipment.ts';
import type { DisputedShipment } from './findShipment.ts';
import { openDispute } from './openDispute.ts';
import type { DisputeInit, DisputeTerms } from './openDispute.ts';
import type { DisputeRecord } from './tables.ts';

/** A notice, an entry by hand or an invoice line, checked against our shipment. */
export interface BilledCharge extends DisputeDraft {
  source: DisputeRecord['source'];
  noticed_at: Date;
}

/**
 * Finds the shipment of an AWB and rates what was billed.
 * @throws ApiError 422 on the AWB or the weight, with what to do
 */
export async function assessCharge(
  db: Db | Tx,
  brand_id: string,
  draft: BilledCharge,
  { windows }: Pick<DisputeTerms, 'windows'>,
): Promise<DisputeInit> {
  const shipment = await findDisputedShipment(db, brand_id, { awb: draft.awb });
  if (!shipment) throw validationError({ awb: `No shipment has AWB ${draft.awb}.` });
  if (!shipment.box.picked_up_at)
    throw validationError({ awb: `${draft.awb} wasn't picked up, so it can't be billed by weight.` });
  const { billed_length: length, billed_width: width, billed_height: height } = draft;
  const size = length !== null && width !== null && height !== null ? { length, width, height } : null;
  const billed = { billed_weight_g: draft.billed_weight_g, size };
  const assessment = await assessBilled(db, brand_id, shipment, billed, windows.tolerance_g);
  const isByWeight = draft.category === 'weight' || draft.category === 'dimensions';
  const { stake, declared } = assessment;
  if (isByWeight && !stake.rated) throw validationError({ awb: stake.reason });
  if (isByWeight && !assessment.is_overbilled)
    throw validationError({
      billed_weight_g: `The billed weight is in the declared slab of ${declared.charged_g / 1000} kg, or within ${windows.tolerance_g} g of it: nothing was overcharged.`,
    });
  return toInit(draft, shipment, assessment, isByWeight);
}

function toInit(
  draft: BilledCharge,
  shipment: DisputedShipment,
  { declared, billed, stake }: Assessment,
  isByWeight: boolean,
): DisputeInit {
  return {
    source: draft.source,
    category: draft.category,
    shipment,
    declared,
    billed: isByWeight ? billed : declared,
    zone: stake.rated ? stake.zone : (shipment.box.zone ?? ''),
    more_slabs: isByWeight && stake.rated ? stake.more_slabs : 0,
    formula: isByWeight && stake.rated ? stake.formula : '',
    card: stake.rated ? stake.card_words : '',
    amount_paise: isByWeight && stake.rated ? stake.amount_paise : rupeesToPaise(draft.amount ?? 0),
    reference: draft.reference,
    remark: draft.remark,
    photos: draft.photos,
    scale_g: draft.scale_g,
    noticed_at: draft.noticed_at,
  };
}

/** Adds a dispute by hand. @throws ApiError 409 if the shipment has one of this category */
export async function addDispute(
  tx: Tx,
  brand_id: string,
  draft: DisputeDraft,
  terms: DisputeTerms,
  author: { actor: Actor; now: Date },
): Promise<DisputeRecord> {
  const init = await assessCharge(
    tx,
    brand_id,
    { ...draft, source: 'manual', noticed_at: author.now },
    terms,
  );
  const dispute = await openDispute(tx, init, terms, author);
  if (!dispute)
    throw conflict(
      `AWB ${draft.awb} has a dispute of this category. Open it in Raised, Resolved or Expired.`,
      {
        awb: 'This charge is disputed already.',
      },
    );
  return dispute;
}
