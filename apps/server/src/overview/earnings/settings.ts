import type { EarningsSettings, SkuCosts } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { assertVersion, nextVersion } from '../../platform/db/records.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

type VersionedSettings = EarningsSettings & { version: number };

/** Loads the costs that a brand enters once; none with version 0. */
export async function loadEarningsSettings(db: Db | Tx, brand_id: string): Promise<VersionedSettings> {
  const saved = await db
    .selectFrom('earnings_settings')
    .select(['payment_fee_percent', 'version'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return { payment_fee_percent: saved?.payment_fee_percent ?? 0, version: saved?.version ?? 0 };
}

/** @throws VersionConflict */
export async function saveEarningsSettings(
  tx: Tx,
  author: ChangeContext,
  { payment_fee_percent }: EarningsSettings,
  now: Date,
): Promise<VersionedSettings> {
  const { brand_id, actor } = author;
  // A first version to lock: two first saves at once come one after the other.
  await tx
    .insertInto('earnings_settings')
    .values({ brand_id, payment_fee_percent: 0, version: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
  const before = await tx
    .selectFrom('earnings_settings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(before, author, {
    payment_fee_percent: before.payment_fee_percent,
    version: before.version,
  });
  const { version } = await tx
    .updateTable('earnings_settings')
    .set({ payment_fee_percent, ...nextVersion(author, now) })
    .where('brand_id', '=', brand_id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id,
    kind: 'earnings.settings_saved',
    actor,
    data: { payment_fee_percent },
    at: now,
  });
  return { payment_fee_percent, version };
}

/** Enters costs of SKUs; one of the same day is replaced. @throws ApiError 422 for a SKU that doesn't exist */
export async function saveSkuCosts(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { costs }: SkuCosts,
  now: Date,
): Promise<number> {
  const found = await tx
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where(
      'sku_id',
      'in',
      costs.map(({ sku_id }) => sku_id),
    )
    .execute();
  const known = new Set(found.map(({ sku_id }) => sku_id));
  const problems = costs.flatMap(({ sku_id }, at) =>
    known.has(sku_id) ? [] : [[`costs.${at}.sku_id`, `SKU ${sku_id} not found.`] as const],
  );
  if (problems.length > 0) throw validationError(Object.fromEntries(problems));
  // The last one of a SKU and day wins: one statement can't write a row twice.
  const rows = new Map(costs.map((one) => [`${one.sku_id} ${one.from}`, one]));
  await tx
    .insertInto('sku_costs')
    .values(
      [...rows.values()].map(({ sku_id, cost, from }) => ({
        brand_id,
        sku_id,
        from_day: from,
        cost_paise: rupeesToPaise(cost),
        updated_by: actor.name ?? '',
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'sku_id', 'from_day']).doUpdateSet((eb) => ({
        cost_paise: eb.ref('excluded.cost_paise'),
        updated_by: eb.ref('excluded.updated_by'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'earnings.costs_saved',
    actor,
    data: { skus: [...new Set(costs.map(({ sku_id }) => sku_id))].slice(0, 20) },
    at: now,
  });
  return rows.size;
}
