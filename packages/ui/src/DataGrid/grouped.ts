const format = new Intl.NumberFormat('en-IN');

/** A count with Indian grouping: 1,26,000. */
export function grouped(count: number): string {
  return format.format(count);
}
