import type { Actor } from '../../../base/actor.ts';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { moveDispute } from '../../disputes/moveDispute.ts';
import { loadDisputeSettings, windowsOf } from '../../disputes/settings.ts';
import { postEntry } from '../../../brand/ledger/post.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import type { CourierFileRecord } from '../tables.ts';

/** Lines that are read at once. */
const batchSize = 500;

/**
 * Reverses what a deleted invoice has brought: its disputes are withdrawn, and each credit is posted back under its own
 * cause. The lines keep what they were credited, as history.
 */
export async function reverseCredits(
  tx: Tx,
  { brand_id, id: file_id, number }: Pick<CourierFileRecord, 'brand_id' | 'id' | 'number'>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const windows = windowsOf(await loadDisputeSettings(tx, brand_id));
  const ids = lineIdRange(file_id);
  const read = (after: string) =>
    tx
      .selectFrom('invoice_lines')
      .leftJoin('disputes', (join) =>
        join
          .onRef('disputes.brand_id', '=', 'invoice_lines.brand_id')
          .onRef('disputes.invoice_line_id', '=', 'invoice_lines.id'),
      )
      .select([
        'invoice_lines.id',
        'invoice_lines.awb',
        'invoice_lines.order_id',
        'invoice_lines.recovered_paise',
        'disputes.dispute_id',
        'disputes.state',
        'disputes.released_paise',
      ])
      .where('invoice_lines.brand_id', '=', brand_id)
      .where('invoice_lines.id', '>', after)
      .where('invoice_lines.id', '<=', ids.last)
      .where((eb) =>
        eb.or([eb('invoice_lines.recovered_paise', '>', 0), eb('disputes.dispute_id', 'is not', null)]),
      )
      .orderBy('invoice_lines.id')
      .limit(batchSize)
      .execute();
  for await (const lines of keysetPages(read, ({ id }) => id, ids.first)) {
    for (const { id, awb, order_id, recovered_paise, dispute_id, state, released_paise } of lines) {
      const note = `Invoice ${number} was deleted`;
      if (dispute_id === null) {
        await postEntry(tx, {
          brand_id,
          key: `credit-reversed:${id}`,
          cause: { type: 'adjustment', id },
          reference: awb,
          order_id,
          note,
          actor,
          at: now,
          entry: { kind: 'CLAIM_CREDIT', from: 'claims', to: 'adjustments', amount_paise: recovered_paise },
        });
        continue;
      }
      if (state === 'WITHDRAWN' && released_paise === 0) continue;
      const move = { to: 'WITHDRAWN' as const, windows, released_paise: 0, note };
      await moveDispute(tx, { brand_id, dispute_id }, move, { actor, now });
    }
  }
}
