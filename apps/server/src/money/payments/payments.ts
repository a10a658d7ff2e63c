import { randomBytes } from 'node:crypto';
import type { Config } from '../../start/config.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { createGateway } from './gateway.ts';
import type { GatewayKeys, PaymentGateway } from './gateway.ts';
import { startPaymentSimulator } from './simulator.ts';
import type { PaymentSimulator } from './simulator.ts';

export const paymentWebhookPath = '/webhooks/razorpay';

/** The gateway that top-ups are paid with. */
export interface Payments {
  gateway: PaymentGateway;
  /** Undefined where payments are real. */
  simulator: PaymentSimulator | undefined;
  close(): Promise<void>;
}

/** Real parcels must not be paid with simulated money. */
const notConfigured: PaymentGateway = {
  key_id: '',
  createOrder: () => Promise.reject(topUpsOff()),
  listPayments: () => Promise.reject(topUpsOff()),
  capturePayment: () => Promise.reject(topUpsOff()),
  refundPayment: () => Promise.reject(topUpsOff()),
  chargeMandate: () => Promise.reject(topUpsOff()),
  isSigned: () => false,
  isWebhookSigned: () => false,
};
const topUpsOff = () =>
  new ApiError({
    status: 503,
    code: 'not_configured',
    detail: "Top-ups aren't set up on this server. Ask its administrator to add the Razorpay keys.",
  });

/** Razorpay with the keys of the environment; without keys a simulator on loopback, if couriers are simulated too. */
export async function createPayments(db: Db, config: Config): Promise<Payments> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_URL } = config;
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET) {
    const keys = {
      key_id: RAZORPAY_KEY_ID,
      key_secret: RAZORPAY_KEY_SECRET,
      webhook_secret: RAZORPAY_WEBHOOK_SECRET,
    };
    const gateway = createGateway(RAZORPAY_URL ?? 'https://api.razorpay.com', keys);
    return { gateway, simulator: undefined, close: async () => undefined };
  }
  if (config.KHEP_COURIERS === 'live')
    return { gateway: notConfigured, simulator: undefined, close: async () => undefined };
  const secret = () => randomBytes(16).toString('hex');
  const keys: GatewayKeys = {
    key_id: 'rzp_test_simulator',
    key_secret: secret(),
    webhook_secret: secret(),
  };
  const simulator = await startPaymentSimulator(db, keys);
  return { gateway: createGateway(simulator.url, keys), simulator, close: () => simulator.close() };
}
