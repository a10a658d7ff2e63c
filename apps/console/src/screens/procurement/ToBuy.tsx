import { calls } from '@khep/api';
import type { ToBuy as Proposal, ToBuyRow } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { leastSalesDays } from '@khep/domain/warehouse';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  LinkButton,
  NumberField,
  Stack,
  Stat,
  Table,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { Sparkline } from '@khep/ui/charts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';

type SupplierRows = Proposal['suppliers'][number];

const costOf = (rows: readonly ToBuyRow[], quantityOf: (row: ToBuyRow) => number): number =>
  rows.reduce((sum, row) => sum + quantityOf(row) * row.price, 0);
const proposed = ({ quantity }: ToBuyRow): number => quantity;

/** Each supplier's products with what to order now; the quantities can be changed before they become a draft. */
export function ToBuy() {
  const call = useCall(calls.procurement.toBuy);
  return (
    <CallContent call={call}>
      {({ data }) => {
        const rows = data.suppliers.flatMap((one) => one.rows);
        const due = rows.filter(({ quantity }) => quantity > 0);
        if (rows.length === 0)
          return (
            <EmptyState
              title="No supplier sells anything yet"
              description="Add your suppliers with their products and prices; what to buy follows from your sales."
              action={<LinkButton href={paths.procurement('suppliers')}>Open Suppliers</LinkButton>}
            />
          );
        return (
          <Stack gap={16}>
            <Grid columns={{ base: 2, lg: 4 }}>
              <Stat
                label="To buy now"
                value={formatRupeeValue(costOf(rows, proposed), { decimals: 'never' })}
              />
              <Stat label="Products to buy" value={formatNumber(due.length)} />
              <Stat
                label="Units on order"
                value={formatNumber(rows.reduce((sum, row) => sum + row.on_order, 0))}
              />
              <Stat label="Products without a supplier" value={formatNumber(data.without_supplier)} />
            </Grid>
            {data.suppliers
              .filter((one) => one.rows.length > 0)
              .toSorted((a, b) => costOf(b.rows, proposed) - costOf(a.rows, proposed))
              .map((one) => (
                <SupplierCard key={one.id} supplier={one} />
              ))}
          </Stack>
        );
      }}
    </CallContent>
  );
}

const days = (count: number): string =>
  `${formatNumber(Math.round(count))} ${Math.round(count) === 1 ? 'day' : 'days'}`;

function SupplierCard({ supplier }: { supplier: SupplierRows }) {
  const [, navigate] = useLocation();
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const draft = useMutation(calls.procurement.draftOrder, {
    quiet: true,
    invalidates: ['procurement.orders', 'procurement.toBuy'],
    onSuccess: ({ data }) => navigate(`/procurement?tab=orders&order=${data.order.id}`),
  });
  const quantityOf = (row: ToBuyRow): number => changed[row.sku_id] ?? row.quantity;
  const wanted = supplier.rows.filter((row) => quantityOf(row) > 0);
  const columns: TableColumn<ToBuyRow>[] = [
    {
      id: 'sku',
      header: 'SKU',
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    {
      id: 'sold',
      header: 'Sold a day',
      align: 'end',
      cell: ({ sold_a_day, daily, sku_id }) =>
        sold_a_day === null ? (
          '–'
        ) : (
          <>
            <Sparkline label={`Sales of ${sku_id}`} values={daily} />{' '}
            {formatNumber(Math.round(sold_a_day * 10) / 10)}
          </>
        ),
    },
    { id: 'hand', header: 'On hand', align: 'end', cell: ({ on_hand }) => formatNumber(on_hand) },
    { id: 'reserved', header: 'Reserved', align: 'end', cell: ({ reserved }) => formatNumber(reserved) },
    { id: 'coming', header: 'On order', align: 'end', cell: ({ on_order }) => formatNumber(on_order) },
    {
      id: 'point',
      header: 'Reorder at',
      align: 'end',
      cell: ({ reorder_at }) => (reorder_at === null ? '–' : formatNumber(reorder_at)),
    },
    {
      id: 'buy',
      header: 'Buy',
      align: 'end',
      cell: (row) => (
        <NumberField
          label={`Units of ${row.sku_id} to buy`}
          isLabelHidden
          value={quantityOf(row)}
          onChange={(value) => setChanged({ ...changed, [row.sku_id]: value ?? 0 })}
          minValue={0}
        />
      ),
    },
    {
      id: 'cost',
      header: 'Cost',
      align: 'end',
      cell: (row) => formatRupeeValue(quantityOf(row) * row.price),
      foot: formatRupeeValue(costOf(supplier.rows, quantityOf)),
    },
  ];
  const isNew = supplier.rows.some(({ reorder_at }) => reorder_at === null);
  return (
    <Card
      title={supplier.name}
      description={`Takes ${days(supplier.lead_days)}. Prices are before GST.`}
      actions={
        <Button
          tone="accent"
          isDisabled={wanted.length === 0}
          isPending={draft.isPending}
          onPress={() =>
            void draft.send({
              body: {
                supplier_id: supplier.id,
                lines: wanted.map((row) => ({
                  sku_id: row.sku_id,
                  quantity: quantityOf(row),
                  price: row.price,
                })),
              },
            })
          }
        >
          Draft order
        </Button>
      }
    >
      <Stack gap={12}>
        {draft.error && <Callout tone="critical" title={draft.error.reason} isAlert />}
        <Table
          label={`Products of ${supplier.name}`}
          columns={columns}
          rows={supplier.rows}
          rowKey={({ sku_id }) => sku_id}
          narrowLayout="stacked"
        />
        {isNew && (
          <Callout title={`Products with fewer than ${leastSalesDays} days of sales are not counted`}>
            Enter how many to buy.
          </Callout>
        )}
      </Stack>
    </Card>
  );
}
