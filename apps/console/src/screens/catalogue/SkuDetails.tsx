import { calls } from '@khep/api';
import type { Sku } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { packingRuleLabels } from '@khep/domain/packing';
import { PackingRuleBadges } from '@khep/domain/packing/ui';
import { Card, DescriptionList, EmptyState, LinkButton, Stack, StatusBadge, Table } from '@khep/ui';
import { useParams } from 'wouter';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useBoxes } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { formatWeight, formatDimensions } from './formatMeasures.ts';
import { SkuOrders } from './SkuOrders.tsx';
import { StockMovements } from './StockMovements.tsx';
import { smallestFittingBox } from './smallestFittingBox.ts';

/** Rates of each courier for one unit. */
function CourierRates({ skuId }: { skuId: string }) {
  const { data, error, isLoading, reload } = useCall(calls.sku.recommendedCourier, {
    body: { sku_id: skuId },
  });
  const couriers = data?.data.couriers ?? [];
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  if (!isLoading && couriers.length === 0) return <EmptyState title="No couriers connected yet" />;
  return (
    <Table
      label="Prices by courier"
      rows={couriers}
      rowKey={(courier) => String(courier.courier_id)}
      columns={[
        { id: 'courier', header: 'Courier', isRowHeader: true, cell: (courier) => courier.courier_name },
        {
          id: 'price',
          header: 'Price',
          align: 'end',
          cell: (courier) => (courier.price === null ? '—' : formatRupeeValue(courier.price)),
        },
        { id: 'why', header: 'Why', cell: (courier) => courier.why },
      ]}
    />
  );
}

/** Weight, price and packing of a SKU. */
function Details({ sku }: { sku: Sku }) {
  const boxes = useBoxes().rows;
  const boxName = boxes.find((box) => box.id === sku.box_id)?.name;
  const parts = sku.combo_products.length;
  return (
    <Card title="Details">
      <DescriptionList
        items={[
          {
            term: 'Weight',
            detail: `${formatWeight(sku.actual_weight)}${sku.freeze_weight ? ', frozen' : ''}`,
          },
          { term: 'Dimensions', detail: formatDimensions(sku.sku_length, sku.sku_width, sku.sku_height) },
          { term: 'Price', detail: formatRupeeValue(sku.unit_price) },
          {
            term: 'GST',
            detail: `${formatPercent(sku.gst)}${sku.cess > 0 ? `, cess ${formatPercent(sku.cess)}` : ''}`,
          },
          { term: 'HSN', detail: sku.hsn_code === '' ? '—' : sku.hsn_code },
          {
            term: 'Category',
            detail: [sku.sku_category, sku.sub_category].filter((part) => part !== '').join(', ') || '—',
          },
          { term: 'Box', detail: boxName ?? 'Packing chooses' },
          {
            term: 'Suggested box',
            detail: sku.ships_in_own_box
              ? 'Ships in its own box'
              : (smallestFittingBox(sku, boxes)?.name ?? 'None fits'),
          },
          ...(packingRuleLabels(sku).length > 0
            ? [{ term: 'Handling', detail: <PackingRuleBadges rules={sku} /> }]
            : []),
          ...(sku.is_combo ? [{ term: 'Combo of', detail: `${parts} ${parts === 1 ? 'SKU' : 'SKUs'}` }] : []),
        ]}
      />
    </Card>
  );
}

/** On hand, reserved and available units, and what changed them. A combo has those of its parts. */
function Stock({ sku }: { sku: Sku }) {
  const units = (count: number) => count.toLocaleString('en-IN');
  const available = sku.is_stock_tracked ? units(sku.available_quantity) : 'Not limited: no quantity entered';
  if (sku.is_combo)
    return (
      <Card
        title="Stock"
        description="Orders of a combo reserve its parts. Their stock decides how many are available."
      >
        <DescriptionList items={[{ term: 'Available', detail: available, isStrong: true }]} />
      </Card>
    );
  return (
    <Card title="Stock">
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: 'On hand', detail: units(sku.sku_quantity) },
            { term: 'Reserved by orders', detail: units(sku.reserved_quantity) },
            {
              term: 'Available',
              detail: available,
              isStrong: true,
            },
          ]}
        />
        <StockMovements id={sku.id} />
      </Stack>
    </Card>
  );
}

/** One SKU: its details, its stock, its orders, its courier rates. */
export default function SkuDetails() {
  const { skuId } = useParams<{ skuId: string }>();
  const call = useCall(calls.sku.get, { params: { id: skuId } });
  const { allows } = useAccess();
  const list = { label: 'SKUs and boxes', href: paths.skus() };
  return (
    <RecordPage
      kind="SKU"
      call={{ ...call, listLink: <LinkButton href={paths.skus()}>All SKUs</LinkButton> }}
      record={call.data?.data.sku}
      list={list}
      content={(sku) => ({
        title: sku.sku_name,
        description: sku.sku_id,
        badge: (
          <StatusBadge tone={sku.is_active ? 'positive' : 'neutral'}>
            {sku.is_active ? 'Active' : 'Inactive'}
          </StatusBadge>
        ),
        breadcrumbs: [list, { label: sku.sku_id }],
        actions: (
          <LinkButton tone="accent" href={paths.editSku(sku.id)}>
            Edit SKU
          </LinkButton>
        ),
        main: (
          <>
            <Stock sku={sku} />
            {allows('orders') && (
              <Card title="Orders of the last 7 days">
                <SkuOrders code={sku.sku_id} />
              </Card>
            )}
            <Card title="Courier rates for one unit">
              <CourierRates skuId={sku.id} />
            </Card>
          </>
        ),
        aside: <Details sku={sku} />,
      })}
    />
  );
}
