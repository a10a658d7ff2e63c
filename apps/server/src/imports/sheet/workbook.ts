import { posix } from 'node:path';
import { forEachTag } from './xmlTags.ts';
import type { XmlTag } from './xmlTags.ts';

export interface Workbook {
  /** Paths in the archive. */
  sheet: string;
  styles: string | undefined;
  sharedStrings: string | undefined;
  /** Days are counted from 1904, as by Excel for Mac before 2011. */
  is1904: boolean;
}

/**
 * Finds the first sheet in tab order and what its cells refer to.
 * @throws SyntaxError without a sheet
 */
export function parseWorkbook(workbook: string, relations: string): Workbook {
  const targets = new Map<string, string>();
  const sheets = new Set<string>();
  let styles: string | undefined;
  let sharedStrings: string | undefined;
  forEachTag(relations, (tag) => {
    const target = tag.attribute('Target');
    if (tag.localName !== 'Relationship' || target === undefined) return;
    const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
    const type = tag.attribute('Type') ?? '';
    if (type.endsWith('/styles')) styles = path;
    if (type.endsWith('/sharedStrings')) sharedStrings = path;
    const id = tag.attribute('Id') ?? '';
    targets.set(id, path);
    if (type.endsWith('/worksheet')) sheets.add(id);
  });
  let sheet: string | undefined;
  let is1904: boolean | undefined;
  forEachTag(workbook, (tag) => {
    if (tag.localName === 'workbookPr') is1904 ??= isTrue(tag.attribute('date1904'));
    if (tag.localName !== 'sheet') return;
    const id = tag.attribute('id') ?? '';
    // A chart may have a tab of its own.
    if (sheets.has(id)) sheet ??= targets.get(id);
  });
  if (sheet === undefined) throw new SyntaxError('The workbook has no sheet.');
  return { sheet, styles, sharedStrings, is1904: is1904 === true };
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

/** Returns for each cell format whether its numbers are days. */
export function parseDateStyles(styles: string): boolean[] {
  const codes = new Map<number, string>();
  const bases: (string | undefined)[] = [];
  const formats: number[] = [];
  let list = '';
  const addFormat = (tag: XmlTag) => {
    const id = tag.attribute('numFmtId');
    if (list === 'cellStyleXfs') bases.push(id);
    if (list === 'cellXfs') formats.push(Number(id ?? bases[Number(tag.attribute('xfId') ?? Number.NaN)]));
  };
  forEachTag(styles, (tag) => {
    const name = tag.localName;
    if (name === 'numFmt') codes.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '');
    else if (name === 'cellStyleXfs' || name === 'cellXfs') list = tag.isEmpty ? '' : name;
    else if (name === `/${list}`) list = '';
    else if (name === 'xf') addFormat(tag);
  });
  const dates = new Map<number, boolean>();
  for (const [id, code] of codes) if (id >= 100) dates.set(id, isDateCode(code));
  return formats.map((id) => builtIn.some(([from, to]) => id >= from && id <= to) || dates.get(id) === true);
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
