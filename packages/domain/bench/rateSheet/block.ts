/** The block that is pasted: three sheets under each other, one column for each slab and one for further weight. */
export function buildBlock(zones: number, slabs: number): string {
  return Array.from({ length: 3 * zones }, (_, row) =>
    Array.from(
      { length: slabs + 1 },
      (__, column) => `${row + 1}.${String(column % 100).padStart(2, '0')}`,
    ).join('\t'),
  ).join('\n');
}
