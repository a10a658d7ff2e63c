import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { packingRuleLabels } from '@khep/domain/packing';
import { PackingRuleBadges } from '@khep/domain/packing/ui';
import {
  Breadcrumbs,
  Card,
  DescriptionList,
  EmptyState,
  Grid,
  LinkButton,
  Page,
  Stack,
  StatusBadge,
  Table,
} from '@khep/ui';
import { useParams } from 'wouter';
import { AsyncContent, LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useBoxes } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { formatWeight, formatDimensions } from './formatMeasures.ts';
import { SkuOrders } from './SkuOrders.tsx';
import { smallestFittingBox } from './smallestFittingBox.ts';

/** Which courier would carry one piece, and why. */
function CouriersFor({ skuId }: { skuId: string }) {
  const { data, error, isLoading, reload } = useCall(calls.sku.recommendedCourier, {
    body: { sku_id: skuId },
  });
  const couriers = data?.data.couriers ?? [];
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  if (!isLoading && couriers.length === 0) return <EmptyState title="No courier is connected yet" />;
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

/** One SKU: what is known of it, the orders that hold it, how it ships. */
export default function SkuDetails() {
  const { skuId } = useParams<{ skuId: string }>();
  const { data, error, isLoading, reload } = useCall(calls.sku.get, { params: { id: skuId } });
  const { allows } = useAccess();
  const boxes = useBoxes();
  const sku = data?.data.sku;
  useDocumentTitle(sku?.sku_name ?? 'SKU details');
  const boxName = (id: string | null) => boxes.rows.find((box) => box.id === id)?.name;
  return (
    <Page
      title={sku?.sku_name ?? 'SKU details'}
      {...(sku && {
        description: sku.sku_id,
        badge: (
          <StatusBadge tone={sku.is_active ? 'positive' : 'neutral'}>
            {sku.is_active ? 'Active' : 'Inactive'}
          </StatusBadge>
        ),
        actions: (
          <LinkButton tone="accent" href={paths.editSku(sku.id)}>
            Edit SKU
          </LinkButton>
        ),
      })}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'SKUs and boxes', href: paths.skus() }, { label: sku?.sku_id ?? 'SKU' }]}
        />
      }
    >
      <AsyncContent
        isLoading={isLoading}
        error={error}
        onRetry={() => void reload()}
        notFound="This SKU does not exist"
        action={<LinkButton href={paths.skus()}>All SKUs</LinkButton>}
      >
        {sku && (
          <Grid columns={{ base: 1, lg: 'aside' }} gap={16} align="start">
            <Stack gap={16}>
              {allows('orders') && (
                <Card title="Orders of the last 7 days">
                  <SkuOrders code={sku.sku_id} />
                </Card>
              )}
              <Card title="Couriers for one piece">
                <CouriersFor skuId={sku.id} />
              </Card>
            </Stack>
            <Card title="Facts">
              <DescriptionList
                items={[
                  {
                    term: 'Weight',
                    detail: sku.freeze_weight
                      ? `${formatWeight(sku.actual_weight)}, frozen`
                      : formatWeight(sku.actual_weight),
                  },
                  { term: 'Sides', detail: formatDimensions(sku.sku_length, sku.sku_width, sku.sku_height) },
                  { term: 'In stock', detail: sku.sku_quantity.toLocaleString('en-IN') },
                  { term: 'Price', detail: formatRupeeValue(sku.unit_price) },
                  {
                    term: 'GST',
                    detail: `${formatPercent(sku.gst)}${sku.cess > 0 ? `, cess ${formatPercent(sku.cess)}` : ''}`,
                  },
                  { term: 'HSN', detail: sku.hsn_code === '' ? '—' : sku.hsn_code },
                  {
                    term: 'Category',
                    detail:
                      [sku.sku_category, sku.sub_category].filter((part) => part !== '').join(', ') || '—',
                  },
                  { term: 'Box', detail: boxName(sku.box_id) ?? 'Packing chooses' },
                  {
                    term: 'Suggested box',
                    detail: sku.ships_in_own_box
                      ? 'None needed: it ships in its own'
                      : (smallestFittingBox(sku, boxes.rows)?.name ?? 'None fits'),
                  },
                  ...(packingRuleLabels(sku).length > 0
                    ? [{ term: 'Handling', detail: <PackingRuleBadges rules={sku} /> }]
                    : []),
                  ...(sku.is_combo
                    ? [
                        {
                          term: 'Combo of',
                          detail: `${sku.combo_products.length} ${sku.combo_products.length === 1 ? 'SKU' : 'SKUs'}`,
                        },
                      ]
                    : []),
                ]}
              />
            </Card>
          </Grid>
        )}
      </AsyncContent>
    </Page>
  );
}
