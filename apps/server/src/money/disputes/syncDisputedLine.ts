import type { DisputeState } from '@khep/domain/disputes';
import type { LineStatus } from '@khep/domain/reconciliation';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { DisputeRecord } from './tables.ts';

const statuses: Partial<Record<DisputeState, LineStatus>> = {
  DISPUTED: 'disputed',
  WON: 'credited',
  // The remainder that the courier has not waived.
  PARTIAL: 'rejected',
  LOST: 'rejected',
  WITHDRAWN: 'under_review',
};

/** Brings the invoice line of a dispute to its state. The line of a deleted invoice stays as it was. */
export async function syncDisputedLine(
  tx: Tx,
  { brand_id, invoice_line_id, state, released_paise }: DisputeRecord,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const status = statuses[state];
  if (status === undefined) return;
  await tx
    .updateTable('invoice_lines')
    .set({ status, recovered_paise: released_paise, updated_by: actor.name ?? '', updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('id', '=', invoice_line_id)
    .where('is_active', '=', true)
    .execute();
}

/** Returns the current overcharge of a dispute's invoice line, in paise; undefined if its invoice was deleted. */
export async function overchargeOf(tx: Tx, brand_id: string, line_id: string): Promise<number | undefined> {
  const line = await tx
    .selectFrom('invoice_lines')
    .select('difference_paise')
    .where('brand_id', '=', brand_id)
    .where('id', '=', line_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return line?.difference_paise;
}
