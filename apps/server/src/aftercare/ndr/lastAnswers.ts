import type { NdrRow } from '@khep/api';
import { ndrActionLabels } from '@khep/domain/ndr';
import type { NdrActionState } from '@khep/domain/ndr';
import type { Db } from '../../platform/db/schema.ts';
import type { NdrActionRecord } from './tables.ts';

const details: Record<NdrActionState, string> = {
  queued: 'On its way to the courier',
  sent: 'The courier is working on it',
  accepted: 'The courier accepted it',
  rejected: 'Rejected',
};

/** Serializes what an answer is, who gave it, and what the courier made of it. */
export const serializeAnswer = ({
  answer,
  actor,
  created_at,
  state,
  detail,
}: Pick<NdrActionRecord, 'answer' | 'actor' | 'created_at' | 'state' | 'detail'>): NonNullable<
  NdrRow['answer']
> => ({
  label: ndrActionLabels[answer.action],
  re_attempt_date: answer.re_attempt_date,
  by: actor.name ?? '',
  at: created_at.toISOString(),
  state,
  detail: detail || details[state],
});

/** Loads the last answer of each case, by shipment. */
export async function loadLastAnswers(
  db: Db,
  brand_id: string,
  shipment_ids: readonly string[],
): Promise<Map<string, NonNullable<NdrRow['answer']>>> {
  const rows = await db
    .selectFrom('ndr_actions')
    .distinctOn('shipment_id')
    .select(['shipment_id', 'answer', 'actor', 'created_at', 'state', 'detail'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .orderBy('shipment_id')
    .orderBy('created_at', 'desc')
    .orderBy('action_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.shipment_id, serializeAnswer(row)]));
}
