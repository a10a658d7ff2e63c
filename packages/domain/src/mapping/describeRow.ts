import { importField } from './importFields.ts';
import type { ImportType } from './importTypes.ts';

type Cells = Readonly<Record<string, string>>;

/** Columns that name the record of a row, by import; the first names the record, also of several rows. */
const recordColumns: Partial<Record<ImportType, readonly [name: string, ...details: string[]]>> = {
  orders: ['order_id', 'sku_name', 'sku_id', 'buyer_name'],
  sku: ['sku_id', 'sku_name'],
  box: ['package_id', 'name'],
  'weight-notice': ['awb', 'reference'],
  'dispute-responses': ['awb', 'outcome'],
  'pincode-mapping': ['pincode', 'zone'],
};

export interface RowName {
  /** "UP-4"; empty for none. */
  name: string;
  /** "Terracotta cup" */
  detail: string;
}

/** Names the record of a row, so that an error can be understood without the file. */
export function describeRow(type: ImportType, cells: Cells): RowName {
  const [name, ...details] = recordColumns[type] ?? [];
  return {
    name: name === undefined ? '' : (cells[name] ?? ''),
    detail: details.map((column) => cells[column] ?? '').find((cell) => cell !== '') ?? '',
  };
}

/** Returns the label of a column of an import: `actual_weight` is "Weight". */
export const columnLabel = (column: string): string => importField(column, false).label;

/**
 * Rows of the same record: all products of an order. Each row of PIN codes is a record of its own: where two contradict
 * each other, one is kept and the other skipped.
 */
export function isSameRecord(type: ImportType, one: Cells, other: Cells): boolean {
  if (type === 'pincode-mapping') return false;
  const name = describeRow(type, one).name;
  return name !== '' && name === describeRow(type, other).name;
}
