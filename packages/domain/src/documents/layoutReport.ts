import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

/** A table of a report. The first columns name the row; the others are numbers at their end. */
export interface ReportSection {
  title: string;
  heading: readonly string[];
  /** How many of the columns are names. */
  names: number;
  rows: readonly (readonly string[])[];
}

/** A report of analytics on paper. Texts are printed unchanged. */
export interface ReportModel {
  brand_name: string;
  title: string;
  /** The days and the filters. */
  subtitle: string;
  printed_on: string;
  /** Key numbers with their change; empty without one. */
  cards: readonly { label: string; value: string; change: string }[];
  sections: readonly ReportSection[];
}

const left = 12;
const inner = 186;
const bottom = 280;
const rowHeight = 6;
const cardsPerRow = 4;
const cardHeight = 17;
const headHeight = 30;

/** A page that is begun, and how far down it is filled. */
interface Cursor {
  sheet: PageBuilder;
  y: number;
}

/** Lays out a report on A4 pages: key numbers first, then its tables, whose headings are repeated on each page. */
export function layoutReport(model: ReportModel): Layout[] {
  const sheets: PageBuilder[] = [];
  const begin = (): Cursor => {
    const sheet = new PageBuilder(210, 297);
    sheets.push(sheet);
    return { sheet, y: headHeight };
  };
  let at = drawCards(model, begin());
  for (const section of model.sections) {
    // A heading without a row under it says nothing.
    if (at.y + 3 * rowHeight > bottom) at = begin();
    at = drawSection(section, at, begin);
  }
  for (const [index, sheet] of sheets.entries())
    drawHead(model, sheet, `Page ${index + 1} of ${sheets.length}`);
  return sheets.map((sheet) => sheet.page());
}

function drawHead(model: ReportModel, sheet: PageBuilder, page: string): void {
  sheet.text(left, 10, 120, model.title, { size: 6.4, bold: true });
  sheet.text(left + 120, 12, 66, `Made on ${model.printed_on}`, { size: 3, align: 'end' });
  sheet.text(left + 120, 17, 66, page, { size: 3, align: 'end' });
  sheet.text(left, 19, 120, `${model.brand_name} · ${model.subtitle}`, { size: 3.2 });
}

function drawCards({ cards }: ReportModel, { sheet, y }: Cursor): Cursor {
  const width = inner / cardsPerRow;
  cards.forEach(({ label, value, change }, index) => {
    const x = left + (index % cardsPerRow) * width;
    const top = y + Math.floor(index / cardsPerRow) * cardHeight;
    sheet.text(x, top, width - 3, label, { size: 2.8 });
    sheet.text(x, top + 4, width - 3, value, { size: 4.6, bold: true });
    sheet.text(x, top + 10.4, width - 3, change, { size: 2.6 });
  });
  return { sheet, y: y + Math.ceil(cards.length / cardsPerRow) * cardHeight };
}

function drawSection(section: ReportSection, start: Cursor, begin: () => Cursor): Cursor {
  const { heading, names, rows } = section;
  const numbers = heading.length - names;
  // Names get more room than numbers.
  const numberWidth = Math.min(32, (inner * (names > 1 ? 0.7 : 0.8)) / Math.max(1, numbers));
  const nameWidth = (inner - numbers * numberWidth) / Math.max(1, names);
  const isNarrow = numberWidth < 26;
  const draw = ({ sheet, y }: Cursor, cells: readonly string[], isHeading: boolean) =>
    cells.forEach((cell, index) => {
      const isName = index < names;
      const x = isName ? index * nameWidth : names * nameWidth + (index - names) * numberWidth;
      const width = (isName ? nameWidth : numberWidth) - 1.5;
      const ink = {
        size: isHeading && isNarrow ? 2.1 : 2.6,
        bold: isHeading,
        align: isName ? 'start' : 'end',
      } as const;
      if (isHeading && isNarrow) sheet.lines(left + x, y, width, cell, { ...ink, lines: 3 });
      else sheet.text(left + x, y, width, cell, ink);
    });
  const drawHeading = (cursor: Cursor): Cursor => {
    cursor.sheet.text(left, cursor.y, inner, section.title, { size: 3.6, bold: true });
    const below = { ...cursor, y: cursor.y + 7 };
    draw(below, heading, true);
    const height = isNarrow ? 9.2 : 4.4;
    below.sheet.rule(left, below.y + height, left + inner, below.y + height);
    return { ...below, y: below.y + height + 1.6 };
  };
  let at = drawHeading(start);
  if (rows.length === 0) at.sheet.text(left, at.y, inner, 'Nothing in this period.', { size: 2.8 });
  for (const row of rows) {
    if (at.y + rowHeight > bottom) at = drawHeading(begin());
    draw(at, row, false);
    at.sheet.rule(left, at.y + 4.6, left + inner, at.y + 4.6, 0.1);
    at = { ...at, y: at.y + rowHeight };
  }
  return { ...at, y: at.y + (rows.length === 0 ? 2 : 1) * rowHeight };
}
