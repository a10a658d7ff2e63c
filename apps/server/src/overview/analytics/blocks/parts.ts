import type { CellQuery } from '@khep/domain/analytics';
import { shapeOf } from '../rollups.ts';
import { CellTable } from './cellTable.ts';
import type { Grain } from './cellSums.ts';

/**
 * Sums of a cube that has SKUs are stored in parts, each with some of the SKUs: a question about one SKU reads one part of
 * thousands of cells. A change needs a rebuild of all brands.
 */
const partsOfSkus: Record<Grain, number> = { day: 4, month: 32 };

/** Where the SKU is among the texts of a cell; undefined for sums that are stored in one part. */
function skuAt(name: string): number | undefined {
  const { dims, hasMembers } = shapeOf(name);
  const at = dims.indexOf('sku');
  // Rollups by SKU are read whole, to find the largest.
  return at === -1 || !hasMembers ? undefined : at;
}

/** FNV-1a: the same for the same text in every process and release. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}

/** Splits a table into its parts, by their number. */
export function splitTable(name: string, grain: Grain, table: CellTable): Map<number, CellTable> {
  const at = skuAt(name);
  if (at === undefined) return new Map([[0, table]]);
  const parts = new Map<number, CellTable>();
  for (const { texts, values } of table.cells()) {
    const part = hash(texts[at] ?? '') % partsOfSkus[grain];
    let own = parts.get(part);
    if (!own) parts.set(part, (own = new CellTable()));
    own.add(texts, values);
  }
  return parts;
}

/** The parts that have all cells of a question; undefined for all parts. */
export function partsOf(
  name: string,
  grain: Grain,
  { where }: Pick<CellQuery, 'where'>,
): number[] | undefined {
  if (skuAt(name) === undefined || !where.sku) return undefined;
  return [...new Set(where.sku.map((sku) => hash(sku) % partsOfSkus[grain]))];
}
