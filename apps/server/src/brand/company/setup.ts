import { istDay } from '@khep/domain/days';
import type { RecordTable } from '../../platform/db/records.ts';
import type { BrandSetup } from '@khep/api';
import { companyEffects, setupSteps } from '@khep/domain/company';
import type {
  CompanyEffect,
  SetupFacts,
  SetupStep,
  TurnoverBand,
  VerificationState,
} from '@khep/domain/company';
import { sql } from 'kysely';
import { findBrand } from '../accounts/queries.ts';
import type { Couriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { findBankAccounts, nameAccount } from './bank.ts';
import { listGstRecords } from './gstRecords.ts';
import type { BankAccountsTable, GstRecordsTable } from './tables.ts';

const states: Record<GstRecordsTable['status'] | BankAccountsTable['status'], VerificationState> = {
  initiated: 'pending',
  submitted: 'pending',
  verified: 'verified',
  rejected: 'rejected',
  not_verified: 'unverified',
};

interface SavedProfile {
  is_saved?: boolean;
  address?: string;
  setup_step?: number;
  gst_no?: string;
  turnover?: TurnoverBand;
}

/** Everything the set-up and the effects are decided from. */
async function loadFacts(db: Db, couriers: Couriers, brand_id: string) {
  const has = async (table: 'orders' | 'shipments' | 'load_splits' | 'allocation_rules') =>
    (await db
      .selectFrom(table)
      .select('brand_id')
      .where('brand_id', '=', brand_id)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const count = async (table: RecordTable) =>
    (
      await db
        .selectFrom(table)
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand_id', '=', brand_id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).count;
  const [brand, offered, records, bank, choices] = await Promise.all([
    findBrand(db, brand_id),
    couriers.forBrand(brand_id).then((own) => own.list().filter((service) => service.offered).length),
    listGstRecords(db, brand_id),
    findBankAccounts(db, brand_id),
    db
      .selectFrom('company_choices')
      .select('courier_ids')
      .where('brand_id', '=', brand_id)
      .executeTakeFirst(),
  ]);
  const profile = (brand?.profile ?? {}) as SavedProfile;
  const record =
    records.find(({ gst_no }) => gst_no === profile.gst_no) ??
    // Invoices carry the number of another state once the first one is rejected.
    records.find(({ status }) => status !== 'rejected') ??
    records[0];
  const gst: VerificationState =
    record !== undefined ? states[record.status] : (profile.gst_no ?? '') === '' ? 'none' : 'unverified';
  const facts: SetupFacts = {
    hasProfile: profile.is_saved === true || (profile.address ?? '') !== '',
    gst,
    bank: bank.latest === undefined ? 'none' : states[bank.latest.status],
    warehouses: await count('warehouses'),
    skus: await count('skus'),
    boxes: await count('boxes'),
    couriers: offered,
    hasCourierChoice:
      (choices?.courier_ids ?? null) !== null || (await has('load_splits')) || (await has('shipments')),
    hasOrder: await has('orders'),
  };
  return { facts, profile, record, bank };
}

function serializeStep({ id, isDone, isOptional, blocksShipping, title, detail }: SetupStep) {
  return { id, is_done: isDone, is_optional: isOptional, blocks_shipping: blocksShipping, title, detail };
}

/** The set-up steps of a brand, computed from its records. */
export async function loadSetup(db: Db, couriers: Couriers, brand_id: string): Promise<BrandSetup> {
  const { facts, profile } = await loadFacts(db, couriers, brand_id);
  const steps = setupSteps(facts);
  const isOpen = (step: SetupStep) => !step.isDone && !step.isOptional;
  const skippedTo = (profile.setup_step ?? 1) - 1;
  const next = steps.findIndex((step, index) => isOpen(step) && index >= skippedTo);
  return {
    step: next === -1 ? steps.length + 1 : next + 1,
    is_complete: !steps.some(isOpen),
    steps: steps.map(serializeStep),
  };
}

/** Skips to a step: the first open one from there is next. */
export async function saveSetupStep(
  db: Db,
  couriers: Couriers,
  brand_id: string,
  step: number,
): Promise<BrandSetup> {
  await db
    .updateTable('brands')
    .set({ profile: sql<Record<string, unknown>>`profile || ${json({ setup_step: step })}` })
    .where('brand_id', '=', brand_id)
    .execute();
  return loadSetup(db, couriers, brand_id);
}

/** Loads the effects of the company's details on its parcels, invoices and payouts. */
export async function loadEffects(db: Db, couriers: Couriers, brand_id: string): Promise<CompanyEffect[]> {
  const [{ facts, profile, record, bank }, hsn] = await Promise.all([
    loadFacts(db, couriers, brand_id),
    db
      .selectFrom('skus')
      .select([sql<number>`length(hsn_code)`.as('digits'), sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('is_active', '=', true)
      .groupBy(sql`length(hsn_code)`)
      .execute(),
  ]);
  return companyEffects({
    steps: setupSteps(facts),
    warehouses: facts.warehouses,
    couriers: facts.couriers,
    turnover: profile.turnover ?? '',
    skusByHsnDigits: Object.fromEntries(hsn.map(({ digits, count }) => [digits, count])),
    gst: {
      state: facts.gst,
      gstin: record?.gst_no ?? profile.gst_no ?? '',
      since: record ? istDay(record.created_at) : '',
      reason: record?.reason ?? '',
    },
    bank: {
      state: facts.bank,
      reason: bank.latest?.reason ?? '',
      payout: bank.payout ? nameAccount(bank.payout) : '',
    },
  });
}
