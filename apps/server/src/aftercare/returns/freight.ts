import { planPosition } from '@khep/domain/ledger';
import type { LedgerPosition } from '@khep/domain/ledger';
import { isListPrice } from '../../brand/contracts/quote.ts';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { lockWallet, savePosting } from '../../brand/ledger/post.ts';
import type { Cause } from '../../brand/ledger/post.ts';
import type { ReturnRecord } from './tables.ts';

/** Returns the target position of a reverse pickup in the wallet: held until the pickup, then charged. */
function freightTarget({ state, awb, charge_paise }: ReturnRecord): LedgerPosition {
  const amount = awb === null ? 0 : (charge_paise ?? 0);
  if (state === 'CANCELLED') return { held_paise: 0, charged_paise: 0 };
  const isWaiting = ['APPROVED', 'PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'PICKUP_FAILED', 'QC_FAILED'].includes(
    state,
  );
  return isWaiting ? { held_paise: amount, charged_paise: 0 } : { held_paise: 0, charged_paise: amount };
}

/**
 * Posts what the freight of a reverse pickup asks for and the wallet lacks. Free for couriers that bill the brand: those
 * with a contract. An RTO is posted with its shipment. The caller has locked the return.
 */
export async function settleReturnFreight(
  tx: Tx,
  record: ReturnRecord,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const { brand_id, return_id, order_id, charges, awb, kind } = record;
  if (kind === 'rto' || !charges || !isListPrice(charges)) return;
  const cause: Cause = { type: 'return', id: return_id };
  const wallet = await lockWallet(tx, { brand_id, cause });
  if (!wallet || (!wallet.bills_freight && wallet.position.postings === 0)) return;
  await savePosting(tx, wallet, {
    brand_id,
    key: `return:${return_id}:${wallet.position.postings + 1}`,
    cause,
    order_id,
    reference: awb ?? '',
    entries: planPosition('freight_hold', wallet.position, freightTarget(record)),
    actor,
    at,
  });
}
