import { calls } from '@khep/api';
import type { CourierFileItem } from '@khep/api';
import { courierFileKindLabels, describeCourierFile } from '@khep/domain/reconciliation';
import { Link } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { fileActions, fileRemoval } from './fileActions.ts';
import { fileHref, linesHref } from './lineChoice.ts';
import { courierFilter } from '../../patterns/list/listFilters.ts';

const column = columnsFor<CourierFileItem>();

/** Uploaded files, newest first. */
export const courierFileList = defineList({
  id: 'courier-files',
  label: 'Uploads',
  noun: ['upload', 'uploads'],
  endpoint: calls.invoice.list,
  rowLabel: ({ invoice_number }) => invoice_number,
  searchLabel: 'Number, file or UTR',
  filters: [
    { kind: 'oneOf', id: 'kind', label: 'Kind', options: courierFileKindLabels },
    { kind: 'oneOf', id: 'status', label: 'Status', options: { active: 'In use', deleted: 'Deleted' } },
    courierFilter,
    { kind: 'dates', label: 'Uploaded' },
  ],
  columns: [
    column.link({
      id: 'number',
      header: 'Number',
      isRowHeader: true,
      card: 1,
      value: 'invoice_number',
      href: fileHref,
      secondary: 'file_name',
    }),
    column.text({
      id: 'courier',
      header: 'Courier',
      width: 160,
      card: 3,
      value: 'courier_name',
      secondary: ({ kind }) => courierFileKindLabels[kind],
    }),
    column.date({ id: 'date', header: 'Date', shows: 'day', width: 110, value: 'invoice_date' }),
    column.number({ id: 'rows', header: 'Lines', value: 'rows' }),
    column.money({ id: 'total', header: 'Amount', card: 2, value: 'total' }),
    {
      ...column.number({ id: 'review', header: 'Under review', value: 'under_review' }),
      cell: ({ id, under_review, is_active }) =>
        under_review > 0 && is_active ? (
          <Link href={linesHref(id, { status: 'under_review' })}>{formatNumber(under_review)}</Link>
        ) : (
          formatNumber(under_review)
        ),
    },
    column.status({
      id: 'state',
      header: 'Status',
      width: 150,
      value: (file) => describeCourierFile(file).label,
      tone: (file) => describeCourierFile(file).tone,
      secondary: ({ warning, is_active }) => (is_active ? warning : ''),
    }),
    column.date({
      id: 'uploaded',
      header: 'Uploaded',
      width: 150,
      value: 'uploaded_at',
      secondary: ({ uploaded_by, is_active, deactivated_by }) =>
        is_active ? uploaded_by : `${uploaded_by}, deleted by ${deactivated_by}`,
    }),
  ],
  rowActions: fileActions,
  removal: fileRemoval,
  download: 'csv',
  empty: { title: 'No uploads yet', description: 'Upload the invoice or COD remittance of a courier.' },
});
