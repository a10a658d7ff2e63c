import { CompiledQuery } from 'kysely';
import type { Tx } from './schema.ts';

/** Rows in the text format of COPY, passed to the driver as the only parameter of a COPY statement. */
export class CopyText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The `CopyText` of a statement; undefined for any other. */
export function copyTextOf(parameters: unknown): CopyText | undefined {
  const first: unknown = Array.isArray(parameters) ? parameters[0] : undefined;
  return first instanceof CopyText ? first : undefined;
}

/** Values of columns whose type reads them as text; an object is a JSON column. */
type CopiedValue = string | number | boolean | null | object;
export type CopiedRow = Readonly<Record<string, CopiedValue>>;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escape = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) : text;

function toCell(value: CopiedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escape(value);
  return typeof value === 'object' ? escape(JSON.stringify(value)) : String(value);
}

/**
 * Inserts many rows with COPY: no statement to parse and no parameters to bind. All rows have the
 * columns of the first; other columns get their defaults. A key that exists fails the statement.
 */
export async function copyRows(tx: Tx, table: string, rows: readonly CopiedRow[]): Promise<void> {
  if (!rows[0]) return;
  const columns = Object.keys(rows[0]);
  let text = '';
  for (const row of rows) {
    for (const [index, column] of columns.entries()) {
      if (index > 0) text += '\t';
      text += toCell(row[column] ?? null);
    }
    text += '\n';
  }
  const names = columns.map((column) => `"${column}"`).join(', ');
  await tx.executeQuery(CompiledQuery.raw(`copy "${table}" (${names}) from stdin`, [new CopyText(text)]));
}
