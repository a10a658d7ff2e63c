import type { BinPage } from '@khep/api';
import { binsOf, layoutProblems } from '@khep/domain/warehouse';
import type { WarehouseLayout } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { VersionConflict, notFound, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Requires a warehouse of the brand. @throws ApiError 404 */
export async function requireWarehouse(db: Db | Tx, brand_id: string, warehouse_id: string): Promise<void> {
  const row = await db
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('id', '=', warehouse_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('warehouse');
}

export async function loadLayout(
  db: Db | Tx,
  brand_id: string,
  warehouse_id: string,
): Promise<WarehouseLayout | undefined> {
  const row = await db
    .selectFrom('warehouse_layouts')
    .select('layout')
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .executeTakeFirst();
  return row?.layout;
}

/** The layout of a warehouse and how many bins it has. */
export async function loadBinPage(db: Db | Tx, brand_id: string, warehouse_id: string): Promise<BinPage> {
  await requireWarehouse(db, brand_id, warehouse_id);
  const [row, { bins }] = await Promise.all([
    db
      .selectFrom('warehouse_layouts')
      .select(['layout', 'version'])
      .where('brand_id', '=', brand_id)
      .where('warehouse_id', '=', warehouse_id)
      .executeTakeFirst(),
    db
      .selectFrom('bins')
      .select(({ fn }) => fn.countAll<number>().as('bins'))
      .where('brand_id', '=', brand_id)
      .where('warehouse_id', '=', warehouse_id)
      .executeTakeFirstOrThrow(),
  ]);
  return { layout: row?.layout ?? null, version: row?.version ?? 0, bins };
}

/**
 * Saves a layout and makes its bins. Bins that it leaves out go if they are empty; others stay without a place, and are
 * picked last.
 * @throws ApiError 404, 422
 * @throws VersionConflict
 */
export async function saveLayout(
  tx: Tx,
  { brand_id, actor, ifMatch }: ChangeContext,
  warehouse_id: string,
  layout: WarehouseLayout,
  now: Date,
): Promise<void> {
  await requireWarehouse(tx, brand_id, warehouse_id);
  const problems = layoutProblems(layout);
  if (Object.keys(problems).length > 0) throw validationError(problems);
  const before = await tx
    .selectFrom('warehouse_layouts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .forUpdate()
    .executeTakeFirst();
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new VersionConflict({
      current: { data: await loadBinPage(tx, brand_id, warehouse_id) },
      changedBy: before?.updated_by ?? '',
      changedAt: before?.updated_at ?? now,
    });
  const row = { layout: json(layout), updated_at: now, updated_by: actor.name ?? '' };
  await tx
    .insertInto('warehouse_layouts')
    .values({ brand_id, warehouse_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'warehouse_id'])
        .doUpdateSet((eb) => ({ ...row, version: eb('warehouse_layouts.version', '+', 1) })),
    )
    .execute();
  await tx
    .updateTable('bins')
    .set({ aisle: null, bay: null, level: null })
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .execute();
  const places = binsOf(layout).map((place) => ({ ...place, bin_id: newId('bin', now.getTime()) }));
  await sql`
    insert into bins (brand_id, bin_id, warehouse_id, name, aisle, bay, level)
    select ${brand_id}::text, place.bin_id, ${warehouse_id}::text, place.name, place.aisle, place.bay, place.level
    from jsonb_to_recordset(cast(${JSON.stringify(places)}::text as jsonb))
      as place (bin_id text, name text, aisle integer, bay integer, level integer)
    on conflict (brand_id, warehouse_id, name)
      do update set aisle = excluded.aisle, bay = excluded.bay, level = excluded.level`.execute(tx);
  await tx
    .deleteFrom('bins')
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('aisle', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bin_movements')
            .select('movement_id')
            .where('bin_movements.brand_id', '=', brand_id)
            .whereRef('bin_movements.bin_id', '=', 'bins.bin_id'),
        ),
      ),
    )
    .execute();
}
