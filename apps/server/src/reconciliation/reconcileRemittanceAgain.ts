import type { Actor } from '../actor.ts';
import type { ResponseOf, calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { reconcileRemittance } from '@khep/domain/reconciliation';
import type { Db } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import { findCourierFile, serializeFile } from './courierFiles.ts';
import { postRemittance } from './settleRemittance.ts';
import { findShipments, partnerServices } from './shipmentsOfLines.ts';

type Repriced = ResponseOf<typeof calls.recon.runCod>['data'];

const batchSize = 1000;
const maxShown = 100;

/**
 * Compares the lines of a remittance with their shipments again, such as after late deliveries were scanned. Lines that are
 * duplicates or reversals stay so: they depend on other files.
 * @throws ApiError 422 where the remittance is another courier's or deactivated
 */
export async function reconcileRemittanceAgain(
  db: Db,
  brand_id: string,
  {
    courier_id,
    remittance_id,
    actor,
    now,
  }: { courier_id: number; remittance_id: string; actor: Actor; now: Date },
): Promise<Repriced> {
  const file = await findCourierFile(db, brand_id, remittance_id);
  if (file.kind !== 'cod' || !partnerServices(courier_id).includes(file.courier_id))
    throw validationError({ remittance_id: 'This is no remittance of the courier. Choose another.' });
  if (!file.is_active)
    throw validationError({ remittance_id: 'This remittance was deleted. Upload it again first.' });
  const found: Repriced = {
    invoice: serializeFile(file),
    lines: 0,
    changed: 0,
    before: 0,
    after: 0,
    changes: [],
  };
  let [before, after, last] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('remittance_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('file_id', '=', remittance_id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    found.lines += rows.length;
    const shipments = await findShipments(
      db,
      brand_id,
      rows.map(({ awb }) => awb),
    );
    for (const row of rows) {
      before += row.difference_paise;
      const isSettled = row.category === 'DUPLICATE' || row.category === 'REVERSED';
      const shipment = shipments.get(row.awb);
      const now_is = reconcileRemittance({ awb: row.awb, amount: row.remitted_paise }, shipment?.billed, '');
      if (isSettled || (now_is.category === row.category && now_is.difference === row.difference_paise)) {
        after += row.difference_paise;
        continue;
      }
      after += now_is.difference;
      found.changed += 1;
      if (found.changes.length < maxShown)
        found.changes.push({
          id: row.id,
          awb: row.awb,
          before: paiseToRupees(row.expected_paise),
          after: paiseToRupees(now_is.expected),
        });
      await db
        .updateTable('remittance_lines')
        .set({
          category: now_is.category,
          why: now_is.why,
          expected_paise: now_is.expected,
          difference_paise: now_is.difference,
          shipment_id: shipment?.shipment_id ?? null,
          order_id: shipment?.order_id ?? null,
          order_number: shipment?.order_number ?? '',
          delivered_on: shipment?.delivered_on ?? '',
          updated_at: now,
        })
        .where('brand_id', '=', brand_id)
        .where('id', '=', row.id)
        .execute();
    }
  }
  // A parcel that was delivered after it was remitted is paid now.
  await postRemittance(db, file, actor, now);
  return { ...found, before: paiseToRupees(before), after: paiseToRupees(after) };
}
