import type { GstMonth } from '@khep/api';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { FoldedTable } from '@khep/domain/gst/ui';
import { Card, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';

interface Amounts {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** Columns of amounts, the same in each summary. */
function amountColumns<Row extends Amounts>(): TableColumn<Row>[] {
  return [
    {
      id: 'taxable',
      header: 'Taxable value',
      align: 'end',
      cell: ({ taxable }) => formatRupeeValue(taxable),
    },
    {
      id: 'state',
      header: 'CGST + SGST',
      align: 'end',
      cell: ({ cgst, sgst }) => formatRupeeValue(cgst + sgst),
    },
    { id: 'igst', header: 'IGST', align: 'end', cell: ({ igst }) => formatRupeeValue(igst) },
  ];
}

type Rate = GstMonth['rates'][number];
type Place = GstMonth['places'][number];
type Code = GstMonth['codes'][number];

const rateColumns: readonly TableColumn<Rate>[] = [
  { id: 'rate', header: 'Rate', isRowHeader: true, cell: ({ rate }) => `${rate}%` },
  ...amountColumns<Rate>(),
];
const placeColumns: readonly TableColumn<Place>[] = [
  {
    id: 'place',
    header: 'Place of supply',
    isRowHeader: true,
    cell: ({ place, state }) => `${place} ${state}`,
  },
  ...amountColumns<Place>(),
];
const codeColumns: readonly TableColumn<Code>[] = [
  { id: 'hsn', header: 'HSN', isRowHeader: true, cell: ({ hsn }) => hsn || 'None' },
  { id: 'name', header: 'Goods', cell: ({ description }) => description },
  { id: 'units', header: 'Units', align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
  ...amountColumns<Code>(),
];

const net = 'Net of credit notes';

/** A month by rate, place of supply and HSN. */
export function RateSums({ month }: { month: GstMonth }) {
  return (
    <Card title="By rate" description={net}>
      <Table
        label="GST by rate"
        rows={month.rates}
        rowKey={({ rate }) => String(rate)}
        columns={rateColumns}
      />
    </Card>
  );
}

export function PlaceSums({ month }: { month: GstMonth }) {
  return (
    <Card title="By place of supply" description={net}>
      <FoldedTable
        label="GST by place of supply"
        rows={month.places}
        rowKey={({ place }) => place}
        columns={placeColumns}
      />
    </Card>
  );
}

export function CodeSums({ month }: { month: GstMonth }) {
  return (
    <Card title="By HSN" description={net}>
      <FoldedTable label="GST by HSN" rows={month.codes} rowKey={({ hsn }) => hsn} columns={codeColumns} />
    </Card>
  );
}
