import Papa from 'papaparse';

export interface CsvJob {
  bytes: Uint8Array;
  /** Lines that are read, including empty ones. */
  maxLines: number;
}

/** `binary`: it isn't text. `long`: it has more lines. */
export type CsvReading = { lines: string[][] } | { problem: 'binary' | 'long' };

/** Reads the lines of a CSV file: UTF-8, or the code page in which Excel saves "CSV". */
export function readCsv({ bytes, maxLines }: CsvJob): CsvReading {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) return { problem: 'binary' };
  const { data, meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxLines });
  return meta.truncated ? { problem: 'long' } : { lines: data };
}
