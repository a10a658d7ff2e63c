import type { GstMonth } from '@khep/api';
import { tableNumbers } from '@khep/domain/gst';
import type { Gstr1Table } from '@khep/domain/gst';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Card, StatusBadge, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';

type Row = GstMonth['tables'][number];

const names: Record<Gstr1Table, string> = {
  b2b: 'To registered buyers',
  b2cl: 'Large sales to consumers in other states',
  b2cs: 'Other sales to consumers, less their credit notes',
  nil: 'Nil-rated',
  cdnr: 'Credit notes to registered buyers',
  cdnur: 'Credit notes for large sales to consumers',
  hsn: 'Summary by HSN',
  doc_issue: 'Documents issued',
};

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
      { id: 'name', header: 'Holds', isRowHeader: true, cell: ({ id }) => names[id], foot: 'All documents' },
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
    [problems, total],
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
