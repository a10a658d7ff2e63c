import { posix } from 'node:path';
import { builtInFormat, parseNumberFormat } from './numberFormat.ts';
import type { NumberFormat } from './numberFormat.ts';
import { readXml } from './sheetXml.ts';

export interface Workbook {
  /** Paths in the archive, in tab order. */
  sheets: readonly string[];
  styles: string | undefined;
  sharedStrings: string | undefined;
  /** Days are counted from 1904, as by Excel for Mac before 2011. */
  is1904: boolean;
}

/**
 * Finds the sheets in tab order and what their cells refer to. Hidden sheets hold lists for other cells.
 * @throws SyntaxError without a sheet
 */
export function parseWorkbook(workbook: string, relations: string): Workbook {
  const targets = new Map<string, string>();
  let styles: string | undefined;
  let sharedStrings: string | undefined;
  readXml(relations, {
    open(name, attribute) {
      const target = attribute('Target');
      if (name !== 'Relationship' || target === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
      const type = attribute('Type') ?? '';
      if (type.endsWith('/styles')) styles = path;
      if (type.endsWith('/sharedStrings')) sharedStrings = path;
      // A chart may have a tab of its own.
      if (type.endsWith('/worksheet')) targets.set(attribute('Id') ?? '', path);
    },
  });
  const visible: string[] = [];
  const hidden: string[] = [];
  let is1904: boolean | undefined;
  readXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 ??= isTrue(attribute('date1904'));
      const path = name === 'sheet' ? targets.get(attribute('id') ?? '') : undefined;
      if (path !== undefined) ((attribute('state') ?? 'visible') === 'visible' ? visible : hidden).push(path);
    },
  });
  const sheets = visible.length > 0 ? visible : hidden;
  if (sheets.length === 0) throw new SyntaxError('The workbook has no sheet.');
  return { sheets, styles, sharedStrings, is1904: is1904 === true };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** First and last ids of the built-in date formats, those of East Asia and Thailand too. */
const builtIn: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];

/** How the numbers of a cell format are shown: as days, by a number format, or as they are. */
export type CellStyle = 'date' | NumberFormat | undefined;

/** Returns how numbers are shown for each cell format. */
export function parseCellStyles(styles: string): CellStyle[] {
  const codes = new Map<number, string>();
  const bases: (string | undefined)[] = [];
  const formats: number[] = [];
  let list = '';
  readXml(styles, {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'cellStyleXfs' || name === 'cellXfs') list = name;
      if (name !== 'xf') return;
      const id = attribute('numFmtId');
      if (list === 'cellStyleXfs') bases.push(id);
      if (list === 'cellXfs') formats.push(Number(id ?? bases[Number(attribute('xfId') ?? Number.NaN)]));
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  const known = new Map<number, CellStyle>();
  const styleOf = (id: number): CellStyle => {
    if (builtIn.some(([from, to]) => id >= from && id <= to)) return 'date';
    const code = codes.get(id);
    if (id < 100 || code === undefined) return builtInFormat(id);
    return isDateCode(code) ? 'date' : parseNumberFormat(code);
  };
  return formats.map((id) => {
    if (!known.has(id)) known.set(id, styleOf(id));
    return known.get(id);
  });
}

const dateToken = /^(?:ss?|mm?m?m?m?|hh?|[ap]m?|dd?d?d?|aaaa?a?|yy|y|yyyy|e|ee|eeee)$/;
/** The limit of Excel. */
const maxCode = 255;

/** True if a part of a number format has nothing but days and times: `dd-mmm-yyyy`, `[h]:mm`, `[$-409]d/m/yy;@`. */
function isDateCode(code: string): boolean {
  return code
    .slice(0, maxCode)
    .toLowerCase()
    .replace(/;@$/, '')
    .replaceAll(/\\./g, ' ')
    .split(';')
    .some((part) => {
      const tokens = part
        .replaceAll(/"[^"]*"/g, ' ')
        // Fractions of a second, then elapsed time, then the locale, color or condition.
        .replaceAll(/([smhd]\]?)[.,]0{1,3}/g, '$1')
        .replaceAll(/\[([smhd]{1,2})\]/g, '$1')
        .replaceAll(/\[[^[\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter((token) => token !== '');
      return tokens.length > 0 && tokens.every((token) => dateToken.test(token));
    });
}
