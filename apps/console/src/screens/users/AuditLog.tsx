import { calls } from '@khep/api';
import { auditAreaLabel, auditAreaLabels } from '@khep/domain/team';
import type { AuditEntry } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<AuditEntry>();
const columns = [
  column.text({
    id: 'title',
    header: 'Change',
    width: 300,
    grow: 3,
    isRowHeader: true,
    card: 1,
    value: 'title',
    secondary: 'detail',
  }),
  column.text({ id: 'user', header: 'User', width: 160, card: 3, value: 'user_name' }),
  column.text({
    id: 'area',
    header: 'Area',
    width: 110,
    grow: 0,
    card: 4,
    value: (entry) => auditAreaLabel(entry.area),
  }),
  column.date({ id: 'at', header: 'Time', width: 170, grow: 0, card: 2, value: 'at' }),
];

/** Lists the changes by the brand's users, newest first, with filters and a download. */
export function AuditLog() {
  const users = useCall(calls.users.list, { query: { page_size: 200 } }).data?.data.users;
  const list = useMemo(
    () =>
      defineList({
        id: 'audit',
        label: 'Audit log',
        noun: ['change', 'changes'],
        endpoint: calls.audit.list,
        rowLabel: (entry) => entry.title,
        searchLabel: 'Order ID',
        filters: [
          { kind: 'dates', label: 'Time' },
          {
            kind: 'oneOf',
            id: 'user_id',
            label: 'User',
            options: (users ?? []).map(({ id, name }) => ({ id, label: name })),
          },
          { kind: 'oneOf', id: 'area', label: 'Area', options: auditAreaLabels },
        ],
        columns,
        rowActions: (entry) =>
          entry.order_id === null
            ? []
            : [{ id: 'order', label: 'Open order', href: paths.orderDetails(entry.order_id) }],
        download: calls.audit.download,
        empty: { title: 'No changes yet', description: 'What users change appears here.' },
      }),
    [users],
  );
  return <ListView list={list} />;
}
