/**
 * A whole count with Indian grouping: 1,26,000. By hand: the browser's formatter spends the better part of a
 * millisecond on its first number, while a list waits to be seen.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',');
}
