import { z } from 'zod';
import { byId, data, done, endpoint } from '../endpoint.ts';
import * as b from '../entities/billing.ts';
import { requiredId } from '../entities/fields.ts';
import { page } from '../entities/paging.ts';

const ours = { module: 'billing', errorMessage: 'Something went wrong', isExtension: true } as const;
const byPartner = z.object({ partner: requiredId('Choose a courier') });

/** Wallet, charges, COD calendar and invoices, beyond the specification's wallet calls. */
export const billing = {
  summary: endpoint({
    id: 'billing.summary',
    method: 'GET',
    path: '/billing/summary',
    ...ours,
    response: data(b.BillingSummary),
  }),
  /** The state of a top-up. Asks the gateway where no response or webhook has arrived yet. */
  payment: endpoint({
    id: 'billing.payment',
    method: 'GET',
    path: '/wallet/payments/{id}',
    ...ours,
    params: byId,
    response: data(b.PaymentState),
  }),
  /** Pays at the simulator, with an outcome to try. 404 where payments are real. */
  simulatePayment: endpoint({
    id: 'billing.simulatePayment',
    method: 'POST',
    path: '/test/razorpay/simulate',
    ...ours,
    body: b.SimulatedPayment,
    response: data(b.SimulatedResult),
    errorMessage: 'Try Again',
  }),
  statement: endpoint({
    id: 'billing.statement',
    method: 'GET',
    path: '/wallet/statement',
    ...ours,
    query: b.StatementFilter,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  charges: endpoint({
    id: 'billing.charges',
    method: 'GET',
    path: '/billing/shipping-charges',
    ...ours,
    query: b.ChargesFilter,
    response: data(z.object({ charges: z.array(b.ShippingCharge), ...page })),
    rows: 'charges',
  }),
  /** Four weeks of COD money: remitted, due and late, by courier and payout day. */
  codCalendar: endpoint({
    id: 'billing.codCalendar',
    method: 'GET',
    path: '/billing/cod-remittance',
    ...ours,
    query: b.CodFilter,
    response: data(b.CodCalendar),
  }),
  /** The statement of one payout: its parcels, and its totals beside what the ledger posted. */
  codParcels: endpoint({
    id: 'billing.codParcels',
    method: 'GET',
    path: '/billing/cod-remittance/parcels',
    ...ours,
    query: b.CodParcelsFilter,
    response: data(b.CodStatement),
    rows: 'parcels',
  }),
  /** The statement of one payout as CSV. */
  codStatement: endpoint({
    id: 'billing.codStatement',
    method: 'GET',
    path: '/billing/cod-remittance/statement',
    ...ours,
    query: b.CodStatementFilter,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  codCycleSave: endpoint({
    id: 'billing.codCycleSave',
    method: 'PUT',
    path: '/billing/cod-cycles/{partner}',
    ...ours,
    params: byPartner,
    body: b.CodCycleDraft,
    isVersioned: true,
    response: done,
    successMessage: 'COD cycle saved',
  }),
  invoices: endpoint({
    id: 'billing.invoices',
    method: 'GET',
    path: '/billing/invoices',
    ...ours,
    response: data(z.object({ invoices: z.array(b.FreightInvoice) })),
    rows: 'invoices',
  }),
  invoicePdf: endpoint({
    id: 'billing.invoicePdf',
    method: 'GET',
    path: '/billing/invoices/{id}/pdf',
    ...ours,
    params: byId,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  adjustments: endpoint({
    id: 'billing.adjustments',
    method: 'GET',
    path: '/billing/adjustments',
    ...ours,
    response: data(z.object({ adjustments: z.array(b.Adjustment) })),
  }),
  adjustmentAdd: endpoint({
    id: 'billing.adjustmentAdd',
    method: 'POST',
    path: '/billing/adjustments',
    ...ours,
    body: b.AdjustmentDraft,
    response: data(z.object({ adjustment: b.Adjustment })),
    successMessage: 'Adjustment requested',
  }),
  /** Withdraws a request. Only the operator of the installation approves one. */
  adjustmentWithdraw: endpoint({
    id: 'billing.adjustmentWithdraw',
    method: 'POST',
    path: '/billing/adjustments/{id}/withdraw',
    ...ours,
    params: byId,
    response: data(z.object({ adjustment: b.Adjustment })),
    successMessage: 'Adjustment withdrawn',
  }),
  settings: endpoint({
    id: 'billing.settings',
    method: 'GET',
    path: '/settings/billing',
    ...ours,
    module: 'settings',
    response: data(b.BillingSettings),
  }),
  settingsSave: endpoint({
    id: 'billing.settingsSave',
    method: 'PUT',
    path: '/settings/billing',
    ...ours,
    module: 'settings',
    body: b.BillingSettingsDraft,
    response: data(b.BillingSettings),
    successMessage: 'Billing settings saved',
    isVersioned: true,
  }),
  /** Authorises auto-recharge by UPI AutoPay. */
  mandateAdd: endpoint({
    id: 'billing.mandateAdd',
    method: 'POST',
    path: '/settings/billing/mandate',
    ...ours,
    module: 'settings',
    body: b.MandateDraft,
    response: data(b.BillingSettings),
    successMessage: 'UPI AutoPay authorised',
    errorMessage: 'Try Again',
  }),
  mandateRemove: endpoint({
    id: 'billing.mandateRemove',
    method: 'DELETE',
    path: '/settings/billing/mandate',
    ...ours,
    module: 'settings',
    response: data(b.BillingSettings),
    successMessage: 'UPI AutoPay cancelled',
  }),
};
