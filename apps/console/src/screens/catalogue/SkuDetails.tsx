import { calls } from '@khep/api';
import type { Sku } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierPrices, SkuFacts, SkuStock } from '@khep/domain/catalogue/ui';
import { transferMessages } from '@khep/domain/warehouse/ui';
import { Card, Link, LinkButton, Stack, StatusBadge, Text } from '@khep/ui';
import { useParams } from 'wouter';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useBoxes } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { SkuOrders } from './SkuOrders.tsx';
import { StockMovements } from './StockMovements.tsx';

/** Rates of each courier for one unit. */
function CourierRates({ skuId }: { skuId: string }) {
  const { data, error, reload } = useCall(calls.sku.recommendedCourier, { body: { sku_id: skuId } });
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  return <CourierPrices couriers={data?.data.couriers} />;
}

/** Units that are in no warehouse, because they are on their way to one. */
function OnTheWay({ id }: { id: string }) {
  const { data, error, reload } = useCall(calls.sku.onTheWay, { params: { id } });
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  return data?.data.transfers.map(({ transfer_id, number, to_warehouse_name, quantity }) => (
    <Text key={transfer_id} tone="second">
      {transferMessages.onTheWay(quantity, to_warehouse_name)}{' '}
      <Link href={paths.transfers(transfer_id)}>{number}</Link>
    </Text>
  ));
}

/** On hand, reserved and available units, and what changed them. */
function Stock({ sku }: { sku: Sku }) {
  return (
    <Card
      title="Stock"
      {...(sku.is_combo && {
        description: 'Orders of a combo reserve its parts. Their stock decides how many are available.',
      })}
    >
      <Stack gap={16}>
        <SkuStock stock={sku} />
        {!sku.is_combo && <OnTheWay id={sku.id} />}
        {!sku.is_combo && <StockMovements id={sku.id} />}
      </Stack>
    </Card>
  );
}

/** One SKU: its details, its stock, its orders, its courier rates. */
export default function SkuDetails() {
  const { skuId } = useParams<{ skuId: string }>();
  const call = useCall(calls.sku.get, { params: { id: skuId } });
  const { allows } = useAccess();
  const boxes = useBoxes().rows;
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
        aside: (
          <Card title="Details">
            <SkuFacts sku={sku} boxes={boxes} />
          </Card>
        ),
      })}
    />
  );
}
