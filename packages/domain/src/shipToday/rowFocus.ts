/** Rows that J and K visit: groups and their orders. The value is the order's id; empty for a group. */
const rows = '[data-ship-row]';

/** The id of the order whose row has the focus. */
export function findRow(focused: Element | null): string | undefined {
  const id = focused?.closest<HTMLElement>(rows)?.dataset['shipRow'];
  return id === undefined || id === '' ? undefined : id;
}

/** Moves the focus to the first control of the next or previous row; the first row without one. */
export function moveFocus(root: HTMLElement | null, by: 1 | -1): void {
  const all = [...(root?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? all[0] : all[at + by];
  const control = next?.querySelector<HTMLElement>('input, button');
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}
