import type { GstMonth } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Card, Link, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { paths } from '../../paths.ts';

type Cliff = GstMonth['cliffs'][number];

const columns: readonly TableColumn<Cliff>[] = [
  {
    id: 'name',
    header: 'Product',
    isRowHeader: true,
    cell: ({ id, name }) => <Link href={paths.editSku(id)}>{name}</Link>,
  },
  { id: 'price', header: 'Price now', align: 'end', cell: ({ price }) => formatRupeeValue(price) },
  { id: 'better', header: 'Better', align: 'end', cell: ({ better }) => formatRupeeValue(better) },
  {
    id: 'buyer',
    header: 'The buyer pays less',
    align: 'end',
    cell: ({ buyer_pays_less }) => formatRupeeValue(buyer_pays_less),
  },
  {
    id: 'seller',
    header: 'You keep more',
    align: 'end',
    cell: ({ seller_keeps_more }) => formatRupeeValue(seller_keeps_more),
  },
];

/** Products just above a price where the GST rate jumps. */
export function PriceCliffs({ month }: { month: GstMonth }) {
  if (month.cliffs.length === 0) return null;
  return (
    <Card
      title="Priced on the GST cliff"
      description="Apparel, footwear, made-ups and quilts have 5% up to ₹2,500 a piece before GST, and 18% above. At a lower price you keep more."
    >
      <Table
        label="Products on the GST cliff"
        rows={month.cliffs}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Card>
  );
}
