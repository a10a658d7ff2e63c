const dashes = new Set(['', '-', '—', '–', 'na', 'n/a', 'nil', 'null', 'none', '#n/a']);

/** Marks of direction and of no width. The joiners of Indian scripts are letters, and stay. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g;

/** Removes spaces, invisible marks, and what protects a text in a spreadsheet: `="…"` or an apostrophe. */
function bareCell(cell: string | undefined): string {
  const typed = (cell ?? '').replaceAll(invisible, '').trim();
  const text = typed.startsWith('="') && typed.endsWith('"') ? typed.slice(2, -1) : typed;
  return text.replace(/^'+/, '').trim();
}

/** Reads a cell as text: `bareCell` without stand-ins for "nothing". */
export function plainCell(cell: string | undefined): string {
  const text = bareCell(cell);
  return dashes.has(text.toLowerCase()) ? '' : text;
}

/** Reads the name of a person or a product. People are called Nil, Null, None and Na; only a dash is no name. */
export function plainName(cell: string | undefined): string {
  const text = bareCell(cell);
  return /^[-—–]?$/.test(text) ? '' : text;
}

/** Whether a cell is protected for spreadsheets: it is shown without that, so nothing of it is lost. */
export const withoutProtection = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1) : text;
};

/** Writes a cell of CSV that a program reads: a text that would run as a formula has an apostrophe. */
export function toPlainCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Full-width signs too: spreadsheets set to Japanese or Chinese read them as the plain ones.
  const safe = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Digits that Excel shows of a number; a longer one is rounded or shown with a power of ten. */
const maxShownDigits = 11;

/**
 * Writes a cell of CSV for people. Spreadsheets round long numbers such as AWBs, and drop the zero of 090210: those are
 * written as ="090210", which they show as text and our imports read back.
 */
export function toCsvCell(value: unknown): string {
  const isCode =
    typeof value === 'string' &&
    /^\d+$/.test(value) &&
    (value.length > maxShownDigits || (value.length > 1 && value.startsWith('0')));
  return isCode ? `"=""${value}"""` : toPlainCsvCell(value);
}
