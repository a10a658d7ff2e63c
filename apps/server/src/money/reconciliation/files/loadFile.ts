import type { CodCycle } from '@khep/domain/cod';
import {
  dateProblem,
  emptyNotes,
  invoiceFields,
  isHeadingAgain,
  nameColumns,
  readAmount,
  remittanceFields,
} from '@khep/domain/mapping';
import type { DateOrder, FileNotes } from '@khep/domain/mapping';
import { z } from 'zod';
import { formatNumber } from '@khep/domain/money';
import { loadCodCycleFinder } from '../../billing/codCycles.ts';
import { json } from '../../../platform/db/schema.ts';
import { ApiError, validationError } from '../../../base/errors.ts';
import { createTurns } from '../../../base/mapInTurns.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { JobContext } from '../../../platform/jobs/define.ts';
import { deactivateFile } from './courierFiles.ts';
import type { FileLine } from '../../../platform/imports/fileLine.ts';
import { readFileLines } from '../../../platform/imports/readFileLines.ts';
import { scanColumns } from '../../../platform/imports/scanColumns.ts';
import { compareLater, findChangedSince, hasLaterFiles } from '../lines/compareLater.ts';
import { updateFileSums } from './fileSums.ts';
import { explainWeights } from './divisorOfFile.ts';
import { detectGstBasis } from './gstOfFile.ts';
import {
  addCharge,
  createLineReader,
  hasChargeTypes,
  isNote,
  isTotalsRow,
  readCells,
  textOf,
  toBilledLine,
  toFieldCells,
} from './readLine.ts';
import type { FieldCells, LineReader } from './readLine.ts';
import { saveLines } from '../lines/saveLines.ts';
import type { NumberedLine } from '../lines/saveLines.ts';
import { findShipmentsByOrder, loadCardFinder, partnerServices } from '../lines/shipmentsOfLines.ts';
import type { CardFinder } from '../lines/shipmentsOfLines.ts';
import { postRemittance } from '../remittances/settleRemittance.ts';
import { suggestCells } from './suggestCells.ts';
import type { CourierFileRecord } from '../tables.ts';

/** Lines to correct that are stored; more of them mean a wrong column. */
const maxRejected = 5000;
const maxNamedRows = 20;

/** Loads a file whose columns are matched: its lines are priced again and stored, batch by batch. */
export const loadFileJob = defineJob({
  kind: 'reconciliation.load',
  module: 'reconciliation',
  input: z.object({ file_id: z.string(), file_name: z.string() }),
  title: ({ file_name }) => `Reconciliation of ${file_name}`,
  run: loadFile,
});

async function loadFile(context: JobContext<{ file_id: string; file_name: string }>): Promise<string> {
  const { brand_id, db, input } = context;
  const file = await db
    .selectFrom('courier_files')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', input.file_id)
    .executeTakeFirst();
  if (!file) return 'The file no longer exists.';
  try {
    return await loadReconciliationFile(context, file);
  } catch (error) {
    if (error instanceof ApiError) {
      await failFile(context, file);
      if (await hasLaterFiles(db, file)) await compareLater(context, brand_id, { file_id: file.id });
    }
    throw error;
  }
}

/** Of a file that can't be read to its end, what was read counts nowhere. It can be uploaded again. */
async function failFile(
  { db, owner, services }: Pick<JobContext, 'db' | 'owner' | 'services'>,
  { brand_id, id }: CourierFileRecord,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deactivateFile(tx, brand_id, id, { actor: owner, now: services.clock.now() });
    await tx
      .updateTable('courier_files')
      .set({ state: 'failed' })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute();
  });
}

type LoadContext = Pick<JobContext, 'db' | 'services' | 'owner' | 'checkpoint' | 'progress'>;

/**
 * Prices and saves the lines of a stored file. Returns what came of it, for people.
 * @param batchSize lines that are priced and saved together
 */
export async function loadReconciliationFile(
  context: LoadContext,
  file: CourierFileRecord,
  batchSize = 4000,
): Promise<string> {
  const { privateFiles } = context.services;
  const first = await privateFiles.read(file.path);
  if (!first) return 'The file no longer exists.';
  const loader = await FileLoader.create(context, file, first);
  const bytes = await privateFiles.read(file.path);
  if (!bytes) return 'The file no longer exists.';
  let batch: LoadedLine[] = [];
  const pause = createTurns();
  for await (const line of readFileLines(bytes, {
    sheet: file.sheet,
    takesBytes: true,
    onStart: ({ expected }) => loader.expect(expected),
  })) {
    if (line.row <= loader.headingRow) continue;
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    await pause();
    const numbered = loader.read(line);
    if (numbered) batch.push(numbered);
    if (batch.length < batchSize) continue;
    await loader.save(batch);
    batch = [];
  }
  await loader.save(batch);
  await loader.saveParcels(batchSize);
  return loader.finish();
}

