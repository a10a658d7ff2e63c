import { sql } from 'kysely';
import type { BrandSetup } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { findBrand } from './queries.ts';

/** Computes the set-up steps from existing records. */
export async function loadSetup(db: Db, brandId: string): Promise<BrandSetup> {
  const has = async (table: 'warehouses' | 'skus' | 'boxes' | 'orders' | 'shipments') =>
    (await db
      .selectFrom(table)
      .select('brand_id')
      .where('brand_id', '=', brandId)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const brand = await findBrand(db, brandId);
  const profile = brand?.profile as { is_saved?: boolean; address?: string; setup_step?: number } | undefined;
  const hasOrder = await has('orders');
  const steps: BrandSetup['steps'] = [
    { id: 'profile', is_done: profile?.is_saved === true || (profile?.address ?? '') !== '' },
    { id: 'warehouse', is_done: await has('warehouses') },
    { id: 'sku', is_done: await has('skus') },
    { id: 'box', is_done: await has('boxes') },
    // Done when a rule or load distribution is saved, or a shipment is allocated.
    { id: 'courier', is_done: await hasCourier(db, brandId) },
    { id: 'order', is_done: hasOrder },
  ];
  const isComplete = steps.every((step) => step.is_done);
  const skippedTo = (profile?.setup_step ?? 1) - 1;
  const next = steps.findIndex((step, index) => !step.is_done && index >= skippedTo);
  return { step: next === -1 ? steps.length + 1 : next + 1, is_complete: isComplete, steps };
}

/** Skips to a step: the first open one from there is next. */
export async function saveSetupStep(db: Db, brandId: string, step: number): Promise<BrandSetup> {
  await db
    .updateTable('brands')
    .set({ profile: sql<Record<string, unknown>>`profile || ${json({ setup_step: step })}` })
    .where('brand_id', '=', brandId)
    .execute();
  return loadSetup(db, brandId);
}

async function hasCourier(db: Db, brandId: string): Promise<boolean> {
  const allocated = await db
    .selectFrom('shipments')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .where('courier_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (allocated !== undefined) return true;
  const setting = await db
    .selectFrom('load_splits')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .limit(1)
    .executeTakeFirst();
  return setting !== undefined;
}
