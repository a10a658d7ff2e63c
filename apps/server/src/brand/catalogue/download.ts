import type { Db } from '../../platform/db/schema.ts';
import { boxColumns, skuColumns } from '../mappings/fileFormats.ts';
import { csvStream } from '../../platform/files/csv.ts';
import { listBoxes } from './boxes.ts';
import { listSkus } from './skus.ts';

/** The catalogue as a file in the shape that the bulk upload takes, a page of rows at a time. */
export function skusCsv(db: Db, brandId: string): Promise<ReadableStream<Uint8Array>> {
  return csvStream(skuColumns, async (after) => {
    const { skus, next } = await listSkus(db, brandId, { page_size: 1000, sort: 'sku_id', after });
    return { rows: cells(skus, skuColumns), next };
  });
}

/** The box sizes as a file that can be uploaded again. */
export function boxesCsv(db: Db, brandId: string): Promise<ReadableStream<Uint8Array>> {
  return csvStream(boxColumns, async (after) => {
    const { boxes, next } = await listBoxes(db, brandId, { page_size: 1000, sort: 'package_id', after });
    return { rows: cells(boxes, boxColumns), next };
  });
}

/** The cells of rows in the order of the columns. */
function cells<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row & string)[]) {
  return rows.map((row) => columns.map((column) => row[column]));
}
