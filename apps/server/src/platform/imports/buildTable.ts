import {
  ChangeCounter,
  DateEvidence,
  cellReaders,
  checkAddsUp,
  completeMapping,
  dateProblem,
  detectFieldFormat,
  emptyNotes,
  findRepeatedHeadings,
  guessMapping,
  knownFiles,
  matchColumns,
  isHeadingAgain,
  isTotals,
  maxSampledValues,
  missingFields,
  nameColumns,
  plainHeading,
  prepareKnownRows,
  recognizeFile,
  sureMapping,
  plainCell,
  resolveColumns,
  savedMappingFit,
  toColumnKeys,
  toMapping,
} from '@khep/domain/mapping';
import { parseDecimal } from '@khep/domain/money';
import type {
  CellFormat,
  ColumnMapping,
  ColumnMatch,
  FileColumn,
  FileNotes,
  KnownFile,
  MappingField,
  PreparedRows,
  SavedMapping,
} from '@khep/domain/mapping';
import { FileProblem, maxCells, maxTableLines, tooManyCells, tooManyLines } from './fileLimits.ts';
import { openFile } from './fileLines.ts';
import type { FileLine } from './fileLine.ts';
import { locateHeading } from './locateHeading.ts';
import { joinHeading } from './twoLineHeading.ts';
import type { TableHead, TableJob, TableProblemField, TableProof, TableRow } from './parseTable.ts';

/** A decision or correction that the user has to make before a table can be read. */
export class TableProblem extends Error {
  readonly field: TableProblemField;
  constructor(field: TableProblemField, problem: string) {
    super(problem);
    this.field = field;
  }
}

/** Sheets of a workbook that are looked at, and their lines. The portal's GSTR-2A has its TCS behind eleven others. */
const maxSheets = ({ type }: TableJob) => (type === 'tcs-credits' ? 16 : 10);
const sampleLines = 300;
const maxNamedRows = 20;
const maxSampleLength = 200;
/** A saved mapping recognizes a file by most of its headings: a courier adds a column now and then. */
const minFit = 0.8;

interface Sheet {
  lines: FileLine[];
  isCut: boolean;
  sheets: number;
}

async function readSheet(
  job: TableJob,
  sheet: number,
  maxLines = job.mostLines ?? maxTableLines,
): Promise<Sheet> {
  const { bytes, isCut = false, mostUnpacked = 200 * 1024 * 1024 } = job;
  // The first lines of a larger file need nothing of the others, whose size is declared before them.
  const file = await openFile(bytes, { sheet, maxUnpacked: isCut ? 4 * 1024 ** 3 : mostUnpacked });
  const lines: FileLine[] = [];
  let cells = 0;
  const cellLimit = isCut ? maxCells / 4 : maxCells;
  for await (const line of file.lines) {
    if (line.row > maxLines || cells > cellLimit) {
      if (isCut || maxLines < maxTableLines) return { lines, isCut: true, sheets: file.sheets };
      throw new FileProblem(cells > cellLimit ? tooManyCells() : tooManyLines(maxLines));
    }
    cells += line.cells.length;
    if (line.cells.some((cell) => cell.trim() !== '')) lines.push(line);
  }
  return { lines, isCut: false, sheets: file.sheets };
}

interface Located {
  sheet: number;
  titles: string[];
  heading_row: number;
  body: FileLine[];
}

