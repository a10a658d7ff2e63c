import { dateProof, isAmbiguousDate } from './readCell.ts';
import type { DateOrder } from './readCell.ts';

/** A date that proves the order of its column. */
interface ProvingDate {
  /** As a spreadsheet counts. */
  row: number;
  cell: string;
}

export interface FoundDateOrder {
  /** Null where the column contradicts itself. */
  order: DateOrder | null;
  /** The first date that has the day first for sure, such as 13/11/2026. */
  day_first: ProvingDate | null;
  /** The first that has the month first for sure, such as 11/14/2026. */
  month_first: ProvingDate | null;
  /** Dates such as 05/11/2026, which have either order. */
  ambiguous: number;
}

/** Finds the one order of day and month that a column has, from all of its cells. */
export class DateEvidence {
  #day: ProvingDate | null = null;
  #month: ProvingDate | null = null;
  #ambiguous = 0;

  add(row: number, cell: string): void {
    const proof = dateProof(cell);
    if (proof === 'day-first') this.#day ??= { row, cell: cell.trim().slice(0, 40) };
    else if (proof === 'month-first') this.#month ??= { row, cell: cell.trim().slice(0, 40) };
    else if (isAmbiguousDate(cell)) this.#ambiguous += 1;
  }

  /** Undefined without a date of numbers, which nothing has to be known for. */
  get found(): FoundDateOrder | undefined {
    if (!this.#day && !this.#month && this.#ambiguous === 0) return undefined;
    const order = this.#day && this.#month ? null : this.#month ? 'month-first' : 'day-first';
    return { order, day_first: this.#day, month_first: this.#month, ambiguous: this.#ambiguous };
  }
}

/** Says how to fix a column whose dates contradict each other; undefined for one that has an order. */
export function dateProblem(
  label: string,
  { order, day_first, month_first }: FoundDateOrder,
): string | undefined {
  if (order !== null || !day_first || !month_first) return undefined;
  return `The dates of ${label} contradict each other: row ${day_first.row} has the day first (${day_first.cell}), row ${month_first.row} the month first (${month_first.cell}). Correct the file, or choose the order of day and month.`;
}
