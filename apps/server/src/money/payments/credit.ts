import type { PaymentState } from '@khep/domain/ledger';
import { formatRupees } from '@khep/domain/money';
import type { Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { postEntry } from '../../brand/ledger/post.ts';
import type { GatewayPayment } from './gateway.ts';
import type { PaymentRecord } from './tables.ts';

interface PaymentResult {
  state: PaymentState;
  /** Why it failed or was refused. */
  reason: string;
}

/** Whether a payment is the one that was ordered. */
export const isAsOrdered = (
  { amount_paise, currency }: Pick<PaymentRecord, 'amount_paise' | 'currency'>,
  paid: Pick<GatewayPayment, 'amount' | 'currency'>,
): boolean => paid.amount === amount_paise && paid.currency === currency;

/** Returns what a payment at the gateway means for what was ordered; undefined if it isn't decided yet. */
export function judgePayment(
  ordered: Pick<PaymentRecord, 'amount_paise' | 'currency' | 'provider_order_id'>,
  paid: GatewayPayment,
): PaymentResult | undefined {
  if (paid.order_id !== ordered.provider_order_id)
    return { state: 'refused', reason: `Payment ${paid.id} belongs to another order.` };
  if (paid.status === 'failed')
    return { state: 'failed', reason: paid.error_description ?? 'The payment failed.' };
  if (paid.status === 'refunded')
    return { state: 'refused', reason: `Payment ${paid.id} was refunded. Nothing was credited.` };
  if (paid.status !== 'captured') return undefined;
  if (isAsOrdered(ordered, paid)) return { state: 'paid', reason: '' };
  const amount =
    paid.currency === 'INR' ? formatRupees(paid.amount) : `${paid.amount / 100} ${paid.currency}`;
  return {
    state: 'refused',
    reason: `${amount} was paid instead of ${formatRupees(ordered.amount_paise)}. Nothing was credited; ${paid.id} was refunded.`,
  };
}

/**
 * Records a payment that the gateway reports, and credits it once: by its response, by webhooks in any order, or by
 * asking for it. A payment that failed can still be captured later. Returns the state of the top-up.
 */
export async function recordPayment(
  tx: Tx,
  { brand_id, provider_order_id }: Pick<PaymentRecord, 'brand_id' | 'provider_order_id'>,
  paid: GatewayPayment,
  now: Date,
): Promise<PaymentRecord | undefined> {
  const ordered = await tx
    .selectFrom('payments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('provider_order_id', '=', provider_order_id)
    .forUpdate()
    .executeTakeFirst();
  if (!ordered || ordered.state === 'paid') return ordered;
  const result = judgePayment(ordered, paid);
  if (!result || (result.state === ordered.state && result.reason === ordered.reason)) return ordered;
  const saved = await tx
    .updateTable('payments')
    .set({ ...result, provider_payment_id: paid.id, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('payment_id', '=', ordered.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id,
    kind: `payment.${result.state}`,
    actor: ordered.actor,
    data: { payment_id: ordered.payment_id, amount_paise: ordered.amount_paise, reason: result.reason },
    at: now,
  });
  if (result.state === 'paid')
    await postEntry(tx, {
      brand_id,
      key: `recharge:${paid.id}`,
      cause: { type: 'payment', id: ordered.payment_id },
      entry: { kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: ordered.amount_paise },
      reference: paid.id,
      note: ordered.purpose === 'auto-recharge' ? 'Auto-recharge' : (paid.method ?? ''),
      actor: ordered.actor,
      at: now,
    });
  return saved;
}
