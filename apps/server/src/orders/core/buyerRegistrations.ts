import type { BuyerRegistration, OrderDraft } from '@khep/api';
import type { Db, Tx } from '../../platform/db/schema.ts';

type Buyer = OrderDraft['buyer_details'];

/** Latest registrations of the holders of GSTINs, by GSTIN. */
export type BuyerRegistrations = ReadonlyMap<string, BuyerRegistration>;

/** Loads what was last said of the holders of GSTINs. */
export async function loadBuyerRegistrations(
  db: Db | Tx,
  brand_id: string,
  gstins: readonly string[],
): Promise<BuyerRegistrations> {
  const wanted = [...new Set(gstins.filter((gstin) => gstin !== ''))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('buyer_registrations')
    .select(['gstin', 'receiver', 'is_sez'])
    .where('brand_id', '=', brand_id)
    .where('gstin', 'in', wanted)
    .execute();
  return new Map(rows.map(({ gstin, ...said }) => [gstin, said]));
}

/** Completes a buyer with what was last said of its GSTIN. */
export function completeRegistration(buyer: Buyer, known: BuyerRegistrations): Buyer & { is_sez: boolean } {
  if (buyer.gst_number === '') return { ...buyer, receiver: '', is_sez: false };
  const said = known.get(buyer.gst_number);
  return {
    ...buyer,
    receiver: buyer.receiver || (said?.receiver ?? ''),
    is_sez: buyer.is_sez ?? said?.is_sez ?? false,
  };
}

/** Records what an order says of the holder of its GSTIN, for the next order. */
export async function saveBuyerRegistration(
  tx: Tx,
  brand_id: string,
  buyer: Buyer,
  now: Date,
): Promise<void> {
  const { gst_number, receiver, is_sez = false } = buyer;
  if (gst_number === '' || (receiver === '' && !is_sez)) return;
  await tx
    .insertInto('buyer_registrations')
    .values({ brand_id, gstin: gst_number, receiver, is_sez, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'gstin']).doUpdateSet({ receiver, is_sez, updated_at: now }),
    )
    .execute();
}