/** The cells are kept of a line that can't be read, to be corrected. */
type LoadedLine = NumberedLine & { cells?: FieldCells };

/** One run over a file. A repeated run skips lines that an earlier one has saved. */
class FileLoader {
  readonly headingRow: number;
  readonly #context: LoadContext;
  #file: CourierFileRecord;
  readonly #reader: LineReader;
  readonly #cardOf: CardFinder;
  readonly #cycle: CodCycle;
  readonly #heading: readonly string[];
  readonly #notes: FileNotes;
  /** Of a file with a line for each charge: the parcels by AWB and order. Its charges need not be together. */
  readonly #parcels = new Map<string, NumberedLine>();
  #stated: number | undefined;
  #done = 0;
  #total = 0;

  private constructor(
    context: LoadContext,
    file: CourierFileRecord,
    parts: {
      headingRow: number;
      heading: readonly string[];
      notes: FileNotes;
      reader: LineReader;
      cardOf: CardFinder;
      cycle: CodCycle;
    },
  ) {
    this.#context = context;
    this.#file = file;
    this.headingRow = parts.headingRow;
    this.#heading = parts.heading;
    this.#notes = parts.notes;
    this.#reader = parts.reader;
    this.#cardOf = parts.cardOf;
    this.#cycle = parts.cycle;
  }

  static async create(context: LoadContext, file: CourierFileRecord, bytes: Uint8Array): Promise<FileLoader> {
    const { db } = context;
    const fields = file.kind === 'invoice' ? invoiceFields : remittanceFields;
    const { choices } = file;
    const scan = await scanColumns({
      bytes,
      sheet: file.sheet,
      mapping: file.mapping,
      dateFields: fields.flatMap(({ name, kind }) => (kind === 'date' ? [name] : [])),
      choices,
    });
    const heading = nameColumns(scan.titles).map(({ name }) => name);
    const notes = emptyNotes();
    notes.hidden.is_included = choices.hidden_rows === 'include';
    const orders: Record<string, DateOrder> = {};
    for (const { name, label } of fields) {
      const found = scan.dates[name];
      if (!found) continue;
      const chosen = choices.date_orders?.[name];
      const problem = chosen === undefined ? dateProblem(label, found) : undefined;
      if (problem !== undefined) throw validationError({ file: problem });
      const order = chosen ?? found.order;
      if (order !== null) orders[name] = order;
      notes.dates.push({ ...found, order, field: name, label, is_chosen: chosen !== undefined });
    }
    return new FileLoader(context, file, {
      headingRow: scan.heading_row,
      heading: scan.titles,
      notes,
      reader: createLineReader(fields, heading, file.mapping, scan.sample, orders),
      cardOf: await loadCardFinder(db, file.brand_id),
      cycle: (await loadCodCycleFinder(db, file.brand_id))(file.courier_id),
    });
  }

  /** @param lines of the file, about: what is not data counts too */
  expect(lines: number): void {
    this.#total = Math.max(0, lines - this.headingRow);
  }

