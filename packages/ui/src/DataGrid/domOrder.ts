/** Where a row stands among the rows of the body; what is opened under it comes right after it. */
const orderOf = (row: HTMLElement) =>
  Number(row.dataset['rowIndex']) * 2 + (row.dataset['detail'] === undefined ? 0 : 1);

/**
 * Puts the rows of a body into their order on the screen. Slots are written over while the list scrolls and stand
 * in any order then; once it rests, whoever reads the document line by line must meet the rows as they are seen.
 * The row with the focus is never moved: moving it would take the focus away.
 */
export function settleOrder(body: HTMLElement): void {
  const rows = [...body.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const sorted = rows.toSorted((a, b) => orderOf(a) - orderOf(b));
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
