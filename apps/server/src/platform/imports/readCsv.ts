import Papa from 'papaparse';
import { detectTextEncoding } from './textEncoding.ts';

export interface CsvJob {
  bytes: Uint8Array;
  /** Lines that are read, including empty ones. */
  maxLines: number;
  /** Reads the first lines of a longer file, in place of refusing it. */
  isCut: boolean;
}

/** `binary`: it isn't text. `long`: it has more lines. */
export type CsvReading = { lines: string[][] } | { problem: 'binary' | 'long' };

/** A file with bytes that aren't UTF-8 only near its end is in the code page of Excel too. */
function decodeWhole(bytes: Uint8Array): string {
  const encoding = detectTextEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

/** Reads the lines of a CSV file. */
export function readCsv({ bytes, maxLines, isCut }: CsvJob): CsvReading {
  const text = decodeWhole(bytes);
  if (text.includes('\0')) return { problem: 'binary' };
  const { data, meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxLines });
  return meta.truncated && !isCut ? { problem: 'long' } : { lines: data };
}
