import type { DisputePhoto } from '@khep/api';
import { actBy, evidenceKinds, findDisputeRule } from '@khep/domain/disputes';
import type { DisputeCategory, DisputeRule, DisputeWindows } from '@khep/domain/disputes';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import { hold } from '../../brand/ledger/holds.ts';
import { withPackingRecord } from '../../orders/packing/packingRecord.ts';
import { collectEvidence } from './collectEvidence.ts';
import { describeItems, itemsOf } from './findShipment.ts';
import type { DisputedShipment } from './findShipment.ts';
import { moveDispute } from './moveDispute.ts';
import type { DisputeRecord, WeighedJson } from './tables.ts';

/** Data for opening a dispute, from any source. */
export interface DisputeInit {
  source: DisputeRecord['source'];
  category: DisputeCategory;
  shipment: DisputedShipment;
  declared: WeighedJson;
  billed: WeighedJson;
  zone: string;
  more_slabs: number;
  formula: string;
  card: string;
  amount_paise: number;
  reference: string;
  remark: string;
  photos: readonly DisputePhoto[];
  scale_g: number | null;
  noticed_at: Date;
  /** The line of a courier invoice that bills it. */
  invoice_line_id?: string;
}

export interface DisputeTerms {
  windows: DisputeWindows;
  rules: readonly DisputeRule[];
}

/** How many of the photos that couriers ask for there are. */
export const countEvidence = (photos: readonly DisputePhoto[]): number =>
  evidenceKinds.filter((kind) => photos.some((photo) => photo.kind === kind)).length;

const ruled: Actor = { kind: 'system', name: 'Dispute rules' };

/**
 * Opens a dispute with its evidence, holds the amount at stake, and answers it where a rule matches. What an invoice has
 * billed is not held. Undefined if the shipment has one of this category, or the invoice line has one.
 */
export async function openDispute(
  tx: Tx,
  init: DisputeInit,
  { windows, rules }: DisputeTerms,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DisputeRecord | undefined> {
  const { shipment, amount_paise, invoice_line_id = '' } = init;
  const held_paise = invoice_line_id === '' ? amount_paise : 0;
  const { box, order } = shipment;
  const { photos, scale_g } = withPackingRecord(init, box.packing_record);
  const { brand_id, shipment_id, order_id } = box;
  const { points, is_frozen } = await collectEvidence(tx, brand_id, shipment, init, { scale_g, now });
  const awb = box.awb ?? '';
  const items = describeItems(itemsOf(box)).slice(0, 500);
  const dispute = await tx
    .insertInto('disputes')
    .values({
      brand_id,
      dispute_id: newId('dsp', now.getTime()),
      source: init.source,
      category: init.category,
      state: 'NEW',
      shipment_id,
      order_id,
      order_number: order.order_number,
      awb,
      courier_id: box.courier_id ?? 0,
      items,
      box_name: box.box_name,
      declared: json(init.declared),
      billed: json(init.billed),
      zone: init.zone,
      more_slabs: init.more_slabs,
      formula: init.formula,
      card: init.card,
      amount_paise,
      held_paise,
      invoice_line_id,
      photos: json(photos),
      evidence_count: countEvidence(photos),
      scale_g,
      points: json(points),
      remark: init.remark,
      reference: init.reference,
      is_frozen,
      search_text: `${awb} ${order.order_number} ${items} ${init.reference}`.toLowerCase(),
      noticed_at: init.noticed_at,
      act_by: actBy(init.noticed_at, windows),
      created_at: now,
      updated_at: now,
    })
    // A charge of a parcel is disputed once; a notice that comes twice changes nothing.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!dispute) return undefined;
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'dispute.opened',
    actor,
    data: { dispute_id: dispute.dispute_id, category: init.category, amount_paise, source: init.source },
    at: now,
  });
  if (held_paise > 0)
    await hold(tx, {
      brand_id,
      key: `weight-hold:${dispute.dispute_id}`,
      cause: { type: 'dispute', id: dispute.dispute_id },
      account: 'weight_hold',
      amount_paise: held_paise,
      reference: awb,
      order_id,
      actor,
      at: now,
    });
  const rule = findDisputeRule(rules, dispute);
  if (!rule) return dispute;
  const to = rule.action === 'accept' ? 'ACCEPTED' : 'DISPUTED';
  return moveDispute(
    tx,
    { brand_id, dispute_id: dispute.dispute_id },
    { to, windows, note: rule.name },
    { actor: ruled, now },
  );
}
