import { movements } from '../charges.ts';
import { parseRupees, percentOf, plainRupees } from '../../money/index.ts';
import type { Movement } from '../charges.ts';
import { sheetColumns } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import type { Steps } from '../steps.ts';

/** Cells from one corner to another, inclusive. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface Cell {
  row: number;
  column: number;
}

/** Orders two corners. */
export const rangeBetween = (a: Cell, b: Cell): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

type Change = (text: string, row: number, column: number) => string;

/** Replaces the text of a range. Returns the same draft if nothing changes. */
export function changeRange(
  draft: CardDraft,
  movement: Movement,
  range: CellRange,
  change: Change,
): CardDraft {
  const width = sheetColumns(draft, movement).length;
  const sheet = [...draft.sheets[movement]];
  let isChanged = false;
  for (let row = range.top; row <= range.bottom; row += 1)
    for (let column = range.left; column <= range.right; column += 1) {
      const at = row * width + column;
      const text = change(sheet[at] ?? '', row, column);
      if (text === sheet[at]) continue;
      sheet[at] = text;
      isChanged = true;
    }
  return isChanged ? { ...draft, sheets: { ...draft.sheets, [movement]: sheet } } : draft;
}

const isNormalized = /^(?:0|[1-9]\d{0,9})\.\d\d$/;

/** Writes prices with two decimals; text that is no price stays as it is, to be corrected. */
export function normalizeCell(text: string): string {
  if (isNormalized.test(text)) return text;
  const trimmed = text.trim();
  const paise = parseRupees(trimmed);
  return paise === undefined ? trimmed : plainRupees(paise);
}

/** `normalizeCell` for every cell, a row at a time. */
export function* normalizeBlock(block: readonly (readonly string[])[]): Steps<string[][]> {
  const rows: string[][] = [];
  for (const cells of block) {
    yield;
    rows.push(cells.map(normalizeCell));
  }
  return rows;
}

/** Copies the first row of a range to the others; a single row is filled from the row above. */
export function fillDown(draft: CardDraft, movement: Movement, range: CellRange): CardDraft {
  const width = sheetColumns(draft, movement).length;
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return draft;
  const sheet = draft.sheets[movement];
  return changeRange(draft, movement, range, (_, __, column) => sheet[source * width + column] ?? '');
}

/** Repeats the rows of a range below it, down to a row. */
export function repeatDown(
  draft: CardDraft,
  movement: Movement,
  range: CellRange,
  bottom: number,
): CardDraft {
  const source = readRange(draft, movement, range);
  return changeRange(
    draft,
    movement,
    { ...range, bottom },
    (_, row, column) => source[(row - range.top) % source.length]?.[column - range.left] ?? '',
  );
}

/** Raises the prices of a range by a percentage, to the paisa. */
export function raiseRange(
  draft: CardDraft,
  movement: Movement,
  range: CellRange,
  percent: number,
): CardDraft {
  return changeRange(draft, movement, range, (text) => {
    const paise = parseRupees(text);
    return paise === undefined ? text : plainRupees(Math.max(0, paise + percentOf(paise, percent)));
  });
}

/** The text of a range, as rows. */
export function readRange(draft: CardDraft, movement: Movement, range: CellRange): string[][] {
  const width = sheetColumns(draft, movement).length;
  const rows: string[][] = [];
  for (let row = range.top; row <= range.bottom; row += 1)
    rows.push(draft.sheets[movement].slice(row * width + range.left, row * width + range.right + 1));
  return rows;
}

export interface Pasted {
  draft: CardDraft;
  /** Cells that were written. */
  count: number;
  /** Rows and columns of the block beyond the sheet. */
  cut: { rows: number; columns: number };
  range: CellRange;
  /** Zones in the block's first column that the sheet doesn't have. */
  unknownZones: string[];
}

const isPrice = (text: string): boolean => parseRupees(text) !== undefined;

/**
 * Pastes a block from a spreadsheet. A heading row is dropped; a first column of zone names decides the rows. A
 * block three times as tall as the sheet fills forward, RTO and DTO. A single cell fills the whole range.
 */
