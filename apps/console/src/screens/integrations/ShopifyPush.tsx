import { calls } from '@khep/api';
import type { ShopifySettings, ShopifyStore } from '@khep/api';
import { useInvalidate } from '@khep/api/hooks';
import { Button, Callout, Card, DescriptionList, RadioGroup, Stack, Switch } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { showConflict } from '../../data/showConflict.ts';
import { useAction } from '../../data/useAction.ts';

const moments = [
  {
    id: 'pickup',
    label: 'Once the courier has picked it up',
    description: 'Buyers get the message when their parcel is moving.',
  },
  {
    id: 'awb',
    label: 'As soon as it has an AWB',
    description: 'A cancelled AWB is removed from Shopify.',
  },
] as const;

/** Shows the AWBs sent to Shopify: when, how many, and the failed ones. */
export function ShopifyPush({ store }: { store: ShopifyStore }) {
  const save = useAction(calls.shopify.settings, { invalidates: ['shopify'] });
  const recheck = useAction(calls.shopify.recheck, { invalidates: ['shopify', 'integrations'] });
  const { settings, awbs } = store;
  const invalidate = useInvalidate();
  const canMarkPaid = store.optional_scopes.some(
    ({ scope, is_granted }) => scope === 'write_orders' && is_granted,
  );
  async function change(patch: Partial<ShopifySettings>) {
    const { version, ...saved } = settings;
    const result = await save.run({ body: { ...saved, ...patch } }, { ifMatch: version });
    if (!result.ok && showConflict(result.error)) await invalidate('shopify');
  }
  return (
    <Card title="AWBs to Shopify" description="With the courier and the link of your tracking page">
      <Stack gap={16}>
        {awbs.failed > 0 && (
          <Callout
            tone="critical"
            title={`${awbs.failed} ${awbs.failed === 1 ? 'AWB was' : 'AWBs were'} not sent`}
            actions={
              <Button size="small" onPress={() => void recheck.run({})} isPending={recheck.isPending}>
                Send again
              </Button>
            }
          >
            {store.awb_problem}
          </Callout>
        )}
        <RadioGroup
          label="Send a shipment"
          items={moments}
          value={settings.fulfil_at}
          onChange={(fulfil_at) => void change({ fulfil_at: fulfil_at === 'awb' ? 'awb' : 'pickup' })}
        />
        <Switch value={settings.notify_buyer} onChange={(notify_buyer) => void change({ notify_buyer })}>
          Shopify emails the buyer
        </Switch>
        <Switch
          value={settings.mark_paid}
          isDisabled={!settings.mark_paid && !canMarkPaid}
          description={canMarkPaid ? undefined : 'Needs the scope write_orders.'}
          onChange={(mark_paid) => void change({ mark_paid })}
        >
          Mark delivered COD orders as paid
        </Switch>
        <DescriptionList
          items={[
            { term: 'Sent', detail: formatNumber(awbs.sent) },
            { term: 'Waiting', detail: formatNumber(awbs.pending) },
            { term: 'Failed', detail: formatNumber(awbs.failed) },
          ]}
        />
      </Stack>
    </Card>
  );
}
