import { toCsvCell } from '@khep/domain/mapping';

/**
 * Encodes CSV for spreadsheets: a byte order mark for Hindi text, AWBs and codes that they don't round, and an apostrophe
 * before a text that would run as a formula. Without a heading: the rows that follow.
 * @param toCell another one for files that programs read
 */
export function csvBytes(
  heading: readonly string[] | undefined,
  rows: readonly (readonly unknown[])[],
  toCell: (value: unknown) => string = toCsvCell,
): Uint8Array {
  const lines = (heading === undefined ? rows : [heading, ...rows]).map(
    (row) => `${row.map((value) => toCell(value)).join(',')}\r\n`,
  );
  return new TextEncoder().encode(`${heading === undefined ? '' : '\uFEFF'}${lines.join('')}`);
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
  toCell: (value: unknown) => string = toCsvCell,
): Promise<ReadableStream<Uint8Array>> {
  const first = await loadPage(undefined);
  let page: CsvPage | undefined = first;
  let after: string | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        const { rows, next } = page ?? (await loadPage(after));
        if (page || rows.length > 0) controller.enqueue(csvBytes(page ? heading : undefined, rows, toCell));
        page = undefined;
        if (next === null) controller.close();
        else after = next;
      },
      // A page is loaded when it is read, not before: reading waits for its turn.
    },
    { highWaterMark: 0 },
  );
}
