import type { ReactNode } from 'react';
import { Button, Dialog, Select, Table, TextField } from '@khep/ui';
import { COLS, OPTS, type Row } from './types';

// Outside the component and with widths, as the docs of Table ask: an unchanged row is neither drawn nor laid out again.
const keys = ['id', 'customer', 'city', 'status', 'amount'] as const;
const columns = keys.map((key, index) => ({
  id: key,
  header: COLS[index]!,
  isRowHeader: index === 0,
  width: '20%',
  cell: (row: Row) => row[key],
}));
const items = OPTS.map((option) => ({ id: option.value, label: option.label }));

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>;
export const Tbl = ({ rows }: { rows: Row[] }) => (
  <Table label="Orders" rows={rows} rowKey={(row) => row.id} columns={columns} />
);
export const Sel = () => (
  <div id="trigger">
    <Select label="Hub" isLabelHidden items={items} />
  </div>
);
export const Field = ({ label, name }: { label: string; name: string }) => (
  <TextField label={label} name={name} />
);
export const Btn = ({ children, onClick }: { children: string; onClick?: () => void }) => (
  <Button {...(onClick && { onPress: onClick })}>{children}</Button>
);
export const Dlg = () => <Dialog title="Hello" trigger={<Button>open dialog</Button>} />;
