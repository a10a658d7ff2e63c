/**
 * A CSV file for spreadsheets: with a byte order mark, quotes and escaped formulas. Without a header: only
 * the following rows.
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
  // Full-width signs too: Japanese and Chinese spreadsheets evaluate them.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
