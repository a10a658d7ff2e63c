import type { Db } from '../db/schema.ts';
import { boxColumns, skuColumns } from './columns.ts';
import { csvBytes } from './csv.ts';
import { listBoxes } from './boxes.ts';
import { listSkus } from './skus.ts';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** The SKUs as a file that can be uploaded again, one page of rows at a time. */
export function skusCsv(db: Db, brandId: string): ReadableStream<Uint8Array> {
  return csvStream(skuColumns, async (after) => {
    const { skus, next } = await listSkus(db, brandId, { page_size: 1000, sort: 'sku_id', after });
    return { rows: skus, next };
  });
}

/** The box sizes as a file that can be uploaded again. */
export function boxesCsv(db: Db, brandId: string): ReadableStream<Uint8Array> {
  return csvStream(boxColumns, async (after) => {
    const { boxes, next } = await listBoxes(db, brandId, { page_size: 1000, sort: 'package_id', after });
    return { rows: boxes, next };
  });
}

function csvStream<Row extends object>(
  columns: readonly (keyof Row & string)[],
  readPage: (after: string | undefined) => Promise<Page<Row>>,
): ReadableStream<Uint8Array> {
  let after: string | undefined;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const page = await readPage(after);
      const lines = page.rows.map((row) => columns.map((column) => row[column]));
      if (isFirst) controller.enqueue(csvBytes(columns, lines));
      else if (lines.length > 0) controller.enqueue(csvBytes(undefined, lines));
      isFirst = false;
      if (page.next === null) controller.close();
      else after = page.next;
    },
  });
}
