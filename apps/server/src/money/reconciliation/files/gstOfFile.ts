import { countGstEvidence, decideGstBasis, gstBases, toTaxedLine } from '@khep/domain/reconciliation';
import type { BilledLine, GstBasis, GstBasisSource, GstEvidence } from '@khep/domain/reconciliation';
import type { ResponseOf, calls } from '@khep/api';
import { sql } from 'kysely';
import { conflict } from '../../../base/errors.ts';
import { json } from '../../../platform/db/schema.ts';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { formatBilled, parseBilled, toBilledJson, toReadLine } from '../lines/billedText.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import { priceLines } from '../lines/priceLines.ts';
import type { CardFinder } from '../lines/shipmentsOfLines.ts';
import type { CourierFileRecord } from '../tables.ts';
import { assertCourierFile } from './assertCourierFile.ts';
import { findCourierFile } from './courierFiles.ts';
import { updateFileSums } from './fileSums.ts';
import { repriceInvoice } from './repriceFile.ts';

type Repriced = ResponseOf<typeof calls.recon.run>['data'];

export interface NumberedBill {
  line_no: number;
  line: BilledLine;
  order_ref: string;
}

/** Counts how many lines fit amounts with GST and without, each compared with its contract in both forms. */
async function findEvidence(
  db: Db,
  { brand_id, id: file_id, courier_id }: CourierFileRecord,
  lines: readonly NumberedBill[],
  cardOf: CardFinder,
): Promise<GstEvidence> {
  const compare = (basis: GstBasis) =>
    priceLines(
      db,
      brand_id,
      lines.map((one) => ({ ...one, file_id, courier_id, line: toTaxedLine(one.line, basis) })),
      cardOf,
      // Nothing is owed for a duplicate or an unknown parcel: its amount says nothing.
      ({ result: { expected, difference } }) => (expected ? difference : undefined),
    );
  const differences: Record<GstBasis, (number | undefined)[]> = { included: [], excluded: [] };
  for (const basis of gstBases) differences[basis] = await compare(basis);
  return countGstEvidence(
    lines.map(({ line }, index) => ({
      line,
      difference: { included: differences.included[index], excluded: differences.excluded[index] },
    })),
  );
}

/** Stores on which basis a file is. Returns the file with it. */
export async function saveGstBasis(
  db: Db,
  file: CourierFileRecord,
  basis: { gst_basis: GstBasis; gst_basis_from: GstBasisSource; gst_evidence?: GstEvidence },
): Promise<CourierFileRecord> {
  const { gst_evidence, ...rest } = basis;
  await db
    .updateTable('courier_files')
    .set({ ...rest, ...(gst_evidence && { gst_evidence: json(gst_evidence) }) })
    .where('brand_id', '=', file.brand_id)
    .where('id', '=', file.id)
    .execute();
  return { ...file, ...basis };
}

/** Finds out from lines of a file whether its amounts are with GST. What a person said stays. */
export async function detectGstBasis(
  db: Db,
  file: CourierFileRecord,
  lines: readonly NumberedBill[],
  cardOf: CardFinder,
): Promise<CourierFileRecord> {
  if (file.gst_basis_from !== 'assumed' || file.gst_evidence !== null || lines.length === 0) return file;
  const gst_evidence = await findEvidence(db, file, lines, cardOf);
  const found = decideGstBasis(gst_evidence);
  return saveGstBasis(db, file, {
    gst_basis: found ?? 'included',
    gst_basis_from: found ? 'file' : 'assumed',
    gst_evidence,
  });
}

const batchSize = 1000;

/**
 * Says on which basis the amounts of an invoice are, and prices its lines again. Started again, it goes through all lines.
 * @throws ApiError 404; 409 where the file is still loading; 422 where it is no invoice, or deleted
 */
export async function changeGstBasis(
  db: Db,
  brand_id: string,
  { id, gst_basis, now }: { id: string; gst_basis: GstBasis; now: Date },
): Promise<Repriced> {
  const found = await findCourierFile(db, brand_id, id);
  assertCourierFile(found, 'invoice', found.courier_id);
  if (found.state === 'loading') throw conflict('This file is still loading. Try again when it has ended.');
  const file = await saveGstBasis(db, found, { gst_basis, gst_basis_from: 'user' });
  const ids = lineIdRange(id);
  const read = (after: string) =>
    db
      .selectFrom('invoice_lines')
      .select(['id', 'awb', 'billed', 'billed_paise'])
      .where('brand_id', '=', brand_id)
      .where('id', '>', after)
      .where('id', '<=', ids.last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  for await (const rows of keysetPages(read, (row) => row.id, ids.first)) {
    const changed = rows.map((row) => {
      const line = toReadLine(row);
      const { awb } = parseBilled(row.billed);
      return {
        id: row.id,
        billed: formatBilled({ ...toBilledJson(line, gst_basis), awb }),
        billed_paise: toTaxedLine(line, gst_basis).total,
      };
    });
    await sql`update invoice_lines set billed = changed.billed, billed_paise = changed.billed_paise
      from jsonb_to_recordset(cast(${JSON.stringify(changed)}::text as jsonb))
        as changed (id text, billed text, billed_paise bigint)
      where invoice_lines.brand_id = ${brand_id} and invoice_lines.id = changed.id`.execute(db);
  }
  await updateFileSums(db, file);
  return repriceInvoice(db, brand_id, { courier_id: file.courier_id, invoice_id: id, now });
}
