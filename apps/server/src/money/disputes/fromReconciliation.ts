import type { DisputeCategory } from '@khep/domain/disputes';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { findDisputedShipment } from './findShipment.ts';
import { assessBilled } from './assess.ts';
import { openDispute } from './openDispute.ts';
import type { DisputeTerms } from './openDispute.ts';
import { moveDispute } from './moveDispute.ts';

/** A line of a courier invoice that was billed above the contract. */
export interface InvoiceCharge {
  line_id: string;
  shipment_id: string;
  category: DisputeCategory;
  /** Charged weight of the line in grams; null if the invoice has none. */
  billed_weight_g: number | null;
  /** Billed above the contract, paise with GST. */
  amount_paise: number;
  /** The invoice number. */
  reference: string;
  /** Differences from the contract, in words. */
  remark: string;
}

/** Outcome of disputing a charge. */
export interface RaisedCharge {
  line_id: string;
  /** Undefined with a reason. */
  dispute_id: string | undefined;
  message: string;
  /** It can't be disputed now; otherwise it is disputed already. */
  is_refused: boolean;
}

interface Author {
  actor: Actor;
  now: Date;
}

/**
 * Raises a dispute for each line of a courier invoice: of one line, or of a whole cause. A line has one dispute, which is
 * raised again after it was lost or withdrawn. A charge that a notice or a person has disputed keeps that dispute.
 */
export async function raiseInvoiceDisputes(
  tx: Tx,
  brand_id: string,
  charges: readonly InvoiceCharge[],
  terms: DisputeTerms,
  author: Author,
): Promise<RaisedCharge[]> {
  const raised: RaisedCharge[] = [];
  for (const charge of charges) {
    const { line_id } = charge;
    try {
      const dispute_id = await raiseCharge(tx, brand_id, charge, terms, author);
      const message = dispute_id === undefined ? 'This charge is disputed already.' : '';
      raised.push({ line_id, dispute_id, message, is_refused: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      raised.push({ line_id, dispute_id: undefined, message: error.detail, is_refused: true });
    }
  }
  return raised;
}

async function raiseCharge(
  tx: Tx,
  brand_id: string,
  charge: InvoiceCharge,
  terms: DisputeTerms,
  author: Author,
): Promise<string | undefined> {
  const { line_id, shipment_id, category } = charge;
  const known = await tx
    .selectFrom('disputes')
    .select(['dispute_id', 'state', 'invoice_line_id'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where((eb) =>
      eb.or([
        eb('invoice_line_id', '=', line_id),
        eb.and([eb('invoice_line_id', '=', ''), eb('category', '=', category)]),
      ]),
    )
    .execute();
  const own = known.find(({ invoice_line_id }) => invoice_line_id === line_id);
  // Accepted, expired or lost before it was billed: the invoice is disputed on its own.
  const isElsewhere = known.some(({ state }) => ['NEW', 'DISPUTED', 'WON', 'PARTIAL'].includes(state));
  if (own === undefined && isElsewhere) return undefined;
  if (own?.state === 'DISPUTED') return undefined;
  const dispute_id = own?.dispute_id ?? (await openCharge(tx, brand_id, charge, terms, author));
  if (dispute_id === undefined) return undefined;
  await moveDispute(tx, { brand_id, dispute_id }, { to: 'DISPUTED', windows: terms.windows }, author);
  return dispute_id;
}

async function openCharge(
  tx: Tx,
  brand_id: string,
  { line_id, shipment_id, category, billed_weight_g, amount_paise, reference, remark }: InvoiceCharge,
  terms: DisputeTerms,
  { actor, now }: Author,
): Promise<string | undefined> {
  const shipment = await findDisputedShipment(tx, brand_id, { shipment_id });
  if (!shipment) return undefined;
  const { declared, billed, stake } = await assessBilled(
    tx,
    brand_id,
    shipment,
    { billed_weight_g, size: null },
    terms.windows.tolerance_g,
  );
  const init = {
    source: 'reconciliation' as const,
    category,
    shipment,
    declared,
    billed: billed_weight_g === null ? declared : billed,
    zone: stake.rated ? stake.zone : (shipment.box.zone ?? ''),
    more_slabs: billed_weight_g !== null && stake.rated ? stake.more_slabs : 0,
    // The invoice says what was billed: its difference is at stake, not our rate of it.
    formula: remark,
    card: stake.rated ? stake.card_words : '',
    amount_paise,
    reference,
    remark,
    photos: [],
    scale_g: null,
    // An invoice has no deadline of its own, however old it is.
    noticed_at: now,
    invoice_line_id: line_id,
  };
  const opened = await openDispute(tx, init, { ...terms, rules: [] }, { actor, now });
  return opened?.dispute_id;
}
