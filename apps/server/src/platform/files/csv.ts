/**
 * Encodes CSV for spreadsheets: a byte order mark for Hindi text, and an apostrophe before a text that would run as a
 * formula. Without a heading: the rows that follow.
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
  // Full-width signs too: spreadsheets set to Japanese or Chinese read them as the plain ones.
  const safe = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface CsvPage {
  rows: readonly (readonly unknown[])[];
  /** The cursor of the following page. */
  next: string | null;
}

/**
 * Streams a list as CSV, one page in memory at a time. The first page is loaded before it returns, so that a wrong filter
 * is an error response and not a broken file.
 */
export async function csvStream(
  heading: readonly string[],
  loadPage: (after: string | undefined) => Promise<CsvPage>,
): Promise<ReadableStream<Uint8Array>> {
  const first = await loadPage(undefined);
  let page: CsvPage | undefined = first;
  let after: string | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        const { rows, next } = page ?? (await loadPage(after));
        if (page || rows.length > 0) controller.enqueue(csvBytes(page ? heading : undefined, rows));
        page = undefined;
        if (next === null) controller.close();
        else after = next;
      },
      // A page is loaded when it is read, not before: reading waits for its turn.
    },
    { highWaterMark: 0 },
  );
}
