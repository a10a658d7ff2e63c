import type { CodCycle } from '@khep/domain/cod';
import { invoiceFields, readAmount, remittanceFields } from '@khep/domain/mapping';
import { z } from 'zod';
import { formatNumber } from '@khep/domain/money';
import { loadCodCycleFinder } from '../../billing/codCycles.ts';
import { json } from '../../../platform/db/schema.ts';
import { ApiError } from '../../../base/errors.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { JobContext } from '../../../platform/jobs/define.ts';
import { deactivateFile } from './courierFiles.ts';
import { readFileLines, readFirstLines } from '../lines/fileLines.ts';
import { compareLater, findChangedSince, hasLaterFiles } from '../lines/compareLater.ts';
import { locateHeading } from './headingOfFile.ts';
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

/** Lines that are priced and saved together. */
const batchSize = 4000;
/** Lines to correct that are stored; more of them mean a wrong column. */
const maxRejected = 5000;
const sampleLines = 300;

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

/** Prices and saves the lines of a stored file. Returns what came of it, for people. */
export async function loadReconciliationFile(context: LoadContext, file: CourierFileRecord): Promise<string> {
  const bytes = await context.services.privateFiles.read(file.path);
  if (!bytes) return 'The file no longer exists.';
  const loader = await FileLoader.create(context, file, bytes);
  let batch: LoadedLine[] = [];
  let line_no = 0;
  for await (const line of readFileLines(bytes, {
    sheet: file.sheet,
    takesBytes: true,
    onStart: (lines) => loader.expect(lines),
  })) {
    line_no += 1;
    if (line_no <= loader.headingRow) continue;
    if (line.every((cell) => cell.trim() === '')) continue;
    const numbered = loader.read(line, line_no);
    if (numbered) batch.push(numbered);
    if (batch.length < batchSize) continue;
    await loader.save(batch);
    batch = [];
  }
  await loader.save(batch);
  await loader.saveParcels();
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
      reader: LineReader;
      cardOf: CardFinder;
      cycle: CodCycle;
    },
  ) {
    this.#context = context;
    this.#file = file;
    this.headingRow = parts.headingRow;
    this.#heading = parts.heading;
    this.#reader = parts.reader;
    this.#cardOf = parts.cardOf;
    this.#cycle = parts.cycle;
  }

  static async create(context: LoadContext, file: CourierFileRecord, bytes: Uint8Array): Promise<FileLoader> {
    const { db } = context;
    const first = await readFirstLines(bytes, sampleLines, file.sheet);
    const at = locateHeading(first, file.mapping);
    const heading = (first[at] ?? []).map((name) => name.replace(/^\uFEFF/, '').trim());
    const fields = file.kind === 'invoice' ? invoiceFields : remittanceFields;
    return new FileLoader(context, file, {
      headingRow: at + 1,
      heading,
      reader: createLineReader(fields, heading, file.mapping, first.slice(at + 1)),
      cardOf: await loadCardFinder(db, file.brand_id),
      cycle: (await loadCodCycleFinder(db, file.brand_id))(file.courier_id),
    });
  }

  /** @param lines of the file, about: what is not data counts too */
  expect(lines: number): void {
    this.#total = Math.max(0, lines - this.headingRow);
  }

  /** Reads a line; undefined for the totals row, whose total is compared at the end, and for a note. */
  read(line: readonly string[], line_no: number): LoadedLine | undefined {
    if (isNote(this.#reader, this.#heading, line)) return undefined;
    const cells = toFieldCells(this.#reader, line);
    if (isTotalsRow(this.#reader, line)) {
      const total = readAmount(
        cells[this.#file.kind === 'invoice' ? 'total' : 'net'] ?? cells['cod_amount'] ?? '',
      );
      if ('value' in total) this.#stated = total.value ?? this.#stated;
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

  /** Saves the parcels whose charges had a line each. */
  async saveParcels(): Promise<void> {
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
    if (this.#file.kind === 'invoice') await explainWeights(db, this.#file, services.clock.now());
    // Before the comparison, which posts again what it has changed: the file is seen as ready.
    if (this.#file.kind === 'cod') await postRemittance(db, this.#file, owner, services.clock.now());
    await this.#compareWithOthers();
    return `${formatNumber(lines)} ${lines === 1 ? 'line' : 'lines'} reconciled${rejected > 0 ? `, ${formatNumber(rejected)} to correct` : ''}`;
  }
}
