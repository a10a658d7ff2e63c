import { saveFile } from './saveFile.ts';

/** Downloads a CSV file. The BOM makes Excel use UTF-8. */
export const downloadCsv = (fileName: string, csv: string): void =>
  saveFile(fileName, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
