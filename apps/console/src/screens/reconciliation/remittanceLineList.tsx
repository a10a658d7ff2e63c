import { calls } from '@khep/api';
import type { RemittanceLineItem } from '@khep/api';
import { codCategoryLabels } from '@khep/domain/reconciliation';
import type { StatusBadgeProps } from '@khep/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { formatWeekday } from '@khep/domain/days';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { courierFilter } from '../../patterns/list/listFilters.ts';

const labels: Readonly<Record<string, string>> = codCategoryLabels;
const tones: Readonly<Record<string, StatusBadgeProps['tone']>> = {
  MATCHED: 'positive',
  SHORT: 'critical',
  NOT_REMITTED: 'critical',
  REVERSED: 'critical',
};
const column = columnsFor<RemittanceLineItem>();

/** Lines of COD remittances, the largest shortage first; or the parcels that are overdue. */
export const remittanceLineList = defineList({
  id: 'remittance-lines',
  label: 'COD lines',
  noun: ['line', 'lines'],
  endpoint: calls.recon.listCod,
  rowLabel: ({ awb }) => awb,
  searchLabel: 'AWB, order or UTR',
  filters: [
    { kind: 'oneOf', id: 'category', label: 'Result', options: codCategoryLabels },
    courierFilter,
    { kind: 'text', id: 'age', label: 'Days late', placeholder: '16–30' },
    { kind: 'text', id: 'remittance_id', label: 'Remittance', placeholder: 'ID of the upload' },
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
    column.status({
      id: 'category',
      header: 'Result',
      width: 130,
      card: 4,
      value: ({ category }) => labels[category] ?? category,
      tone: ({ category }) => tones[category] ?? 'caution',
    }),
    column.text({
      id: 'why',
      header: 'What differs',
      width: 190,
      grow: 2,
      card: 3,
      cardLine: ({ remitted, expected, due_date }) =>
        `${formatRupeeValue(remitted)} of ${formatRupeeValue(expected)}${due_date === '' ? '' : `, due ${formatWeekday(due_date)}`}`,
      value: 'why',
    }),
    column.date({
      id: 'delivered',
      header: 'Delivered',
      shows: 'day',
      width: 110,
      isHidden: true,
      value: 'delivered_on',
    }),
    column.date({ id: 'due', header: 'Due', shows: 'day', width: 100, value: 'due_date' }),
    column.money({ id: 'expected', header: 'Collected', value: 'expected' }),
    column.money({ id: 'remitted', header: 'Remitted', value: 'remitted' }),
    column.money({ id: 'deducted', header: 'Deducted', isHidden: true, value: 'deducted' }),
    column.money({ id: 'difference', header: 'Difference', card: 2, value: 'difference' }),
    column.text({ id: 'utr', header: 'UTR', width: 196, value: 'utr', secondary: 'courier_name' }),
  ],
  download: 'csv',
  empty: {
    title: 'No COD remittances yet',
    description: 'Upload the remittance file of a courier to find what is short, late or unknown.',
  },
});
