/**
 * Yields the pages of a query in the order of a unique key, until a page is empty.
 * @param read the rows after a key, in its order
 * @param keyOf the key of a row, by which `read` orders
 * @param first where to begin: the key before the first row
 */
export async function* keysetPages<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  first = '',
): AsyncGenerator<readonly Row[]> {
  for (let after = first; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}
