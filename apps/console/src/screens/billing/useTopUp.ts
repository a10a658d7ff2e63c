import { calls } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { useEffect, useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { getSession } from '../../session.ts';
import { openCheckout } from './openCheckout.ts';
import type { CheckoutResponse, PaymentOrder } from './openCheckout.ts';

export type TopUpState =
  | { step: 'idle' }
  /** The simulator's checkout is open. */
  | { step: 'simulate'; order: PaymentOrder }
  /** The bank hasn't answered yet. */
  | { step: 'waiting'; payment_id: string }
  | { step: 'failed'; reason: string };

const pollMs = 2000;
/** Ids of responses that a payment changes. */
const stale = ['wallet', 'billing', 'home'];

/** The payment that is waited for survives a reload, in the tab. */
const storedKey = () => `khep.topup.${getSession().brand_id}`;
const storePayment = (id: string | null) =>
  id === null ? sessionStorage.removeItem(storedKey()) : sessionStorage.setItem(storedKey(), id);

function initialState(): TopUpState {
  const payment_id = sessionStorage.getItem(storedKey());
  return payment_id === null ? { step: 'idle' } : { step: 'waiting', payment_id };
}

/** A top-up from the order to its credit. What happened at the bank is asked of the server, not of the browser. */
export function useTopUp() {
  const [state, setState] = useState<TopUpState>(initialState);
  const recharge = useAction(calls.wallet.recharge);
  const verify = useAction(calls.wallet.verify, { invalidates: stale, quiet: true });
  const invalidate = useInvalidate();
  const client = useClient();
  const waitingFor = state.step === 'waiting' ? state.payment_id : undefined;
  useEffect(() => {
    if (waitingFor === undefined) return undefined;
    let isGone = false;
    async function ask(id: string) {
      const answer = await client
        .call(calls.billing.payment, { params: { id } }, { quiet: true })
        .catch(() => undefined);
      // Without a response the next question may get one.
      if (isGone || !answer || answer.data.state === 'created') return;
      isGone = true;
      storePayment(null);
      const { state: decided, amount, reason } = answer.data;
      if (decided === 'paid') {
        toast.success(`${formatRupeeValue(amount)} added to the wallet`);
        void invalidate(...stale);
        setState({ step: 'idle' });
      } else setState({ step: 'failed', reason });
    }
    const timer = setInterval(() => void ask(waitingFor), pollMs);
    void ask(waitingFor);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [waitingFor, client, invalidate]);

  function wait({ payment_id }: PaymentOrder) {
    storePayment(payment_id);
    setState({ step: 'waiting', payment_id });
  }
  /** Passes on what Checkout returned: a proof, a failure, or nothing yet. */
  async function finish(order: PaymentOrder, response: CheckoutResponse) {
    if (response.kind === 'closed') {
      setState({ step: 'idle' });
      return;
    }
    if (response.kind === 'failed') {
      setState({ step: 'failed', reason: response.reason });
      return;
    }
    wait(order);
    // The server may know of the payment by its webhook already; it is credited once.
    if (response.kind === 'paid') await verify.run({ body: response.proof });
  }
  async function start(amount: number) {
    const result = await recharge.run({ body: { amount } });
    if (!result.ok) {
      setState({ step: 'failed', reason: result.reason });
      return;
    }
    const order = result.answer.data;
    if (order.is_simulated) setState({ step: 'simulate', order });
    else await openCheckout(order).then((response) => finish(order, response));
  }
  return {
    state,
    isPending: recharge.isPending,
    start,
    finish,
    dismiss: () => {
      storePayment(null);
      setState({ step: 'idle' });
    },
  };
}
