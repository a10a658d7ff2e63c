/** Returns the position of a row among the rows of the body; details follow their row. */
const rowOrder = (row: HTMLElement) =>
  Number(row.dataset['rowIndex']) * 2 + (row.dataset['detail'] === undefined ? 0 : 1);

/**
 * Sorts the rows of the body by position. Slots are in any order while scrolling; at rest, the DOM order must
 * match the visual order for screen readers. The focused row isn't moved, because that would lose focus.
 */
export function sortRows(body: HTMLElement): void {
  const rows = [...body.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const sorted = rows.toSorted((a, b) => rowOrder(a) - rowOrder(b));
  const held = Math.max(
    0,
    sorted.findIndex((row) => row.contains(document.activeElement)),
  );
  for (let at = held - 1; at >= 0; at -= 1) {
    const next = sorted[at + 1]!;
    if (sorted[at]!.nextElementSibling !== next) next.before(sorted[at]!);
  }
  for (let at = held + 1; at < sorted.length; at += 1) {
    const previous = sorted[at - 1]!;
    if (sorted[at]!.previousElementSibling !== previous) previous.after(sorted[at]!);
  }
}
