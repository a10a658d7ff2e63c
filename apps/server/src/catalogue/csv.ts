/**
 * A CSV file that spreadsheets open rightly: a byte order mark, quotes where they are needed, and no cell
 * that a spreadsheet would run as a formula. Without a heading: the rows that follow.
 */
export function csvBytes(
  heading: readonly string[] | undefined,
  rows: readonly (readonly unknown[])[],
): Uint8Array {
  const lines = (heading === undefined ? rows : [heading, ...rows]).map(
    (row) => `${row.map(cell).join(',')}\r\n`,
  );
  return new TextEncoder().encode(`${heading === undefined ? '' : '\uFEFF'}${lines.join('')}`);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // The wide signs too: a spreadsheet set to Japanese or Chinese reads them as the narrow ones.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
