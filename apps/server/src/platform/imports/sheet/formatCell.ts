/** Formats the value of a spreadsheet's cell as the text that an import parses. */
export function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  // A spreadsheet keeps 15 digits: longer numbers, such as AWBs, were rounded, and their readers must see it.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential();
  return JSON.stringify(cell);
}
