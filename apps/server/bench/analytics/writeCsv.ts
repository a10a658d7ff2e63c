import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const perPage = 50_000;

/** Writes the rows of a query, read page by page, with a line of names. Their texts have no commas. */
export async function writeCsv(
  file: string,
  read: (offset: number, limit: number) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
  async function* lines() {
    for (let offset = 0; ; offset += perPage) {
      const rows = await read(offset, perPage);
      if (offset === 0 && rows[0]) yield `${Object.keys(rows[0]).join(',')}\n`;
      yield rows.map((row) => `${Object.values(row).map(text).join(',')}\n`).join('');
      if (rows.length < perPage) return;
    }
  }
  await pipeline(lines, createWriteStream(file));
}
