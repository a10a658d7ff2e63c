import type { EarningOrdersFilter } from '@khep/api';
import { sql } from 'kysely';
import { countMatching, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { orderAmounts } from './orderAmounts.ts';
import { pickEarnings, toEarningOrder } from './readEarnings.ts';
import type { EarnedRow } from './readEarnings.ts';

/** Lists the orders of a period with what each earned. */
export async function listEarnings(db: Db, brand_id: string, filter: EarningOrdersFilter, now: Date) {
  const { picked, labelOf } = await pickEarnings(db, brand_id, filter, now);
  let matching = db
    .selectFrom(sql<EarnedRow>`(with ${orderAmounts(picked)} select * from earned)`.as('earned'))
    .selectAll();
  for (const column of ['state', 'courier', 'channel', 'payment', 'outcome'] as const) {
    const values = filter[column];
    if (values && values.length > 0) matching = matching.where(column, 'in', values as string[] as never);
  }
  if (filter.result !== undefined)
    matching = matching.where('contribution', filter.result === 'loss' ? '<' : '>=', '0');
  if (filter.sku && filter.sku.length > 0)
    matching = matching.where('order_id', 'in', (eb) =>
      eb
        .selectFrom('order_earning_units')
        .select('order_id')
        .where('brand_id', '=', brand_id)
        .where('kind', '=', 'goods')
        .where('code', 'in', filter.sku!),
    );
  const { rows, next } = await queryKeyset(
    matching,
    {
      column: 'contribution',
      holds: 'integer',
      id: 'order_id',
      direction: filter.sort === 'contribution' ? 'asc' : 'desc',
      scope: [filter.sort],
    },
    filter,
  );
  return {
    orders: rows.map((row) => toEarningOrder(row, labelOf)),
    ...(await countMatching(db, matching)),
    next,
  };
}