function locate(lines: readonly FileLine[], job: TableJob, sheet: number): Located {
  const { columns, preferred = columns, mapping = {} } = job;
  const at = locateHeading(
    lines.slice(0, sampleLines).map(({ cells }) => cells),
    preferred.map((name) => mapping[name] || name),
  );
  const heading = lines[at];
  const titles = (heading?.cells ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  const joined = joinHeading(titles, lines[at + 1]?.cells);
  return {
    sheet,
    titles: joined ?? titles,
    heading_row: heading?.row ?? 1,
    body: lines.slice(joined ? at + 2 : at + 1),
  };
}

function toFileColumns({ titles, body }: Located): FileColumn[] {
  const sampled = body.slice(0, maxSampledValues);
  return nameColumns(titles).flatMap(({ name, title, isRepeated }, index) =>
    name === ''
      ? []
      : [
          {
            name,
            samples: sampled.map(({ cells }) => (cells[index] ?? '').slice(0, 1000).trim()),
            ...(isRepeated && { repeated_title: title }),
          },
        ],
  );
}

/**
 * Finds the mapping that was saved for such files: the best fit, and of equals the one with the most headings. What the user
 * has changed about a known file is saved under its name.
 */
function findSaved(
  { saved, isOfSource }: TableJob,
  columns: readonly FileColumn[],
  known: KnownFile | undefined,
) {
  return saved
    .filter(({ source }) => isOfSource || !known || source.toLowerCase() === known.name.toLowerCase())
    .map((one) => ({
      one,
      fit: savedMappingFit(one.mapping, columns),
      size: Object.keys(one.mapping).length,
    }))
    .filter(({ fit }) => fit >= minFit)
    .toSorted((a, b) => b.fit - a.fit || b.size - a.size)[0]?.one;
}

const isGuessing = ({ isPreview, isGuessed = false, mapping = {} }: TableJob) =>
  isPreview || (isGuessed && Object.keys(mapping).length === 0);

/** Whether a sheet has the table: its required columns, or those that a guess finds. */
function isTable(located: Located, job: TableJob): boolean {
  const { type, columns, fields = [], mapping = {} } = job;
  if (type !== undefined && recognizeFile(type, toFileColumns(located)) !== undefined) return true;
  if (isGuessing(job) && fields.length > 0)
    return missingFields(fields, toMapping(guessMapping(fields, toFileColumns(located)))).length === 0;
  const found = resolveColumns(located.titles, columns, mapping);
  return columns.every((column) => found.columns.has(column));
}

/** Finds the first sheet of a workbook that has the table, else the first: a summary may be before it. */
async function findSheet(job: TableJob): Promise<Located & { isCut: boolean }> {
  const first = await readSheet(job, 0);
  const located = { ...locate(first.lines, job, 0), isCut: first.isCut };
  if (isTable(located, job)) return located;
  for (let sheet = 1; sheet < Math.min(first.sheets, maxSheets(job)); sheet += 1) {
    const sample = await readSheet(job, sheet, sampleLines);
    if (!isTable(locate(sample.lines, job, sheet), job)) continue;
    const { lines, isCut } = await readSheet(job, sheet);
    return { ...locate(lines, job, sheet), isCut };
  }
  return located;
}

/** Removes rows that aren't data, and names them. */
function pickRows(located: Located, job: TableJob, notes: FileNotes): FileLine[] {
  const { choices = {} } = job;
  notes.hidden.is_included = choices.hidden_rows === 'include';
  return located.body.filter(({ row, cells, is_hidden }) => {
    if (is_hidden) {
      notes.hidden.count += 1;
      if (notes.hidden.rows.length < maxNamedRows) notes.hidden.rows.push(row);
      if (!notes.hidden.is_included) return false;
    }
    const kind = isHeadingAgain(cells, located.titles) ? 'heading' : isTotals(cells) ? 'total' : undefined;
    if (kind === undefined) return true;
    notes.skipped.count += 1;
    if (notes.skipped.rows.length < maxNamedRows)
      notes.skipped.rows.push({
        row,
        kind,
        text: cells
          .filter((cell) => cell.trim() !== '')
          .join(' · ')
          .slice(0, maxSampleLength),
      });
    return false;
  });
}

interface ReadColumn {
  field: MappingField;
  index: number;
  format: CellFormat;
}

/** Finds how the cells of each field are written, by all rows of its column. */
function findFormats(
  located: Located,
  rows: readonly FileLine[],
  job: TableJob,
  columns: ReadonlyMap<string, number>,
  notes: FileNotes,
): ReadColumn[] {
  const { fields = [], choices = {} } = job;
  return fields.flatMap((field): ReadColumn[] => {
    const index = columns.get(field.name);
    if (index === undefined) return [];
    const samples: string[] = [];
    for (const { cells } of rows) {
      if (samples.length >= maxSampledValues) break;
      if (plainCell(cells[index]) !== '') samples.push((cells[index] ?? '').slice(0, 1000));
    }
    const format: CellFormat = detectFieldFormat(field, { name: located.titles[index] ?? '', samples });
    if (field.kind !== 'date') return [{ field, index, format }];
    const evidence = new DateEvidence();
    for (const { row, cells } of rows) evidence.add(row, cells[index] ?? '');
    const { found } = evidence;
    const chosen = choices.date_orders?.[field.name];
    if (found) {
      notes.dates.push({
        ...found,
        order: chosen ?? found.order,
        field: field.name,
        label: field.label,
        is_chosen: chosen !== undefined,
      });
      const problem = dateProblem(field.label, found);
      if (problem !== undefined && chosen === undefined && !job.isPreview)
        throw new TableProblem('file', problem);
    }
    return [{ field, index, format: { ...format, date_order: chosen ?? found?.order ?? 'day-first' } }];
  });
}

/** Writes a cell so that it can be read without its column: `0.5` of a column in kg is `0.5 kg`, 5/11/2026 is its day. */
function spellOut(cell: string, { field, format }: ReadColumn): string {
  // Other orders are read without their column, and may have a time.
  if (field.kind === 'date' && format.date_order === 'month-first') {
    const reading = cellReaders.date(cell, format);
    return 'problem' in reading ? cell : (reading.value ?? cell);
  }
  if (field.kind === 'weight' && format.unit !== field.unit)
    return parseDecimal(plainCell(cell)) === undefined ? cell : `${plainCell(cell)} ${format.unit}`;
  return cell;
}

function countChanges(rows: readonly FileLine[], read: readonly ReadColumn[], notes: FileNotes): void {
  const changes = new ChangeCounter();
  for (const { row, cells, exact } of rows)
    for (const { field, index, format } of read) {
      const cell = cells[index] ?? '';
      if (cell === '') continue;
      const whole = exact?.[index];
      if (whole === undefined) changes.addCell(field, row, cell, format);
      else changes.add(field, row, whole, cell);
    }
  notes.changed = changes.list;
}

/** Counts whether charges and taxes make the total of each line. */
function prove(
  rows: readonly FileLine[],
  titles: readonly string[],
  mapping: ColumnMapping,
): TableProof | null {
  const at = new Map(nameColumns(titles).map(({ name }, index) => [name, index]));
  const cellAt = ({ cells }: FileLine, name: string) => cells[at.get(name) ?? -1] ?? '';
  // Totals and notes below the lines have no AWB.
  const lines = rows.filter((row) => /\d/.test(cellAt(row, mapping['awb'] ?? '')));
  const found = checkAddsUp(lines, mapping, cellAt);
  if (!found) return null;
  return {
    lines: found.lines,
    ties: found.ties,
    parts: found.parts,
    total: found.sums['total'] ?? 0,
    first_wrong_row: found.first_wrong === null ? null : (lines[found.first_wrong]?.row ?? null),
  };
}

const maxSamples = 3;
const maxValues = 5000;

function listValues(rows: readonly FileLine[], index: number | undefined): string[] {
  if (index === undefined) return [];
  const cells = rows.slice(0, maxValues).map((row) => (row.cells[index] ?? '').slice(0, maxSampleLength));
  return cells.filter((cell) => cell.trim() !== '');
}

/** The known file that a table is: as asked, else by its headings. */
function findKnown({ type, known }: TableJob, columns: readonly FileColumn[]): KnownFile | undefined {
  if (known !== undefined) return knownFiles.find(({ id }) => id === known);
  return type === undefined ? undefined : recognizeFile(type, columns);
}

function matchFile(
  { type, known, fields = [] }: TableJob,
  columns: readonly FileColumn[],
  saved: SavedMapping | undefined,
): ColumnMatch[] {
  if (type === undefined || known === '') return guessMapping(fields, columns, saved);
  return matchColumns(type, fields, columns, saved).matches;
}

/** Rows of a known file, without what is not to be imported. */
function prepareRows(
  known: KnownFile,
  rows: TableRow[],
  titles: readonly string[],
  keys: readonly string[],
): PreparedRows<TableRow> {
  const keyOf = new Map(titles.map((title, index) => [plainHeading(title), keys[index] ?? '']));
  return prepareKnownRows(
    known,
    rows,
    ({ cells }, title) => cells[keyOf.get(plainHeading(title)) ?? ''] ?? '',
  );
}

/** Finds what the columns of a table are, and reads its rows. Runs in a thread only. */
export async function buildTable(
  job: TableJob,
): Promise<{ head: TableHead; rows: () => Iterable<TableRow> }> {
  const { fields = [], mostRows = 100_000, isCut = false, isPreview } = job;
  const located = await findSheet(job);
  const { titles } = located;
  const notes = emptyNotes();
  let body = pickRows(located, job, notes);
  const isOver = body.length > mostRows;
  if (isOver && !isCut)
    throw new TableProblem(
      'file',
      `This file has ${body.length} rows. The limit is ${mostRows}. Split it into smaller files.`,
    );
  if (isOver) body = body.slice(0, mostRows);

  const fileColumns = toFileColumns(located);
  const given = Object.keys(job.mapping ?? {}).length > 0;
  const known = findKnown(job, fileColumns);
  if (known?.unusable !== undefined) throw new TableProblem('file', known.unusable);
  const saved = isPreview && !given ? findSaved(job, fileColumns, known) : undefined;
  const matches = isGuessing(job) || known ? matchFile(job, fileColumns, saved) : [];
  // A field that the preview doesn't match stays without a column.
  const mapping =
    given || matches.length === 0 ? (job.mapping ?? {}) : completeMapping(fields, sureMapping(matches));
  const columns = job.columns.filter((column) => known?.fills?.[column] === undefined);
  const names = fields.length > 0 ? fields.map(({ name }) => name) : columns;
  const found = resolveColumns(titles, names, mapping);
  notes.repeated = findRepeatedHeadings(
    fields.filter(({ name }) => !found.columns.has(name)),
    fileColumns,
  );
  if (!isPreview) {
    const [problem] = found.problems.values();
    if (problem !== undefined) throw new TableProblem('file', problem);
    const missing = columns.filter((column) => !found.columns.has(column));
    const again = notes.repeated.find(({ fields: named }) =>
      missing.some((column) => named.includes(column)),
    );
    if (again)
      throw new TableProblem(
        'file',
        `Several columns are named "${again.title}". Choose one of ${again.columns.join(' and ')}, or rename one in the file.`,
      );
    if (missing.length > 0)
      throw new TableProblem(
        'file',
        `The first row must name the columns. Missing: ${missing.join(', ')}. Download the sample to see the format.`,
      );
  }
  const read = findFormats(located, body, job, found.columns, notes);
  countChanges(body, read, notes);
  const keys = toColumnKeys(titles, names, found);
  const byIndex = new Map(read.map((column) => [column.index, column]));
  function* allRows(): Generator<TableRow> {
    if (isPreview) return;
    for (const { row, cells } of body) {
      const own: Record<string, string> = {};
      for (const [index, key] of keys.entries()) {
        const cell = (cells[index] ?? '').trim();
        const column = byIndex.get(index);
        if (key !== '') own[key] = column ? spellOut(cell, column) : cell;
      }
      // A column may be two fields'.
      for (const column of read)
        own[column.field.name] ??= spellOut((cells[column.index] ?? '').trim(), column);
      yield { row, cells: own };
    }
  }
  const prepared = known && !isPreview ? prepareRows(known, [...allRows()], titles, keys) : undefined;
  const rows = () => prepared?.rows ?? allRows();
  return {
    rows,
    head: {
      heading: keys.filter((key) => key !== ''),
      titles,
      heading_row: located.heading_row,
      sheet: located.sheet,
      count: body.length,
      is_cut: located.isCut || isOver,
      columns: fileColumns.map(({ name, samples }) => ({
        name,
        samples: samples
          .filter((cell) => cell !== '')
          .slice(0, maxSamples)
          .map((cell) => cell.slice(0, maxSampleLength)),
      })),
      matches,
      saved: saved && { id: saved.id, source: saved.source },
      known: known?.id,
      left_out: prepared?.left_out ?? [],
      notes,
      proof: job.hasProof ? prove(body, titles, mapping) : null,
      values: listValues(body, job.valuesOf === undefined ? undefined : found.columns.get(job.valuesOf)),
    },
  };
}
