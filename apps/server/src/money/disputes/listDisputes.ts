import type { DisputeFilter, DisputeRow } from '@khep/api';
import { disputeTabStates } from '@khep/domain/disputes';
import type { SelectQueryBuilder } from 'kysely';
import { countMatching, likePattern, parseSort, queryKeyset } from '../../platform/db/pagination.ts';
import type { Database, Db } from '../../platform/db/schema.ts';
import { endOfDay } from '@khep/domain/days';
import { loadDisputeHistory } from './history.ts';
import { toDisputeRow } from './serializers.ts';
import type { DisputeRecord } from './tables.ts';

const sorts = {
  act_by: { column: 'act_by', holds: 'moment' },
  amount: { column: 'amount_paise', holds: 'integer' },
  resolved_at: { column: 'updated_at', holds: 'moment' },
} as const;

type Rows = SelectQueryBuilder<Database, 'disputes', object>;

function filtered(db: Db, brand_id: string, filter: DisputeFilter): Rows {
  const { tab, status, courier_ids, category, evidence, due_by, search } = filter;
  let query: Rows = db.selectFrom('disputes').where('brand_id', '=', brand_id);
  if (tab) query = query.where('state', 'in', disputeTabStates[tab]);
  if (status?.length) query = query.where('state', 'in', status);
  if (courier_ids?.length) query = query.where('courier_id', 'in', courier_ids);
  if (category?.length) query = query.where('category', 'in', category);
  if (evidence === 'complete') query = query.where('evidence_count', '=', 5);
  if (evidence === 'some') query = query.where('evidence_count', '>', 0).where('evidence_count', '<', 5);
  if (evidence === 'none') query = query.where('evidence_count', '=', 0);
  if (due_by) query = query.where('act_by', '<', endOfDay(due_by));
  if (search) query = query.where('search_text', 'like', likePattern(search));
  return query;
}

/** A page of disputes: open ones by deadline, others by the latest change. */
export async function listDisputes(
  db: Db,
  brand_id: string,
  filter: DisputeFilter,
  now: Date,
): Promise<{ disputes: DisputeRow[]; total: number; total_is_capped: boolean; next: string | null }> {
  const matching = filtered(db, brand_id, filter);
  const fallback = filter.tab === 'raised' ? 'act_by' : '-resolved_at';
  const sort = filter.sort ?? fallback;
  const { name, direction } = parseSort(sort, ['act_by', 'amount', 'resolved_at']);
  const [page, counted, history] = await Promise.all([
    queryKeyset(
      matching.selectAll() as SelectQueryBuilder<Database, 'disputes', DisputeRecord>,
      { ...sorts[name], id: 'dispute_id', direction, scope: [sort] },
      filter,
    ),
    countMatching(db, matching),
    loadDisputeHistory(db, brand_id, now),
  ]);
  return { disputes: page.rows.map((row) => toDisputeRow(row, history)), next: page.next, ...counted };
}
