import type { SetupStep } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { findBrand } from './queries.ts';

type StepId = SetupStep['steps'][number]['id'];

const titles: Record<StepId, string> = {
  brand: 'Complete your company profile',
  warehouse: 'Add the warehouse you ship from',
  sku: 'Add your first SKU',
  box: 'Add the boxes you pack in',
  order: 'Create your first order',
};

/** How far the brand's set-up has come: read from what there is, so it cannot disagree with it. */
export async function readSetup(db: Db, brandId: string): Promise<SetupStep> {
  const has = async (table: 'warehouses' | 'skus' | 'boxes' | 'orders') =>
    (await db.selectFrom(table).select('brand_id').where('brand_id', '=', brandId).limit(1).executeTakeFirst()) !== undefined;
  const brand = await findBrand(db, brandId);
  const profile = brand?.profile as { is_saved?: boolean; address?: string } | undefined;
  const done: Record<StepId, boolean> = {
    brand: profile?.is_saved === true || (profile?.address ?? '') !== '',
    warehouse: await has('warehouses'),
    sku: await has('skus'),
    box: await has('boxes'),
    order: await has('orders'),
  };
  const steps = (Object.keys(titles) as StepId[]).map((id) => ({ id, title: titles[id], is_done: done[id] }));
  return { brand_setup_step: steps.find((step) => !step.is_done)?.id ?? 'done', steps };
}
