import { barcodesOf, isCodeOf } from '@khep/domain/warehouse';
import type { Tx } from '../../platform/db/schema.ts';

/** Finds the line of a scanned or typed code: that of the SKU, else a barcode of its label. */
export async function findScannedLine<Line extends { sku_id: string; record_id: string }>(
  tx: Tx,
  brand_id: string,
  lines: readonly Line[],
  code: string,
): Promise<Line | undefined> {
  const own = lines.find(({ sku_id }) => isCodeOf(code, { sku_id, barcodes: [] }));
  if (own) return own;
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'additional_info'])
    .where('brand_id', '=', brand_id)
    .where(
      'id',
      'in',
      lines.map(({ record_id }) => record_id),
    )
    .execute();
  const barcodes = new Map(skus.map(({ id, additional_info }) => [id, barcodesOf(additional_info)]));
  return lines.find(({ sku_id, record_id }) =>
    isCodeOf(code, { sku_id, barcodes: barcodes.get(record_id) ?? [] }),
  );
}
