export type Numbers = ArrayLike<number>;

/** Decoded cells of a block; each column has one entry a cell. */
export interface Block {
  cells: number;
  /** The dimensions, and the members where the cells have some. */
  columns: readonly { texts: readonly string[]; codes: Numbers }[];
  measures: readonly Numbers[];
}
