import { useState } from 'react';
import { DataGrid, createSelection } from '@khep/ui';
import { C, type O } from './data';

const columns = C.map((key, index) => ({
  id: key,
  header: key,
  width: 120,
  grow: 0,
  isRowHeader: index === 0,
  cell: (row: O) => row[key],
}));

/** All of it: grid semantics, a checkbox on each row, sorting and the keyboard, where the peers draw rows only. */
export const G = ({ rows }: { rows: O[] }) => {
  const [selection] = useState(() => createSelection());
  return (
    <div style={{ inlineSize: 1200 }}>
      <DataGrid
        label="Orders"
        rows={rows}
        rowKey={(row) => row.id}
        columns={columns}
        lines={1}
        selection={selection}
        height="640px"
        totalCount={rows.length}
      />
    </div>
  );
};
