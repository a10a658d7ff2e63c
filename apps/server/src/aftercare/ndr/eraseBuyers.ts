import { sql } from 'kysely';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Tx } from '../../platform/db/schema.ts';

const erasedAnswer = JSON.stringify({
  customer_address: '',
  landmark: '',
  customer_phone: '',
  alternate_phone: '',
  remark: '',
});

/** Erases what buyers answered to failed deliveries, what was written about them, and the recordings of calls with them. */
export async function eraseNdrBuyers(
  tx: Tx,
  privateFiles: FileStore,
  { brand_id, order_ids }: ErasedBuyers,
): Promise<void> {
  const cases = await tx
    .updateTable('ndr_cases')
    .set({ buyer_answer: null, rejection: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .returning('shipment_id')
    .execute();
  if (cases.length === 0) return;
  const shipment_ids = cases.map(({ shipment_id }) => shipment_id);
  await tx
    .updateTable('ndr_actions')
    .set({ answer: sql`answer || ${erasedAnswer}::jsonb`, report: '', detail: '' })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .execute();
  await tx
    .updateTable('ndr_attempts')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .execute();
  const calls = await tx
    .selectFrom('ndr_calls')
    .select('recording_name')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .where('recording_name', '<>', '')
    .execute();
  const names = calls.map(({ recording_name }) => recording_name);
  // Before the commit: files without a row would never be found again.
  for (const name of names) await privateFiles.remove(name);
  if (names.length > 0)
    await tx
      .deleteFrom('private_uploads')
      .where('brand_id', '=', brand_id)
      .where('name', 'in', names)
      .execute();
  await tx
    .updateTable('ndr_calls')
    .set({
      recording: 'none',
      recording_name: '',
      recording_sha256: '',
      recording_bytes: 0,
      problem: '',
      recording_problem: '',
      // A recording that is still to come isn't fetched.
      due_at: sql`case when ended_at is null then due_at end`,
    })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .execute();
}
