import type { Order } from '@khep/api';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { Card, CellLines, DescriptionList, Stack, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { cancelledPieces, codToCollect } from './partialCancel.ts';

type Line = Order['order_details']['product_details'][number];

/** The items of an order and their totals. */
export function Items({ order }: { order: Order }) {
  const boxesOf = (skuId: string) =>
    order.packed_boxes
      .flatMap((box, index) => (box.items.some((item) => item.sku_id === skuId) ? [index + 1] : []))
      .join(', ');
  const columns: TableColumn<Line>[] = [
    {
      id: 'sku',
      header: 'SKU',
      isRowHeader: true,
      cell: (line) => (
        <CellLines
          secondary={[line.sku_id, line.hsn_code && `HSN ${line.hsn_code}`].filter(Boolean).join(' · ')}
        >
          {line.sku_name}
        </CellLines>
      ),
    },
    { id: 'box', header: 'Box', cell: (line) => boxesOf(line.sku_id) || '—' },
    {
      id: 'quantity',
      header: 'Qty',
      align: 'end',
      cell: (line) => {
        const cancelled = cancelledPieces(order, line);
        return (
          <CellLines secondary={cancelled > 0 ? `${cancelled} cancelled` : undefined}>
            {line.quantity}
          </CellLines>
        );
      },
    },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      cell: (line) => (
        <CellLines secondary={line.discount > 0 ? `${formatRupeeValue(line.discount)} off` : undefined}>
          {formatRupeeValue(line.unit_price)}
        </CellLines>
      ),
    },
    {
      id: 'gst',
      header: 'GST',
      align: 'end',
      cell: (line) =>
        `${formatPercent(line.gst ?? 0)}${line.cess ? ` + ${formatPercent(line.cess)} cess` : ''}`,
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: (line) => formatRupeeValue(line.quantity * line.unit_price - line.discount),
    },
  ];
  return (
    <Card title="Items">
      <Stack gap={16}>
        <Table
          label="Items of the order"
          rows={order.order_details.product_details}
          rowKey={(line) => line.sku_id}
          columns={columns}
          narrowLayout="stacked"
        />
        <DescriptionList
          items={[
            ...order.totals.lines.map((line) => ({
              term: line.label,
              detail: formatRupeeValue(line.amount),
            })),
            { term: 'Total', detail: formatRupeeValue(order.totals.total), isStrong: true },
            ...(order.totals.is_cod && order.status !== 'CANCELLED'
              ? [
                  {
                    term: 'COD amount',
                    detail: formatRupeeValue(codToCollect(order)),
                    isStrong: true,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
