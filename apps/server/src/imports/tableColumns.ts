import type { TableColumns } from '@khep/api';
import { sampleHeading } from '../lookups/samples.ts';
import { requiredColumns as requiredOrderColumns } from '../orders/imports/parseOrderRows.ts';
import { parseTable } from './parseTable.ts';

type ImportType = 'sku' | 'box' | 'orders';

const required: Record<ImportType, readonly string[]> = {
  sku: ['sku_id'],
  box: ['package_id'],
  orders: requiredOrderColumns,
};
const maxSamples = 3;

/** Reads the heading of an uploaded table, and the first values of each column, beside the columns of the import. */
export async function readTableColumns(type: ImportType, file: unknown): Promise<TableColumns> {
  const { heading, rows } = await parseTable(file, { columns: [] });
  return {
    rows: rows.length,
    columns: heading
      .filter((name) => name !== '')
      .map((name) => ({
        name,
        samples: rows
          .map(({ cells }) => cells[name] ?? '')
          .filter((cell) => cell !== '')
          .slice(0, maxSamples),
      })),
    fields: sampleHeading(type).map((name) => ({ name, is_required: required[type].includes(name) })),
  };
}
