import { findHeadingRow, nameColumns, plainHeading } from '@khep/domain/mapping';

const maxTitleLines = 30;

/**
 * Locates the line that has the wanted headings; else the one that looks like a heading. Above it may be a title, and the
 * name and address of who made the file.
 */
export function locateHeading(lines: readonly (readonly string[])[], wanted: readonly string[]): number {
  const top = lines.slice(0, maxTitleLines);
  const plain = wanted.filter((name) => name !== '').map((name) => plainHeading(name));
  const has = (cells: readonly string[]) => {
    const headings = new Set([
      ...cells.map((cell) => plainHeading(cell)),
      ...nameColumns(cells).map(({ name }) => plainHeading(name)),
    ]);
    return plain.every((name) => headings.has(name));
  };
  const exact = plain.length > 0 ? top.findIndex(has) : -1;
  return exact >= 0 ? exact : findHeadingRow(top);
}
