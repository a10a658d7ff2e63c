import { calls } from '@khep/api';
import type { RemittanceLineItem } from '@khep/api';
import { codCategoryLabels, codCategoryTones } from '@khep/domain/reconciliation';
import { formatRupeeValue } from '@khep/domain/money';
import { formatWeekday } from '@khep/domain/days';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { courierFilter } from '../../patterns/list/listFilters.ts';
import { ageOptions } from './ageOptions.ts';

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
    { kind: 'oneOf', id: 'age', label: 'Days late', options: ageOptions },
    { kind: 'linked', id: 'remittance_id', label: 'Lines of', what: 'one remittance' },
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
      value: ({ category }) => codCategoryLabels[category],
      tone: ({ category }) => codCategoryTones[category],
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
    column.money({ id: 'expected', header: 'Collected', width: 100, value: 'expected' }),
    column.money({ id: 'amount', header: 'COD amount in the file', isHidden: true, value: 'amount' }),
    column.money({ id: 'remitted', header: 'Remitted', width: 100, value: 'remitted' }),
    column.money({ id: 'deducted', header: 'Deducted', width: 92, value: 'deducted' }),
    column.money({ id: 'net', header: 'Net to the bank', isHidden: true, value: 'net' }),
    column.money({ id: 'difference', header: 'Difference', width: 96, card: 2, value: 'difference' }),
    column.text({ id: 'utr', header: 'UTR', width: 196, value: 'utr', secondary: 'courier_name' }),
  ],
  download: 'csv',
  empty: {
    title: 'No COD remittances yet',
    description: 'Upload the remittance file of a courier to find what is short, late or unknown.',
  },
});
