import { randomBytes } from 'node:crypto';
import { BillingSettingsDraft } from '@khep/api';
import type { BillingSettings } from '@khep/api';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { supplierGstinProblem } from '@khep/domain/tax';
import type { z } from 'zod';
import { loadProfile } from '../../brand/company/profile.ts';
import { assertVersion, nextVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import type { MandateJson } from './tables.ts';

type Settings = z.output<typeof BillingSettings>;

async function findSettings(db: Db | Tx, brand_id: string) {
  return db.selectFrom('billing_settings').selectAll().where('brand_id', '=', brand_id).executeTakeFirst();
}

/** Loads the billing settings; the company profile is the address until another one is saved. */
export async function loadSettings(
  db: Db | Tx,
  { payments }: Pick<Services, 'payments'>,
  brand_id: string,
): Promise<Settings> {
  const row = await findSettings(db, brand_id);
  const wallet = await db
    .selectFrom('wallets')
    .select('bills_freight')
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  const draft = row ? row.settings : await defaultSettings(db, brand_id);
  return {
    ...BillingSettingsDraft.parse(draft),
    bills_freight: wallet?.bills_freight ?? false,
    version: row?.version ?? 0,
    mandate: row?.mandate ? { vpa: row.mandate.vpa, max_amount: paiseToRupees(row.mandate.max_paise) } : null,
    is_simulated: payments.simulator !== undefined,
  };
}

async function defaultSettings(db: Db | Tx, brand_id: string): Promise<z.input<typeof BillingSettingsDraft>> {
  const { company_name, address, city, state, pincode, gst_no, email } = await loadProfile(db, brand_id);
  return { billing_name: company_name, address, city, state, pincode, gst_no, email };
}

function checkSettings(draft: BillingSettingsDraft, mandate: MandateJson | null): void {
  const { auto_recharge, alert, gst_no } = draft;
  const problem = gst_no === '' ? undefined : supplierGstinProblem(gst_no);
  if (problem !== undefined) throw validationError({ gst_no: problem });
  if (alert.is_on && alert.below <= 0)
    throw validationError({ 'alert.below': 'Enter the balance below which you want an email.' });
  if (!auto_recharge.is_on) return;
  if (!mandate)
    throw validationError({
      'auto_recharge.is_on': 'Authorise UPI AutoPay first. Auto-recharge charges it.',
    });
  if (auto_recharge.below <= 0)
    throw validationError({ 'auto_recharge.below': 'Enter the balance below which to recharge.' });
  if (auto_recharge.amount < 100)
    throw validationError({ 'auto_recharge.amount': 'Recharge at least ₹100.' });
  if (rupeesToPaise(auto_recharge.amount) > mandate.max_paise)
    throw validationError({
      'auto_recharge.amount': `UPI AutoPay is authorised for at most ${formatRupees(mandate.max_paise)}.`,
    });
}

/** Locks the settings, and creates them with the defaults where none are saved. */
async function lockSettings(tx: Tx, services: Pick<Services, 'payments'>, author: ChangeContext, now: Date) {
  const { brand_id } = author;
  await tx
    .insertInto('billing_settings')
    .values({
      brand_id,
      settings: json(BillingSettingsDraft.parse(await defaultSettings(tx, brand_id))),
      version: 0,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('billing_settings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(row, author, await loadSettings(tx, services, brand_id));
  return row;
}

/** Saves the billing settings. @throws VersionConflict */
export async function saveSettings(
  db: Db,
  services: Services,
  author: ChangeContext,
  draft: BillingSettingsDraft,
): Promise<Settings> {
  const { brand_id, actor } = author;
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx, services, author, now);
    checkSettings(draft, before.mandate);
    await tx
      .updateTable('billing_settings')
      .set({ settings: json(draft), ...nextVersion(author, now) })
      .where('brand_id', '=', brand_id)
      .execute();
    // Shipments that were booked before keep who bills them.
    await tx
      .insertInto('wallets')
      .values({ brand_id, bills_freight: draft.bills_freight })
      .onConflict((conflict) =>
        conflict.column('brand_id').doUpdateSet({ bills_freight: draft.bills_freight }),
      )
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'billing_settings.saved',
      actor,
      data: { bills_freight: draft.bills_freight, auto_recharge: draft.auto_recharge, alert: draft.alert },
      at: now,
    });
    return loadSettings(tx, services, brand_id);
  });
}

/**
 * Authorises auto-recharge, or cancels it.
 * @throws ApiError 409 where payments are real: mandates are authorised at the simulator only
 */
export async function saveMandate(
  db: Db,
  services: Services,
  author: ChangeContext,
  given: { vpa: string; max_amount: number } | null,
): Promise<Settings> {
  if (given && !services.payments.simulator)
    throw new ApiError({
      status: 409,
      code: 'not_available',
      detail: "UPI AutoPay can't be authorised with live payments yet. Top up by UPI or card.",
    });
  const { brand_id, actor } = author;
  const now = services.clock.now();
  const reference = () => randomBytes(7).toString('hex');
  const mandate: MandateJson | null = given && {
    customer_id: `cust_${reference()}`,
    token: `token_${reference()}`,
    vpa: given.vpa,
    max_paise: rupeesToPaise(given.max_amount),
  };
  return db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx, services, { ...author, ifMatch: undefined }, now);
    const settings = BillingSettingsDraft.parse(before.settings);
    // Without a mandate nothing can be charged.
    if (!mandate) settings.auto_recharge.is_on = false;
    await tx
      .updateTable('billing_settings')
      .set({
        mandate: mandate ? json(mandate) : null,
        settings: json(settings),
        ...nextVersion(author, now),
      })
      .where('brand_id', '=', brand_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: mandate ? 'mandate.authorised' : 'mandate.cancelled',
      actor,
      data: mandate ? { vpa: mandate.vpa, max_paise: mandate.max_paise } : {},
      at: now,
    });
    return loadSettings(tx, services, brand_id);
  });
}
