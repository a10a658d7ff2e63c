import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Breadcrumbs, Callout, Grid, Page, Stack } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { ConnectShopify } from './ConnectShopify.tsx';
import { DisconnectShopify } from './DisconnectShopify.tsx';
import { ShopifyChecks } from './ShopifyChecks.tsx';
import { ShopifyOrders } from './ShopifyOrders.tsx';
import { ShopifyPush } from './ShopifyPush.tsx';
import { SyncShopifyButton } from './SyncShopifyButton.tsx';
import { UnknownSkus } from './UnknownSkus.tsx';

/** The Shopify store: connect it, see what works, and solve what doesn't. */
export default function Shopify() {
  const { data, error, reload } = useCall(calls.shopify.store, {}, { refreshInterval: 10_000 });
  const [isChanging, setChanging] = useState(false);
  const store = data?.data.store ?? undefined;
  const isSimulated = data?.data.is_simulated ?? false;
  const isConnected = store?.connected === true;
  return (
    <Page
      title="Shopify"
      description={
        isConnected
          ? `${store.name}, ${store.domain}`
          : 'New orders arrive automatically, and AWBs and tracking links go back.'
      }
      breadcrumbs={
        <Breadcrumbs items={[{ label: 'Integrations', href: paths.integrations() }, { label: 'Shopify' }]} />
      }
      actions={
        isConnected && (
          <>
            <DisconnectShopify store={store} />
            <SyncShopifyButton />
          </>
        )
      }
    >
      <AsyncContent isLoading={!data} error={error} onRetry={() => void reload()}>
        <Stack gap={16}>
          {isSimulated && (
            <Callout tone="info" title="Simulated Shopify">
              This server has no access to real shops. Any address that ends in .myshopify.com opens a
              simulated one; a token starts with shpat_, a client secret with shpss_.
            </Callout>
          )}
          {!isConnected || isChanging ? (
            <ConnectShopify
              store={store}
              onDone={() => setChanging(false)}
              onCancel={isConnected ? () => setChanging(false) : undefined}
            />
          ) : (
            <>
              <Grid columns={{ base: 1, lg: 2 }} gap={16} align="start">
                <ShopifyChecks store={store} onChange={() => setChanging(true)} />
                <ShopifyPush store={store} />
              </Grid>
              {store.unknown_skus > 0 && <UnknownSkus />}
              <ShopifyOrders />
            </>
          )}
        </Stack>
      </AsyncContent>
    </Page>
  );
}
