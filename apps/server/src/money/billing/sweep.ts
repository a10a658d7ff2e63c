import { BillingSettingsDraft } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { loadProfile } from '../../brand/company/profile.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { createTopUp, refreshPayment } from '../payments/topUp.ts';
import type { Services } from '../../start/services.ts';
import { issueDueInvoices } from './freightInvoices.ts';
import type { MandateJson } from './tables.ts';
import { lowBalanceEmail } from './emails.ts';

const dayMs = 86_400_000;
/** A bank may authorise a payment for as long as this after its order, and Razorpay then keeps it for five days. */
const lateMs = 10 * dayMs;
/** Top-ups of a brand that are asked for in one hour: abandoned ones of one brand must not delay the others'. */
const maxLate = 30;
/** Automatic recharges of a brand in 24 hours: a loop must not empty a bank account. */
const maxRechargesPerDay = 3;
const system = { kind: 'system', name: 'Auto-recharge' } as const;

/**
 * Looks after all wallets: asks the gateway for payments without a response, announces low balances once, recharges, and
 * issues the invoices of the month that has ended.
 */
export async function sweepWallets(db: Db, services: Services): Promise<void> {
  const { log, clock } = services;
  const now = clock.now();
  const open = await acrossBrands(db, log, (brands) =>
    db
      .selectFrom('payments')
      .select(['brand_id', 'payment_id'])
      .where('state', '=', 'created')
      .where('created_at', '>', new Date(now.getTime() - dayMs))
      .where(brands)
      .execute(),
  );
  for (const { brand_id, payment_id } of open)
    await attempt(services, brand_id, () => refreshPayment(db, services, brand_id, payment_id));
  const watched = await acrossBrands(db, log, (brands) =>
    db
      .selectFrom('billing_settings')
      .select(['brand_id', 'settings', 'mandate', 'alerted_at'])
      .where(brands)
      .execute(),
  );
  for (const row of watched) await attempt(services, row.brand_id, () => watchBalance(db, services, row));
  const wallets = await acrossBrands(db, log, (brands) =>
    db.selectFrom('wallets').select('brand_id').where('bills_freight', '=', true).where(brands).execute(),
  );
  for (const { brand_id } of wallets)
    await attempt(services, brand_id, () => issueDueInvoices(db, services, [brand_id]));
}

/**
 * Asks once an hour for top-ups of the days before that were never decided, or failed: their bank may have authorised them
 * later, and a webhook may be lost. Captured or refunded on purpose, no payment is left to a time limit.
 */
export async function settleLatePayments(db: Db, services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  const late = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('payments')
      .select(['brand_id', 'payment_id'])
      .where('state', 'in', ['created', 'failed'])
      .where('created_at', '<=', new Date(now - dayMs))
      .where('created_at', '>', new Date(now - lateMs))
      .where(brands)
      .orderBy('created_at', 'desc')
      .execute(),
  );
  const asked = new Map<string, number>();
  for (const { brand_id, payment_id } of late) {
    const before = asked.get(brand_id) ?? 0;
    asked.set(brand_id, before + 1);
    if (before < maxLate)
      await attempt(services, brand_id, () => refreshPayment(db, services, brand_id, payment_id));
  }
}

/** One brand's problem doesn't stop the others. */
async function attempt({ log }: Services, brand_id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ brand_id, err: error }, 'wallet sweep failed');
  }
}

interface WatchedWallet {
  brand_id: string;
  settings: BillingSettingsDraft;
  mandate: MandateJson | null;
  alerted_at: Date | null;
}

async function watchBalance(db: Db, services: Services, watched: WatchedWallet): Promise<void> {
  const { brand_id, mandate, alerted_at } = watched;
  const settings = BillingSettingsDraft.parse(watched.settings);
  const { available_paise } = await balanceOf(db, brand_id);
  const { alert, auto_recharge } = settings;
  const isLow = alert.is_on && available_paise < rupeesToPaise(alert.below);
  if (isLow !== (alerted_at !== null)) {
    // Recorded first: an email that fails is better than one a minute.
    await db
      .updateTable('billing_settings')
      .set({ alerted_at: isLow ? services.clock.now() : null })
      .where('brand_id', '=', brand_id)
      .execute();
    if (isLow) await announce(db, services, brand_id, settings, available_paise);
  }
  if (auto_recharge.is_on && mandate && available_paise < rupeesToPaise(auto_recharge.below))
    await recharge(db, services, brand_id, { amount_paise: rupeesToPaise(auto_recharge.amount), mandate });
}

async function announce(
  db: Db,
  { mailer }: Services,
  brand_id: string,
  { alert, email }: BillingSettingsDraft,
  available_paise: number,
): Promise<void> {
  const profile = await loadProfile(db, brand_id);
  const to = alert.email || email || profile.email;
  if (to === '') return;
  await mailer.send({
    to,
    ...lowBalanceEmail(profile.brand_name, available_paise, rupeesToPaise(alert.below)),
  });
}

async function recharge(
  db: Db,
  services: Services,
  brand_id: string,
  { amount_paise, mandate }: { amount_paise: number; mandate: MandateJson },
): Promise<void> {
  const now = services.clock.now();
  const recent = await db
    .selectFrom('payments')
    .select(['state'])
    .where('brand_id', '=', brand_id)
    .where('purpose', '=', 'auto-recharge')
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .execute();
  if (recent.length >= maxRechargesPerDay || recent.some(({ state }) => state === 'created')) return;
  const { email, mobile } = await loadProfile(db, brand_id);
  const payment = await createTopUp(db, services, {
    brand_id,
    amount_paise: Math.min(amount_paise, mandate.max_paise),
    purpose: 'auto-recharge',
    actor: system,
  });
  await services.payments.gateway.chargeMandate({
    order_id: payment.provider_order_id,
    amount_paise: payment.amount_paise,
    receipt: payment.payment_id,
    notes: { payment_id: payment.payment_id },
    email,
    contact: mobile,
    customer_id: mandate.customer_id,
    token: mandate.token,
  });
  await refreshPayment(db, services, brand_id, payment.payment_id);
}
