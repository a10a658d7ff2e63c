import { calls } from '@khep/api';
import type { UnknownSku } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Button, Card, CellLines, ComboBox, Table } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { useSkus } from '../../data/useLookups.ts';
import { NewStoreSku } from './NewStoreSku.tsx';

const stale = ['shopify', 'sku', 'orders', 'integrations', 'home.summary'];

/** SKUs of the shop that this brand doesn't have: map each to one of its own, or create it. */
export function UnknownSkus() {
  const { data, error, reload } = useCall(calls.shopify.skus);
  const map = useAction(calls.shopify.mapSkus, { invalidates: stale });
  const own = useSkus().rows.map(({ sku_id, sku_name }) => ({
    id: sku_id,
    label: sku_name,
    description: sku_id,
  }));
  const [created, setCreated] = useState<UnknownSku>();
  const skus = data?.data.skus ?? [];
  return (
    <Card
      title="Unknown SKUs"
      description="Their orders are imported as soon as each SKU is mapped or created"
    >
      {error ? (
        <LoadError error={error} onRetry={() => void reload()} />
      ) : (
        <Table
          label="SKUs to map or create"
          narrowLayout="stacked"
          rows={skus}
          rowKey={({ code }) => code}
          columns={[
            {
              id: 'title',
              header: 'In Shopify',
              isRowHeader: true,
              cell: ({ title, code }) => <CellLines secondary={code}>{title}</CellLines>,
            },
            {
              id: 'orders',
              header: 'Orders',
              align: 'end',
              width: '80px',
              cell: ({ orders }) => formatNumber(orders),
            },
            {
              id: 'price',
              header: 'Price',
              align: 'end',
              width: '100px',
              cell: ({ unit_price }) => formatRupeeValue(unit_price),
            },
            {
              id: 'map',
              header: 'Map to',
              width: '260px',
              cell: ({ code, title }) => (
                <ComboBox
                  label={`SKU for ${title}`}
                  isLabelHidden
                  placeholder="Choose your SKU"
                  items={own}
                  isDisabled={map.isPending}
                  value={null}
                  onChange={(sku_id) => {
                    if (sku_id) void map.run({ body: { mappings: [{ code, sku_id }] } });
                  }}
                />
              ),
            },
            {
              id: 'create',
              header: '',
              width: '120px',
              cell: (sku) => (
                <Button size="small" onPress={() => setCreated(sku)}>
                  Create SKU
                </Button>
              ),
            },
          ]}
        />
      )}
      {created && <NewStoreSku sku={created} onClose={() => setCreated(undefined)} />}
    </Card>
  );
}
