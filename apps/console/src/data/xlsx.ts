import { toWorkbook } from '@khep/domain/mapping';
import type { SheetData } from '@khep/domain/mapping';

/** Makes a workbook in the browser. Its writer is loaded with the first one. */
export async function xlsxBlob(sheets: readonly SheetData[]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  return writeWorkbook(toWorkbook(sheets)).toBlob();
}