  /** Reads a line; undefined for the totals row, whose total is compared at the end, and for a note. */
  read({ row: line_no, cells: line, is_hidden = false }: FileLine): LoadedLine | undefined {
    const { hidden } = this.#notes;
    if (is_hidden) {
      hidden.count += 1;
      if (hidden.rows.length < maxNamedRows) hidden.rows.push(line_no);
      if (!hidden.is_included) return undefined;
    }
    if (isNote(this.#reader, this.#heading, line)) {
      if (isHeadingAgain(line, this.#heading)) this.#skip(line_no, 'heading', line);
      return undefined;
    }
    const cells = toFieldCells(this.#reader, line);
    if (isTotalsRow(this.#reader, line)) {
      const isInvoice = this.#file.kind === 'invoice';
      const total = readAmount(cells[isInvoice ? 'total' : 'net'] ?? cells['cod_amount'] ?? '', {
        credit: isInvoice ? 'minus' : 'plus',
      });
      if ('value' in total) this.#stated = total.value ?? this.#stated;
      this.#skip(line_no, 'total', line);
      return undefined;
    }
    const read = readCells(this.#reader, cells);
    if (Object.keys(read.problems).length > 0) return { line_no, read, cells };
    if (!hasChargeTypes(this.#reader)) return { line_no, read };
    const key = `${textOf(read.values['awb'])} ${textOf(read.values['order_id'])}`;
    const parcel = this.#parcels.get(key);
    if (parcel && addCharge(parcel.read.values, read)) return undefined;
    this.#parcels.set(parcel ? `${key} ${line_no}` : key, { line_no, read });
    return undefined;
  }

  #skip(row: number, kind: 'total' | 'heading', cells: readonly string[]): void {
    const { skipped } = this.#notes;
    skipped.count += 1;
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
    if (skipped.rows.length < maxNamedRows) skipped.rows.push({ row, kind, text: text.slice(0, 200) });
  }

  /** Saves the parcels whose charges had a line each. */
  async saveParcels(batchSize: number): Promise<void> {
    const parcels = [...this.#parcels.values()];
    for (let at = 0; at < parcels.length; at += batchSize) await this.save(parcels.slice(at, at + batchSize));
  }

  async save(batch: readonly LoadedLine[]): Promise<void> {
    if (batch.length === 0) return;
    this.#context.checkpoint();
    const good = batch.filter(({ cells }) => cells === undefined);
    const bad = batch.flatMap(({ cells, ...line }) => (cells === undefined ? [] : [{ ...line, cells }]));
    const { db } = this.#context;
    if (this.#file.kind === 'invoice') {
      const lines = good.map(({ line_no, read }) => ({
        line_no,
        line: toBilledLine(this.#reader, read),
        order_ref: textOf(read.values['order_id']).slice(0, 60),
      }));
      this.#file = await detectGstBasis(db, this.#file, lines, this.#cardOf);
    }
    await saveLines(db, this.#file, this.#reader, good, {
      at: this.#context.services.clock.now(),
      cardOf: this.#cardOf,
      cycle: this.#cycle,
    });
    await this.#saveRejected(bad);
    this.#done += batch.length;
    this.#context.progress(this.#done, Math.max(this.#done, this.#total));
  }

  async #saveRejected(bad: readonly (NumberedLine & { cells: FieldCells })[]): Promise<void> {
    if (bad.length === 0) return;
    const { db } = this.#context;
    const { brand_id } = this.#file;
    const services = partnerServices(this.#file.courier_id);
    const byOrder = await findShipmentsByOrder(
      db,
      brand_id,
      services,
      bad.flatMap(({ cells }) => cells['order_id']?.trim() || []),
    );
    const { count } = await db
      .selectFrom('rejected_lines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('brand_id', '=', brand_id)
      .where('file_id', '=', this.#file.id)
      .executeTakeFirstOrThrow();
    const rows = bad.slice(0, Math.max(0, maxRejected - count)).map(({ line_no, cells, read }) => ({
      brand_id,
      file_id: this.#file.id,
      line_no,
      cells,
      problems: read.problems,
      suggestions: suggestCells(cells, read, byOrder.get(cells['order_id']?.trim() ?? '')?.awb),
    }));
    if (rows.length === 0) return;
    await db
      .insertInto('rejected_lines')
      .values(
        rows.map((row) => ({
          ...row,
          cells: json(row.cells),
          problems: json(row.problems),
          suggestions: json(row.suggestions),
        })),
      )
      .onConflict((at) => at.columns(['brand_id', 'file_id', 'line_no']).doNothing())
      .execute();
  }

  /**
   * Two files that are loaded at the same time don't see all lines of each other. The one that ends last sees that the
   * other has ended, and compares what the later of them bills again.
   */
  async #compareWithOthers(): Promise<void> {
    const { db } = this.#context;
    const { brand_id, id } = this.#file;
    const changed = await findChangedSince(db, this.#file);
    if (await hasLaterFiles(db, this.#file)) changed.push(id);
    for (const file_id of changed) await compareLater(this.#context, brand_id, { file_id });
  }

  async finish(): Promise<string> {
    const { db, owner, services } = this.#context;
    const { lines, rejected } = await updateFileSums(db, this.#file, this.#stated);
    await db
      .updateTable('courier_files')
      .set({ notes: json(this.#notes) })
      .where('brand_id', '=', this.#file.brand_id)
      .where('id', '=', this.#file.id)
      .execute();
    if (this.#file.kind === 'invoice') await explainWeights(db, this.#file, services.clock.now());
    // Before the comparison, which posts again what it has changed: the file is seen as ready.
    if (this.#file.kind === 'cod') await postRemittance(db, this.#file, owner, services.clock.now());
    await this.#compareWithOthers();
    return `${formatNumber(lines)} ${lines === 1 ? 'line' : 'lines'} reconciled${rejected > 0 ? `, ${formatNumber(rejected)} to correct` : ''}${this.#describeHidden()}`;
  }

  /** Names the hidden rows, for people. */
  #describeHidden(): string {
    const { count, rows, is_included } = this.#notes.hidden;
    if (count === 0) return '';
    const named = `${count === 1 ? 'Row' : 'Rows'} ${rows.slice(0, 5).join(', ')}${count > 5 ? ' …' : ''}`;
    return `. ${named} ${count === 1 ? 'is' : 'are'} hidden in the sheet and ${count === 1 ? 'was' : 'were'} ${is_included ? 'included' : 'skipped'}`;
  }
}
