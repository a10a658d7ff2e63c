import type { GstMonth } from '@khep/api';
import { gstFigures, tableNumbers } from '@khep/domain/gst';
import type { GstFigure, Gstr1Table } from '@khep/domain/gst';
import { gstMessages } from '@khep/domain/gst/ui';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Card, Link, StatusBadge, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { gstDocumentsHref } from './gstLinks.ts';

type Row = GstMonth['tables'][number];

/** Tables that documents are in one by one. */
const isListed = (id: Gstr1Table): id is GstFigure & Gstr1Table =>
  (gstFigures as readonly string[]).includes(id);

function Name({ row, month }: { row: Row; month: GstMonth }) {
  const name = gstMessages.gstFigures[row.id];
  return isListed(row.id) ? <Link href={gstDocumentsHref(month, row.id)}>{name}</Link> : name;
}

const tax = ({ igst, cgst, sgst, cess }: Pick<Row, 'igst' | 'cgst' | 'sgst' | 'cess'>) =>
  igst + cgst + sgst + cess;

function Tie({ table, problems }: { table: Gstr1Table; problems: GstMonth['problems'] }) {
  const own = problems.filter((problem) => problem.table === table);
  const errors = own.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return <StatusBadge tone="critical">{`${errors} to fix`}</StatusBadge>;
  if (own.length > 0) return <StatusBadge tone="caution">{`${own.length} to check`}</StatusBadge>;
  return <StatusBadge tone="positive">Ties</StatusBadge>;
}

/** The tables of GSTR-1 with their sums, and whether each ties to the documents. */
export function Gstr1Tables({ month }: { month: GstMonth }) {
  const { problems, total } = month;
  const rows = month.tables.filter((row) => (row.documents ?? 0) > 0 || row.taxable !== 0);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      { id: 'number', header: 'Table', width: '64px', cell: ({ id }) => tableNumbers[id] },
      {
        id: 'name',
        header: 'Holds',
        isRowHeader: true,
        cell: (row) => <Name row={row} month={month} />,
        foot: 'All documents',
      },
      {
        id: 'documents',
        header: 'Documents',
        align: 'end',
        cell: ({ documents }) => (documents === null ? '' : formatNumber(documents)),
      },
      {
        id: 'taxable',
        header: 'Taxable value',
        align: 'end',
        cell: ({ taxable }) => formatRupeeValue(taxable),
        foot: formatRupeeValue(total.taxable),
      },
      {
        id: 'gst',
        header: 'GST',
        align: 'end',
        cell: (row) => formatRupeeValue(tax(row)),
        foot: formatRupeeValue(tax(total)),
      },
      { id: 'tie', header: 'Check', align: 'end', cell: ({ id }) => <Tie table={id} problems={problems} /> },
    ],
    [month, problems, total],
  );
  return (
    <Card
      title="GSTR-1"
      description="Each table is summed from its rows, and again from the documents behind it. The file has no empty tables."
    >
      <Table label="Tables of GSTR-1" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </Card>
  );
}
