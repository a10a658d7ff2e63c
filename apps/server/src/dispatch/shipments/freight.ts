import { planFreight } from '@khep/domain/ledger';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { lockWallet, planPosting, savePosting } from '../../brand/ledger/post.ts';
import type { Cause, LockedWallet, PlannedPosting, Posting } from '../../brand/ledger/post.ts';

type BilledShipment = Pick<
  ShipmentRecord,
  'brand_id' | 'shipment_id' | 'order_id' | 'state' | 'awb' | 'charge_paise'
>;

const causeOf = (shipment_id: string): Cause => ({ type: 'shipment', id: shipment_id });

/** The posting that a shipment still needs; without entries where it needs none. */
function freightPosting(
  { brand_id, shipment_id, order_id, state, awb, charge_paise }: BilledShipment,
  { position }: LockedWallet,
  { actor, at }: { actor: Actor; at: Date },
): Posting {
  return {
    brand_id,
    // Counted, because a shipment can be held, released and held again.
    key: `freight:${shipment_id}:${position.postings + 1}`,
    cause: causeOf(shipment_id),
    order_id,
    reference: awb ?? '',
    entries: planFreight(position, state, charge_paise ?? 0),
    actor,
    at,
  };
}

/**
 * Plans the freight hold of a booking, to be saved with it. Undefined if Khep doesn't bill the brand's shipments. The
 * caller has locked the order.
 */
export async function planFreightHold(
  tx: Tx,
  shipment: BilledShipment,
  change: { actor: Actor; at: Date },
): Promise<PlannedPosting | undefined> {
  const { brand_id, shipment_id } = shipment;
  const wallet = await lockWallet(tx, { brand_id, cause: causeOf(shipment_id) });
  if (!wallet?.bills_freight) return undefined;
  return planPosting(wallet, freightPosting(shipment, wallet, change));
}

/**
 * Posts what a shipment's state and charges ask for and the ledger lacks: the debit at pickup, the release of a
 * cancellation, the difference of an RTO. Free for shipments that their couriers bill. The caller has locked the order.
 */
export async function settleFreight(
  tx: Tx,
  shipment: Pick<ShipmentRecord, 'brand_id' | 'shipment_id' | 'is_wallet_billed'>,
  change: { actor: Actor; at: Date },
): Promise<void> {
  if (!shipment.is_wallet_billed) return;
  const { brand_id, shipment_id } = shipment;
  const current = await tx
    .selectFrom('shipments')
    .select(['brand_id', 'shipment_id', 'order_id', 'state', 'awb', 'charge_paise'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  const wallet = current && (await lockWallet(tx, { brand_id, cause: causeOf(shipment_id) }));
  if (wallet) await savePosting(tx, wallet, freightPosting(current, wallet, change));
}
