import { Card, CellLines, DescriptionList, Stack, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { cancelledPieces, codToCollect } from '../collectible.ts';
import type { CollectibleOrder } from '../collectible.ts';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderItems;

export interface OrderItemData {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  quantity: number;
  /** Rupees with GST. */
  unit_price: number;
  /** Rupees off the line. */
  discount: number;
  /** Percent. */
  gst?: number | null | undefined;
  /** Percent. */
  cess?: number | null | undefined;
}

/** Items and totals of an order. Amounts are rupees. */
export interface OrderItemsData extends Omit<CollectibleOrder, 'totals'> {
  status: string;
  order_details: {
    product_details: readonly OrderItemData[];
    /** Undefined where only the items are known. */
    payment_details?:
      | {
          payment_gateway_names: readonly string[];
          gateway_transaction_id: string;
          /** As the channel sent them. */
          payment_fields: Readonly<Record<string, unknown>>;
        }
      | undefined;
  };
  totals: {
    lines: readonly { label: string; amount: number }[];
    total: number;
    is_cod: boolean;
    collect: number;
  };
}

/** The items of an order, with their boxes and what was cancelled, and the totals. */
export function OrderItems({ order }: { order: OrderItemsData }) {
  const messages = useDomainMessages('orderItems', defaults);
  const boxesOf = (skuId: string) =>
    order.packed_boxes
      .flatMap((box, index) => (box.items.some((item) => item.sku_id === skuId) ? [index + 1] : []))
      .join(', ');
  const columns: TableColumn<OrderItemData>[] = [
    {
      id: 'sku',
      header: messages.sku,
      isRowHeader: true,
      cell: ({ sku_id, sku_name, hsn_code }) => (
        <CellLines secondary={[sku_id, hsn_code && messages.hsn(hsn_code)].filter(Boolean).join(' · ')}>
          {sku_name}
        </CellLines>
      ),
    },
    { id: 'box', header: messages.box, cell: (line) => boxesOf(line.sku_id) || '—' },
    {
      id: 'quantity',
      header: messages.quantity,
      align: 'end',
      cell: (line) => {
        const cancelled = cancelledPieces(order, line);
        return (
          <CellLines secondary={cancelled > 0 ? messages.cancelled(cancelled) : undefined}>
            {line.quantity}
          </CellLines>
        );
      },
    },
    {
      id: 'price',
      header: messages.price,
      align: 'end',
      cell: ({ unit_price, discount }) => (
        <CellLines secondary={discount > 0 ? messages.off(formatRupeeValue(discount)) : undefined}>
          {formatRupeeValue(unit_price)}
        </CellLines>
      ),
    },
    {
      id: 'gst',
      header: messages.gst,
      align: 'end',
      cell: ({ gst, cess }) => {
        const rate = formatPercent(gst ?? 0);
        return cess ? messages.cess(rate, formatPercent(cess)) : rate;
      },
    },
    {
      id: 'total',
      header: messages.total,
      align: 'end',
      cell: (line) => formatRupeeValue(line.quantity * line.unit_price - line.discount),
    },
  ];
  /** How it was paid, where that is known. */
  const paymentFacts = () => {
    const payment = order.order_details.payment_details;
    if (!payment) return [];
    const { payment_gateway_names, gateway_transaction_id, payment_fields } = payment;
    const fields = Object.entries(payment_fields).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
        ? [`${name}: ${String(value)}`]
        : [],
    );
    return [
      { term: messages.gateway, detail: payment_gateway_names.join(', ') },
      { term: messages.transaction, detail: gateway_transaction_id },
      { term: messages.paymentFields, detail: fields.join(', ') },
    ].filter(({ detail }) => detail !== '');
  };
  const { lines, total, is_cod } = order.totals;
  const isCollected = is_cod && order.status !== 'CANCELLED';
  return (
    <Card title={messages.title}>
      <Stack gap={16}>
        <Table
          label={messages.label}
          rows={order.order_details.product_details}
          rowKey={(line) => line.sku_id}
          columns={columns}
          narrowLayout="stacked"
        />
        <DescriptionList
          items={[
            ...lines.map(({ label, amount }) => ({ term: label, detail: formatRupeeValue(amount) })),
            { term: messages.total, detail: formatRupeeValue(total), isStrong: true },
            ...(isCollected
              ? [{ term: messages.cod, detail: formatRupeeValue(codToCollect(order)), isStrong: true }]
              : []),
            ...paymentFacts(),
          ]}
        />
      </Stack>
    </Card>
  );
}
