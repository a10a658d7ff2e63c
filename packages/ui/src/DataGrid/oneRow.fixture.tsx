import type { DataGridColumn } from './columns/columns.ts';
import { demoColumns, type DemoOrder } from './orders.fixture.tsx';

/** Columns that record rendered rows. */
export function countedColumns(drawn: string[]): DataGridColumn<DemoOrder>[] {
  const [first, ...rest] = demoColumns;
  if (!first) return [];
  return [
    {
      ...first,
      cell(order) {
        drawn.push(order.id);
        return order.id;
      },
    },
    ...rest,
  ];
}
