import { calls } from '@khep/api';
import type { InvoiceLineItem } from '@khep/api';
import { invoiceCategories, invoiceCategoryLabels, sumLines } from '@khep/domain/reconciliation';
import type { lineSums } from '@khep/domain/reconciliation';
import type { StatusBadgeProps } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { lineActions } from './lineActions.ts';
import { LineDetail } from './LineDetail.tsx';
import { courierFilter } from '../../patterns/list/listFilters.ts';

export const statusLabels: Record<InvoiceLineItem['status'], string> = {
  matched: 'Matched',
  under_review: 'Under review',
  accepted: 'Accepted',
  disputed: 'Disputed',
  credited: 'Credited',
  rejected: 'Rejected',
  written_off: 'Written off',
};
export const statusTones: Record<InvoiceLineItem['status'], StatusBadgeProps['tone']> = {
  matched: 'positive',
  under_review: 'caution',
  accepted: 'neutral',
  disputed: 'info',
  credited: 'positive',
  rejected: 'critical',
  written_off: 'neutral',
};
const sumLabels = {
  expected: 'Expected',
  difference: 'Difference',
  recovered: 'Recovered',
} as const satisfies Record<(typeof lineSums)[number], string>;
const labels: Readonly<Record<string, string>> = invoiceCategoryLabels;
const column = columnsFor<InvoiceLineItem>();

/** Lines of all active invoices, the largest difference first. */
export const invoiceLineList = defineList({
  id: 'invoice-lines',
  label: 'Invoice lines',
  noun: ['line', 'lines'],
  endpoint: calls.recon.list,
  rowLabel: ({ awb }) => awb,
  searchLabel: 'AWB or order',
  detail: (row) => <LineDetail row={row} />,
  summary: (rows) => sumLines(rows),
  tabs: { filter: 'status', label: 'Lines by status', all: 'All' },
  filters: [
    { kind: 'oneOf', id: 'status', label: 'Status', options: statusLabels },
    {
      kind: 'oneOf',
      id: 'category',
      label: 'Issue',
      options: [
        ...invoiceCategories.map((id) => ({ id, label: invoiceCategoryLabels[id] })),
        { id: 'UNPRICED', label: 'Not priced' },
      ],
    },
    {
      kind: 'oneOf',
      id: 'primary_category',
      label: 'Main issue',
      options: [
        ...invoiceCategories.map((id) => ({ id, label: invoiceCategoryLabels[id] })),
        { id: 'NONE', label: 'Within tolerance' },
      ],
    },
    { kind: 'oneOf', id: 'sum', label: 'Counted in', options: sumLabels },
    courierFilter,
    { kind: 'text', id: 'cause', label: 'Cause', placeholder: 'divisor:4000' },
    { kind: 'text', id: 'invoice_id', label: 'Invoice', placeholder: 'ID of the upload' },
    { kind: 'text', id: 'age', label: 'Age', placeholder: '16–30' },
    { kind: 'dates', label: 'Invoice date' },
  ],
  columns: [
    column.text({
      id: 'awb',
      header: 'Order',
      isRowHeader: true,
      card: 1,
      value: ({ order_number, awb }) => order_number || awb,
      secondary: 'awb',
    }),
    column.text({
      id: 'category',
      header: 'Issue',
      width: 150,
      value: ({ category }) => labels[category] ?? '',
      cardLine: 'why',
    }),
    column.text({ id: 'why', header: 'What differs', width: 260, grow: 2, card: 3, value: 'why' }),
    column.money({ id: 'expected', header: 'Expected', value: 'expected' }),
    column.money({ id: 'charged', header: 'Billed', value: 'charged' }),
    column.money({ id: 'difference', header: 'Difference', card: 2, value: 'difference' }),
    column.status({
      id: 'status',
      header: 'Status',
      width: 130,
      value: ({ status }) => statusLabels[status],
      tone: ({ status }) => statusTones[status],
    }),
    column.text({
      id: 'invoice',
      header: 'Invoice',
      width: 150,
      value: 'invoice_number',
      secondary: ({ courier_name, line }) => `${courier_name}, line ${line}`,
      isHidden: true,
    }),
  ],
  actions: lineActions,
  download: 'csv',
  empty: {
    title: 'No invoice lines yet',
    description: 'Upload a courier invoice. Every line is priced again with your contract.',
  },
});
