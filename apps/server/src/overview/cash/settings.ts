import type { CashSettings, PlannedPayments } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { claimVersion, loadVersions } from '../../platform/db/documentVersions.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

const settingsDocument = 'cash_settings';
const plannedDocument = 'cash_planned';

type SavedSettings = CashSettings & { balance_day: string | null; version: number };
type SavedPayments = PlannedPayments & { version: number };

/** Loads what a brand entered; nothing, with version 0, if it never did. */
export async function loadCashPlan(
  db: Db | Tx,
  brand_id: string,
): Promise<{ settings: SavedSettings; planned: SavedPayments }> {
  const row = await db
    .selectFrom('cash_plans')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  const versions = await loadVersions(db, brand_id, [settingsDocument, plannedDocument]);
  const balance = row?.balance_paise ?? null;
  return {
    settings: {
      balance: balance === null ? null : paiseToRupees(balance),
      balance_day: row?.balance_day ?? null,
      floor: paiseToRupees(row?.floor_paise ?? 0),
      input_credits: (row?.input_credits ?? []).map(({ gstin, paise }) => ({
        gstin,
        amount: paiseToRupees(paise),
      })),
      version: versions.get(settingsDocument) ?? 0,
    },
    planned: { payments: row?.planned ?? [], version: versions.get(plannedDocument) ?? 0 },
  };
}

async function insertPlan(tx: Tx, brand_id: string): Promise<void> {
  await tx
    .insertInto('cash_plans')
    .values({
      brand_id,
      balance_paise: null,
      balance_day: null,
      floor_paise: 0,
      input_credits: json([]),
      planned: json([]),
    })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
}

/** Saves balance, floor and credits. A new balance is of the day it is saved; the same one stays as old as it is. @throws VersionConflict */
export async function saveCashSettings(
  tx: Tx,
  author: ChangeContext,
  { balance, floor, input_credits }: CashSettings,
  now: Date,
): Promise<SavedSettings> {
  const { brand_id, actor } = author;
  await claimVersion(tx, author, {
    document: settingsDocument,
    now,
    load: async () => (await loadCashPlan(tx, brand_id)).settings,
  });
  await insertPlan(tx, brand_id);
  const before = (await loadCashPlan(tx, brand_id)).settings;
  const day = balance === before.balance ? before.balance_day : istDay(now);
  await tx
    .updateTable('cash_plans')
    .set({
      balance_paise: balance === null ? null : rupeesToPaise(balance),
      balance_day: balance === null ? null : day,
      floor_paise: rupeesToPaise(floor),
      input_credits: json(
        input_credits.map(({ gstin, amount }) => ({ gstin, paise: rupeesToPaise(amount) })),
      ),
    })
    .where('brand_id', '=', brand_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'cash.settings_saved',
    actor,
    data: { balance, floor },
    at: now,
  });
  return (await loadCashPlan(tx, brand_id)).settings;
}

/** Replaces the payments that a brand enters itself. @throws VersionConflict */
export async function savePlannedPayments(
  tx: Tx,
  author: ChangeContext,
  { payments }: PlannedPayments,
  now: Date,
): Promise<SavedPayments> {
  const { brand_id, actor } = author;
  await claimVersion(tx, author, {
    document: plannedDocument,
    now,
    load: async () => (await loadCashPlan(tx, brand_id)).planned,
  });
  await insertPlan(tx, brand_id);
  await tx
    .updateTable('cash_plans')
    .set({ planned: json(payments) })
    .where('brand_id', '=', brand_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'cash.payments_saved',
    actor,
    data: { payments: payments.map(({ label }) => label) },
    at: now,
  });
  return (await loadCashPlan(tx, brand_id)).planned;
}
