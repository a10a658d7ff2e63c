import { z } from 'zod';
import { Upload, courierIdText } from '../entities/fields.ts';
import * as m from '../entities/money.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const failure = 'Something went wrong';
const byCourier = z.object({ courier_id: courierIdText });

const recon_ = { module: 'reconciliation' } as const;
export const invoice = {
  upload: endpoint({ id: 'invoice.upload', method: 'POST', path: '/invoice/{courier_id}', ...recon_, params: byCourier, body: Upload, encoding: 'multipart', answer: data(m.InvoiceUploaded), success: 'Invoice Uploaded Successfully', failure: 'Failed to upload file!!! Please check again' }),
  deactivate: endpoint({ id: 'invoice.deactivate', method: 'PUT', path: '/invoice/{id}', ...recon_, params: byId, encoding: 'empty', answer: done, success: 'Invoice Deleted', failure: 'Failed to delete invoice' }),
  list: endpoint({ id: 'invoice.list', method: 'GET', path: '/invoice', ...recon_, query: m.MoneyFilter, answer: z.object({ items: z.array(m.InvoiceItem), total: z.number().int() }), failure }),
};

export const recon = {
  run: endpoint({ id: 'recon.run', method: 'POST', path: '/reconciliation/{courier_id}', ...recon_, params: byCourier, body: z.object({ invoice_id: z.string().min(1) }), answer: done, success: 'Invoice Reconciliation successfully done', failure }),
  runCod: endpoint({ id: 'recon.runCod', method: 'POST', path: '/reconciliation/cod/{courier_id}', ...recon_, params: byCourier, body: z.object({ remittance_id: z.string().min(1) }), answer: done, success: 'COD Reconciliation successfully done', failure }),
  list: endpoint({ id: 'recon.list', method: 'GET', path: '/reconciliation', ...recon_, query: m.MoneyFilter, answer: z.object({ items: z.array(m.ReconItem), total: z.number().int() }), failure }),
  listCod: endpoint({ id: 'recon.listCod', method: 'GET', path: '/reconciliation/cod', ...recon_, query: m.MoneyFilter, answer: z.object({ items: z.array(m.CodItem), total: z.number().int() }), failure }),
  analytics: endpoint({ id: 'recon.analytics', method: 'GET', path: '/reconciliation/cod/dashboard', ...recon_, query: m.MoneyFilter, answer: data(m.AnalyticsAnswer), failure }),
  invoiceAnalytics: endpoint({ id: 'recon.invoiceAnalytics', method: 'GET', path: '/reconciliation/invoice/dashboard', ...recon_, query: m.MoneyFilter, answer: data(m.AnalyticsAnswer), failure }),
  download: endpoint({ id: 'recon.download', method: 'GET', path: '/reconciliation/download', ...recon_, query: m.MoneyFilter, answer: 'blob', failure: 'Failed to download file!!! try another format' }),
};

export const ndr = {
  list: endpoint({ id: 'ndr.list', method: 'GET', path: '/ndr/', module: 'ndr', query: m.NdrFilter, answer: z.object({ success_orders: z.array(m.NdrRow), total: z.number().int() }), failure: 'Failed to fetch NDR orders' }),
  status: endpoint({ id: 'ndr.status', method: 'GET', path: '/ndr/status', module: 'ndr', answer: data(m.NdrStatus), failure }),
  escalate: endpoint({ id: 'ndr.escalate', method: 'POST', path: '/ndr/escalate/{dv_order_id}', module: 'ndr', params: z.object({ dv_order_id: z.string().min(1) }), body: m.EscalationBody, answer: done, success: 'NDR escalated successfully', failure: 'Failed to escalate NDR', forbidden: 'notice' }),
  history: endpoint({ id: 'ndr.history', method: 'GET', path: '/ndr/history/{id}', module: 'ndr', params: byId, answer: data(m.NdrHistory), failure: 'Failed to fetch NDR history' }),
  analytics: endpoint({ id: 'ndr.analytics', method: 'GET', path: '/ndr/analytics', module: 'ndr', query: m.AnalyticsFilter, answer: data(m.AnalyticsAnswer), failure: 'Failed to fetch NDR analytics' }),
};

export const wallet = {
  balance: endpoint({ id: 'wallet.balance', method: 'GET', path: '/wallet/balance', module: 'billing', answer: data(m.WalletBalance), failure }),
  history: endpoint({ id: 'wallet.history', method: 'GET', path: '/wallet/history', module: 'billing', query: m.MoneyFilter, answer: data(z.object({ entries: z.array(m.WalletEntry), total: z.number().int() })), failure }),
  recharge: endpoint({ id: 'wallet.recharge', method: 'POST', path: '/test/razorpay/recharge', module: 'billing', body: m.RechargeBody, answer: data(m.PaymentOrder), failure: 'Try Again' }),
  verify: endpoint({ id: 'wallet.verify', method: 'POST', path: '/test/razorpay/verify-payment', module: 'billing', body: m.PaymentProof, answer: data(m.WalletBalance), failure }),
};
