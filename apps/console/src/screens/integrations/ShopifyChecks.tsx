import { calls } from '@khep/api';
import type { ShopifyStore } from '@khep/api';
import { ScopeChecks } from '@khep/domain/integrations/ui';
import { Button, Callout, Card, DescriptionList, RelativeTime, Stack } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { useAction } from '../../data/useAction.ts';

export interface ShopifyChecksProps {
  store: ShopifyStore;
  /** Opens the form of the connection. */
  onChange: () => void;
}

/** Shows the permissions of the connection, and how to grant missing ones. */
export function ShopifyChecks({ store, onChange }: ShopifyChecksProps) {
  const recheck = useAction(calls.shopify.recheck, { invalidates: ['shopify', 'integrations'] });
  const missing = store.scopes.filter(({ is_granted }) => !is_granted).map(({ scope }) => scope);
  const optional = store.optional_scopes.filter(({ is_granted }) => !is_granted);
  const time = (at: string | null) => (at === null ? 'Never' : <RelativeTime at={at} />);
  return (
    <Card
      title="Connection"
      actions={
        <Button size="small" onPress={onChange}>
          Change
        </Button>
      }
      footer={
        <Button onPress={() => void recheck.run({})} isPending={recheck.isPending}>
          Verify again
        </Button>
      }
    >
      <Stack gap={16}>
        {store.problem !== '' && (
          <Callout tone="critical" title="Shopify can't be used">
            {store.problem}
          </Callout>
        )}
        <ScopeChecks
          label="What the token may do"
          checks={[
            {
              name: 'Store found',
              detail: `${store.name} · ${store.currency} · ${store.timezone}`,
              isPassed: store.problem === '',
            },
            ...store.scopes.map(({ scope, purpose, is_granted }) => ({
              name: scope,
              detail: purpose,
              isPassed: is_granted,
            })),
            ...(store.has_webhooks
              ? [
                  {
                    name: 'Webhooks signed',
                    detail:
                      'orders/create, orders/updated, orders/cancelled, refunds/create, app/uninstalled',
                    isPassed: true,
                  },
                ]
              : []),
          ]}
        />
        {missing.length > 0 && (
          <Callout tone="caution" title="Grant the scope in Shopify">
            Open your app in Shopify, Configuration, Admin API scopes. Tick {missing.join(', ')}, save and
            install the app again. Then verify here.
          </Callout>
        )}
        {optional.length > 0 && (
          <Callout tone="info" title="Optional scopes">
            <ul>
              {optional.map(({ scope, purpose }) => (
                <li key={scope}>
                  {scope}: {purpose}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {!store.has_webhooks && <Callout tone="info">{store.webhook_problem}</Callout>}
        <DescriptionList
          items={[
            {
              term: 'Signs in with',
              detail: store.auth_kind === 'token' ? 'Admin token' : 'Client ID and secret',
            },
            { term: 'Secret', detail: store.secret },
            { term: 'Last checked', detail: time(store.checked_at) },
            { term: 'Last webhook', detail: time(store.heard_at) },
            { term: 'Last sync', detail: time(store.synced_at) },
            { term: 'Orders today', detail: formatNumber(store.orders_today) },
          ]}
        />
      </Stack>
    </Card>
  );
}
