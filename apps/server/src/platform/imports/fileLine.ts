/** A line of a file. Lines end with their last value. */
export interface FileLine {
  /** As in a spreadsheet: the first is 1. */
  row: number;
  cells: string[];
  /** Its row is hidden, by a filter or by hand. */
  is_hidden?: boolean;
  /** The whole number of cells that show fewer digits, by column. */
  exact?: Readonly<Record<number, string>>;
}

export interface OpenFileOptions {
  /** Of a workbook, in tab order without hidden sheets; the first is 0. */
  sheet: number;
  /** Maximum unpacked size of a workbook, bytes. */
  maxUnpacked: number;
}

export interface OpenFile {
  /** How many sheets the workbook shows; 1 for other files. */
  sheets: number;
  /** About how many lines there are; 0 if it is unknown. Known with the first line. */
  expected: () => number;
  /** Lines without values are left out of spreadsheets. */
  lines: AsyncIterable<FileLine> | Iterable<FileLine>;
}