export function pasteBlock(
  draft: CardDraft,
  movement: Movement,
  range: CellRange,
  block: readonly (readonly string[])[],
): Pasted {
  const labelled = stripLabels(draft, block);
  const rows = labelled.rows;
  const height = draft.zones.length;
  const isTall = labelled.zones === undefined && range.top === 0 && height > 1 && rows.length === 3 * height;
  if (isTall && movement === 'forward') {
    let next = draft;
    let count = 0;
    for (const [at, sheet] of movements.entries()) {
      const part = place(next, sheet, range, rows.slice(at * height, (at + 1) * height), undefined);
      next = part.draft;
      count += part.count;
    }
    const width = sheetColumns(draft, movement).length;
    const right = Math.min(width, range.left + (rows[0]?.length ?? 0)) - 1;
    return {
      draft: next,
      count,
      cut: { rows: 0, columns: 0 },
      range: { top: 0, left: range.left, bottom: height - 1, right },
      unknownZones: [],
    };
  }
  const only = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined;
  if (only !== undefined && labelled.zones === undefined) {
    const text = normalizeCell(only);
    const area = (range.bottom - range.top + 1) * (range.right - range.left + 1);
    return {
      draft: changeRange(draft, movement, range, () => text),
      count: area,
      cut: { rows: 0, columns: 0 },
      range,
      unknownZones: [],
    };
  }
  return place(draft, movement, range, rows, labelled.zones);
}

function place(
  draft: CardDraft,
  movement: Movement,
  { top, left }: CellRange,
  rows: readonly (readonly string[])[],
  zones: readonly string[] | undefined,
): Pasted {
  const width = sheetColumns(draft, movement).length;
  const height = draft.zones.length;
  const sheet = [...draft.sheets[movement]];
  const unknownZones: string[] = [];
  let [count, bottom, right, cutRows, cutColumns] = [0, top, left, 0, 0];
  rows.forEach((cells, at) => {
    const zone = zones?.[at];
    const row = zone === undefined ? top + at : draft.zones.indexOf(zone);
    if (row < 0) unknownZones.push(zone ?? '');
    if (row >= height) cutRows += 1;
    if (row < 0 || row >= height) return;
    cells.forEach((text, index) => {
      const column = (zones ? 0 : left) + index;
      if (column >= width) {
        cutColumns = Math.max(cutColumns, column - width + 1);
        return;
      }
      sheet[row * width + column] = normalizeCell(text);
      count += 1;
      bottom = Math.max(bottom, row);
      right = Math.max(right, column);
    });
  });
  return {
    draft: { ...draft, sheets: { ...draft.sheets, [movement]: sheet } },
    count,
    cut: { rows: cutRows, columns: cutColumns },
    range: zones ? { top: 0, left: 0, bottom: height - 1, right } : { top, left, bottom, right },
    unknownZones,
  };
}

/** Takes the heading and the zone column off a block that was copied with them. */
function stripLabels(
  draft: CardDraft,
  block: readonly (readonly string[])[],
): { rows: readonly (readonly string[])[]; zones: string[] | undefined } {
  const byName = new Map(draft.zones.map((zone) => [zone.toLowerCase(), zone]));
  const zoneOf = (text: string): string | undefined =>
    byName.get(text.trim().toLowerCase()) ??
    byName.get(
      text
        .trim()
        .toLowerCase()
        .replace(/^zone[\s-]*/, ''),
    );
  const hasHeading = block.length > 1 && !block[0]!.some((text) => isPrice(text)) && block[1]!.some(isPrice);
  const body = hasHeading ? block.slice(1) : block;
  const known = body.filter(([first = '']) => zoneOf(first) !== undefined).length;
  const isLabelled = body.length > 0 && body[0]!.length > 1 && known >= Math.ceil(body.length / 2);
  return isLabelled
    ? {
        rows: body.map((cells) => cells.slice(1)),
        zones: body.map(([first = '']) => zoneOf(first) ?? first.trim()),
      }
    : { rows: body, zones: undefined };
}
