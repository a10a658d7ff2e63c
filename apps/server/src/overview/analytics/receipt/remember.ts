import type { Contribution, RememberedChange } from '@khep/domain/analytics';
import { packChange } from '@khep/domain/analytics';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { newId } from '../../../base/ids.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Cell } from '../blocks/cells.ts';
import type { Differences } from '../differences.ts';
import { inStatements } from '../rows.ts';
import type { AnalyticsChangesTable } from '../tables.ts';

/** A remembered change as a row. */
export const toRememberedRow = (
  change: RememberedChange,
  { brand_id, order_id, knownAt }: { brand_id: string; order_id: string; knownAt: string },
): Insertable<AnalyticsChangesTable> => ({
  brand_id,
  order_id,
  change_id: newId('chg'),
  known_at: knownAt,
  ...change,
});

/**
 * Remembers what a rebuild changes in the sums, so that what was known before stays what it was.
 * @param differences undefined where they are too many to remember, or where nothing was counted before: knowledge begins anew
 */
export async function rememberRebuild(tx: Tx, brand_id: string, differences: Differences): Promise<void> {
  const { rows: times } = await sql<{ at: string }>`
    select clock_timestamp()::text as at from analytics_state where brand_id = ${brand_id}`.execute(tx);
  const knownAt = times[0]?.at ?? '';
  if (!differences) {
    await tx
      .updateTable('analytics_state')
      .set({ known_since: knownAt })
      .where('brand_id', '=', brand_id)
      .execute();
    return;
  }
  const changed = differences.flatMap((one) => toContribution(one) ?? []);
  const rows = packChange(changed).map((one) => toRememberedRow(one, { brand_id, order_id: '', knownAt }));
  for (const some of inStatements(rows)) await tx.insertInto('analytics_changes').values(some).execute();
}

/** Months and rollups follow from the days of their cubes. */
function toContribution({ cube, block, dims, members, values }: Cell): Contribution | undefined {
  if (block.grain !== 'day' || block.cube !== cube) return undefined;
  return { cube, day: block.day, dims, members, values };
}
