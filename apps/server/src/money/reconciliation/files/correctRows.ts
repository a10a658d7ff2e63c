import { plainCell } from '@khep/domain/mapping';
import type { ResponseOf, calls } from '@khep/api';
import type { Actor } from '../../../base/actor.ts';
import { loadCodCycleFinder } from '../../billing/codCycles.ts';
import { importFields } from '../../../brand/mappings/importFields.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { conflict } from '../../../base/errors.ts';
import { findCourierFile, listRowsToCorrect, serializeFile } from './courierFiles.ts';
import { changeLinesOfFile } from '../lines/compareLater.ts';
import { updateFileSums } from './fileSums.ts';
import { readCells } from './readLine.ts';
import type { LineReader } from './readLine.ts';
import { saveLines } from '../lines/saveLines.ts';
import { postRemittance } from '../remittances/settleRemittance.ts';
import { loadCardFinder } from '../lines/shipmentsOfLines.ts';
import type { Services } from '../../../start/services.ts';
import type { CourierFileRecord } from '../tables.ts';

type Uploaded = ResponseOf<typeof calls.invoice.upload>['data'];

/** Reads corrected cells: what people type has the units of the screen, kilograms and day first. */
export function typedReader(file: CourierFileRecord): LineReader {
  const type = file.kind === 'invoice' ? 'invoice' : 'cod-remittance';
  return {
    fields: importFields(type)
      .filter(({ name }) => (file.mapping[name] ?? '') !== '')
      .map((field, index) => ({ field, index, format: { credit: field.credit } })),
  };
}

/**
 * Loads corrected lines of a file. Lines that are still wrong stay, with their problems.
 * @throws ApiError 404; 409 where the file is still loading
 */
export async function correctRows(
  db: Db,
  services: Services,
  brand_id: string,
  {
    id,
    rows,
    actor,
    now,
  }: {
    id: string;
    rows: readonly { row: number; cells: Record<string, string> }[];
    actor: Actor;
    now: Date;
  },
): Promise<Uploaded> {
  const file = await findCourierFile(db, brand_id, id);
  if (file.state === 'loading') throw conflict('This file is still loading. Try again when it has ended.');
  const reader = typedReader(file);
  const stored = await db
    .selectFrom('rejected_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('file_id', '=', id)
    .where(
      'line_no',
      'in',
      rows.map(({ row }) => row),
    )
    .execute();
  const typed = new Map(rows.map(({ row, cells }) => [row, cells]));
  const read = stored
    .toSorted((one, other) => one.line_no - other.line_no)
    .map((row) => {
      const cells = { ...row.cells, ...typed.get(row.line_no) };
      return { line_no: row.line_no, cells, read: readCells(reader, cells), suggestions: row.suggestions };
    });
  const good = read.filter(({ read: { problems } }) => Object.keys(problems).length === 0);
  const bad = read.filter((one) => !good.includes(one));
  await saveLines(db, file, reader, good, {
    at: now,
    cardOf: await loadCardFinder(db, brand_id),
    cycle: (await loadCodCycleFinder(db, brand_id))(file.courier_id),
  });
  for (const {
    line_no,
    cells,
    read: { problems },
  } of bad)
    await db
      .updateTable('rejected_lines')
      .set({ cells: json(cells), problems: json(problems) })
      .where('brand_id', '=', brand_id)
      .where('file_id', '=', id)
      .where('line_no', '=', line_no)
      .execute();
  if (good.length > 0)
    // Lines below a corrected one may bill its AWB again.
    await changeLinesOfFile(db, services, { brand_id, file_id: id, owner: actor }, async (tx) => {
      await tx
        .deleteFrom('rejected_lines')
        .where('brand_id', '=', brand_id)
        .where('file_id', '=', id)
        .where(
          'line_no',
          'in',
          good.map(({ line_no }) => line_no),
        )
        .execute();
      return good.map(({ line_no }) => line_no);
    });
  await updateFileSums(db, file);
  // The corrected rows of a remittance pay parcels and deduct freight too.
  if (file.kind === 'cod') await postRemittance(db, file, actor, now);
  return describeUpload(db, brand_id, id);
}

/** A file with the first cells to correct. */
export async function describeUpload(db: Db, brand_id: string, id: string): Promise<Uploaded> {
  const file = await findCourierFile(db, brand_id, id);
  const rows = await listRowsToCorrect(db, brand_id, id);
  return {
    invoice: serializeFile(file),
    rows_read: file.lines + file.rejected,
    rejected_rows: rows.flatMap(({ row, cells, problems }) =>
      Object.entries(problems).map(([column, reason]) => ({
        row,
        column,
        value: plainCell(cells[column]),
        reason,
      })),
    ),
  };
}
