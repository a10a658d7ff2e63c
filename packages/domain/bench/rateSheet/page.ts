/** Interface of a benchmark page for the script that drives it. */
export interface BenchPage {
  /** The grid can be used. */
  isReady: boolean;
  /** Puts the focus on the first cell. */
  focus: () => void;
  /** Text of a visible cell: row and column of the sheet that is shown. */
  textAt: (row: number, column: number) => string;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Rows and columns of each of the three sheets. */
export function readSize(): { zones: number; slabs: number } {
  const query = new URLSearchParams(location.search);
  return { zones: Number(query.get('zones')), slabs: Number(query.get('slabs')) };
}
