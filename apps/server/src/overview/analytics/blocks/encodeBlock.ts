import type { Block, Numbers } from './block.ts';
import type { CellTable } from './cellTable.ts';

/**
 * A block is the cells of one cube (or one of its rollups) on one day or in one month, by column, so that a sum over thousands of
 * them reads a few arrays of numbers. The same cells are the same bytes, in whatever order they were added.
 *
 * - four bytes: the length of the header
 * - the header, JSON: `BlockHeader`
 * - for each column of texts, the place of each cell's text in the column's dictionary
 * - for each measure, each cell's value
 *
 * Numbers are little-endian and as wide as the widest of their column needs.
 */
interface BlockHeader {
  cells: number;
  /** The texts of each column, sorted. */
  texts: readonly (readonly string[])[];
  /** Bytes of a number of each measure. */
  measures: readonly Width[];
}

/** None: all numbers of the column are 0. */
type Width = 0 | 1 | 2 | 4 | 8;
const headerBytes = 4;

/** The width of a column of codes: it follows from the size of its dictionary. */
const codeWidth = ({ length }: readonly string[]): Width =>
  length <= 1 ? 0 : length <= 0x1_00 ? 1 : length <= 0x1_00_00 ? 2 : 4;

/** The width of a column of values: eight bytes are a double, exact up to 2^53 as the sums themselves. */
function valueWidth(values: readonly number[]): Width {
  let [least, most] = [0, 0];
  for (const value of values) {
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  if (least === 0 && most === 0) return 0;
  const fits = (bits: number) => least >= -(2 ** (bits - 1)) && most < 2 ** (bits - 1);
  return fits(8) ? 1 : fits(16) ? 2 : fits(32) ? 4 : 8;
}

/** Returns the bytes of the cells that aren't 0; undefined where all are. */
export function encodeBlock({ size, columns, measures }: CellTable): Uint8Array | undefined {
  const kept: number[] = [];
  for (let cell = 0; cell < size; cell += 1)
    if (measures.some((values) => values[cell] !== 0)) kept.push(cell);
  if (kept.length === 0) return undefined;
  const sorted = columns.map((column) => sortColumn(column, kept));
  const order = sortCells(kept, sorted);
  const widths = measures.map(valueWidth);
  const header = Buffer.from(
    JSON.stringify({
      cells: order.length,
      texts: sorted.map(({ texts }) => texts),
      measures: widths,
    } satisfies BlockHeader),
  );
  const written = [
    ...sorted.map(({ texts, codes }) => ({ width: codeWidth(texts), numbers: codes })),
    ...measures.map((numbers, at) => ({ width: widths[at]!, numbers })),
  ];
  const length = written.reduce((sum, { width }) => sum + width * order.length, headerBytes + header.length);
  const bytes = Buffer.allocUnsafe(length);
  let at = bytes.writeUInt32LE(header.length);
  at += header.copy(bytes, at);
  for (const { width, numbers } of written) at = writeNumbers(bytes, { at, width, numbers, order });
  return bytes;
}

interface SortedColumn {
  texts: string[];
  /** By cell of the table. */
  codes: readonly number[];
}

/** Sorts the texts of a column, without those that no kept cell has. */
function sortColumn({ texts, codes }: CellTable['columns'][number], kept: readonly number[]): SortedColumn {
  const used = new Set<number>();
  for (const cell of kept) used.add(codes[cell]!);
  const sorted = [...used].sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1));
  const places: number[] = [];
  for (const [place, code] of sorted.entries()) places[code] = place;
  return { texts: sorted.map((code) => texts[code]!), codes: codes.map((code) => places[code] ?? 0) };
}

/** Sorts cells by their codes in one column after another. */
function sortCells(kept: number[], columns: readonly SortedColumn[]): number[] {
  const ordering = columns.filter(({ texts }) => texts.length > 1).map(({ codes }) => codes);
  return kept.sort((a, b) => {
    for (const codes of ordering) {
      const difference = codes[a]! - codes[b]!;
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

interface Written {
  at: number;
  width: Width;
  numbers: readonly number[];
  order: readonly number[];
}

/** Writes a column. Codes fit as they are: a byte of 200 and one of -56 are the same. Returns where the next column begins. */
function writeNumbers(bytes: Buffer, { at, width, numbers, order }: Written): number {
  if (width === 0) return at;
  let next = at;
  if (width === 1) for (const cell of order) bytes[next++] = numbers[cell]!;
  else if (width === 2) for (const cell of order) next = writeInt16(bytes, next, numbers[cell]!);
  else if (width === 4) for (const cell of order) next = bytes.writeInt32LE(numbers[cell]! | 0, next);
  else for (const cell of order) next = bytes.writeDoubleLE(numbers[cell]!, next);
  return next;
}

function writeInt16(bytes: Buffer, at: number, value: number): number {
  bytes[at] = value;
  bytes[at + 1] = value >> 8;
  return at + 2;
}

const arrays = {
  1: { signed: Int8Array, codes: Uint8Array },
  2: { signed: Int16Array, codes: Uint16Array },
  4: { signed: Int32Array, codes: Uint32Array },
  8: { signed: Float64Array, codes: Float64Array },
} as const;

/** Returns the cells of a block. */
export function decodeBlock(stored: Uint8Array): Block {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  let at = headerBytes + bytes.readUInt32LE();
  const { cells, texts, measures } = JSON.parse(bytes.toString('utf8', headerBytes, at)) as BlockHeader;
  const read = (width: Width, kind: 'signed' | 'codes'): Numbers => {
    if (width === 0) return new Uint8Array(cells);
    const from = at;
    at += cells * width;
    // A copy: an array of wider numbers must begin at a multiple of their width.
    return new arrays[width][kind](Uint8Array.prototype.slice.call(stored, from, at).buffer);
  };
  return {
    cells,
    columns: texts.map((own) => ({ texts: own, codes: read(codeWidth(own), 'codes') })),
    measures: measures.map((width) => read(width, 'signed')),
  };
}
