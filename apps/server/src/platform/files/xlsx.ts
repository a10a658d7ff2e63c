import { toWorkbook } from '@khep/domain/mapping';
import type { SheetData } from '@khep/domain/mapping';
import writeWorkbook from 'write-excel-file/node';

export type { SheetCell as XlsxCell, SheetData as XlsxSheet } from '@khep/domain/mapping';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook. */
export const xlsxBytes = (sheets: readonly SheetData[]): Promise<Uint8Array> =>
  writeWorkbook(toWorkbook(sheets)).toBuffer();
