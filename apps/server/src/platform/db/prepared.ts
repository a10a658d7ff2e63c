import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const mark = '/* prepared */';

/**
 * The end of a statement that every change of an order runs (`modifyEnd`): a connection keeps its plan, which takes longer to make
 * than to run where many tables are read by their keys. Its text must have few forms, as each connection keeps each of them.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

/** Returns the name under which a connection keeps a statement; undefined for one that it doesn't keep. */
export function preparedName(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  let name = names.get(text);
  if (name === undefined) {
    name = `khep_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
  }
  return name;
}
