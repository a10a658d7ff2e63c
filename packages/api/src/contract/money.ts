import { z } from 'zod';
import { page } from '../entities/paging.ts';
import * as m from '../entities/money.ts';
import { data, endpoint } from '../endpoint.ts';

const failure = 'Something went wrong';

export const wallet = {
  balance: endpoint({
    id: 'wallet.balance',
    method: 'GET',
    path: '/wallet/balance',
    module: 'billing',
    response: data(m.WalletBalance),
    errorMessage: failure,
  }),
  history: endpoint({
    id: 'wallet.history',
    method: 'GET',
    path: '/wallet/history',
    module: 'billing',
    query: m.WalletFilter,
    response: data(z.object({ entries: z.array(m.WalletEntry), ...page })),
    rows: 'entries',
    errorMessage: failure,
  }),
  recharge: endpoint({
    id: 'wallet.recharge',
    method: 'POST',
    path: '/test/razorpay/recharge',
    module: 'billing',
    body: m.RechargeBody,
    response: data(m.PaymentOrder),
    errorMessage: 'Try Again',
  }),
  verify: endpoint({
    id: 'wallet.verify',
    method: 'POST',
    path: '/test/razorpay/verify-payment',
    module: 'billing',
    body: m.PaymentProof,
    response: data(m.WalletBalance),
    errorMessage: failure,
  }),
};
