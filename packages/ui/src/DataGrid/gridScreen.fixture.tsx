import { useMemo, useState } from 'react';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGrid.types.ts';
import type { DemoOrder } from './orders.fixture.tsx';
import { createSelection, useSelectedKeys, type GridSelection } from './selection/selection.ts';
import type { DataGridSort } from './columns/sorting.ts';

export const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const sortValues: Record<string, (order: DemoOrder) => string | number> = {
  order: (order) => order.number,
  value: (order) => order.value,
  status: (order) => order.status,
};

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Sorts the rows. */
export function sorted(rows: readonly DemoOrder[], sorts: readonly DataGridSort[]): readonly DemoOrder[] {
  if (sorts.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { column, direction } of sorts) {
      const value = sortValues[column];
      const order = value ? compare(value(a), value(b)) : 0;
      if (order !== 0) return direction === 'ascending' ? order : -order;
    }
    return 0;
  });
}

function Summary({ selection, rows }: { selection: GridSelection; rows: readonly DemoOrder[] }) {
  const keys = new Set(useSelectedKeys(selection));
  let paise = 0;
  for (const row of rows) if (keys.has(row.id)) paise += row.value;
  return rupees.format(paise / 100);
}

/** A grid with selection, sorting and bulk bar, as in a screen. */
export function Screen(props: DataGridProps<DemoOrder> & { initial?: string[] }) {
  const [selection] = useState(() => createSelection(props.initial));
  const [sorts, setSorts] = useState<readonly DataGridSort[]>([]);
  const rows = useMemo(() => sorted(props.rows, sorts), [props.rows, sorts]);
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid
        {...props}
        rows={rows}
        selection={selection}
        sort={sorts}
        onSortChange={(_first, all) => setSorts(all)}
      />
      <BulkBar
        selection={selection}
        summary={<Summary selection={selection} rows={props.rows} />}
        actions={[
          { id: 'boxes', label: 'Suggest boxes', onAction: () => undefined },
          { id: 'allocate', label: 'Allocate couriers', isPrimary: true, onAction: () => undefined },
        ]}
      />
    </div>
  );
}
