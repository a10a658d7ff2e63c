import { calls } from '@khep/api';
import type { InvoiceLineItem } from '@khep/api';
import {
  invoiceCategoryLabels,
  lineStatusLabels,
  lineStatusTones,
  sumLines,
} from '@khep/domain/reconciliation';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { lineActions } from './lineActions.ts';
import { lineFilters } from './lineFilters.ts';
import { LineDetail } from './LineDetail.tsx';

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
  filters: lineFilters,
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
      value: ({ category }) => category && invoiceCategoryLabels[category],
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
      value: ({ status }) => lineStatusLabels[status],
      tone: ({ status }) => lineStatusTones[status],
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
