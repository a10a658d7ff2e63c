import { calls } from '@khep/api';
import type { ShopifyStore } from '@khep/api';
import {
  Button,
  Callout,
  Card,
  Form,
  Inline,
  PasswordField,
  RadioCards,
  Stack,
  TextField,
  toast,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';

export interface ConnectShopifyProps {
  /** The connection to change, also a disconnected one. */
  store: ShopifyStore | undefined;
  onDone: () => void;
  /** Undefined if there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

const ways = [
  { id: 'token', label: 'Admin token', description: 'You already made a custom app and its token.' },
  {
    id: 'client',
    label: 'Client ID and secret',
    description: 'Of an app in the Dev Dashboard. Its token renews itself each day.',
  },
] as const;

/** Connects a shop. Secrets are neither stored in the tab nor shown again. */
export function ConnectShopify({ store, onDone, onCancel }: ConnectShopifyProps) {
  const [way, setWay] = useState<string>(store?.auth_kind ?? 'client');
  const form = useForm(calls.shopify.verify.body, {
    shop: store?.domain ?? '',
    client_id: store?.client_id ?? '',
  });
  const verify = useAction(calls.shopify.verify, {
    invalidates: ['shopify', 'integrations', 'orders', 'home.summary', 'jobs'],
    quiet: true,
  });
  const [problem, setProblem] = useState('');
  const isToken = way === 'token';

  async function submit() {
    setProblem('');
    const values = form.check();
    if (!values) return;
    const { shop, token, api_secret, client_id, client_secret } = values;
    const result = await verify.run({
      body: isToken ? { shop, token, api_secret } : { shop, client_id, client_secret },
    });
    if (result.ok) {
      toast.success(
        `${result.answer.data.store.name} connected. Its orders of the last 14 days are imported.`,
      );
      onDone();
      return;
    }
    form.refuse(result.fields);
    setProblem(result.message);
  }

  const kept = store?.connected === true ? `Saved: ${store.secret}. Leave it empty to keep it.` : undefined;
  return (
    <Card title={store?.connected === true ? 'Change the connection' : 'Connect your store'}>
      <Form errors={form.errors} problem={problem} onSubmit={() => void submit()}>
        <Stack gap={16}>
          {store?.connected === false && store.problem !== '' && (
            <Callout tone="caution" title="Disconnected by Shopify">
              {store.problem}
            </Callout>
          )}
          <Callout tone="info" title="Starter and Basic plans">
            On these plans Shopify hides names, addresses and phone numbers of buyers from custom apps, so
            their orders can't be imported. The Shopify, Advanced and Plus plans share them.
          </Callout>
          <TextField
            label="Store address"
            description="As in your admin: your-store.myshopify.com"
            placeholder="your-store.myshopify.com"
            autoComplete="off"
            isRequired
            {...form.field('shop')}
          />
          <RadioCards label="How Khep signs in" items={ways} value={way} onChange={setWay} />
          {isToken ? (
            <>
              <PasswordField
                label="Admin API access token"
                description={kept ?? 'Starts with shpat_'}
                autoComplete="new-password"
                {...form.field('token')}
              />
              <PasswordField
                label="API secret key"
                description="Proves that webhooks are from Shopify. Without it, orders are read every 10 minutes."
                autoComplete="new-password"
                {...form.field('api_secret')}
              />
            </>
          ) : (
            <>
              <TextField label="Client ID" autoComplete="off" {...form.field('client_id')} />
              <PasswordField
                label="Client secret"
                description={kept ?? 'Starts with shpss_'}
                autoComplete="new-password"
                {...form.field('client_secret')}
              />
            </>
          )}
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={verify.isPending}>
              Verify and connect
            </Button>
            {onCancel && <Button onPress={onCancel}>Cancel</Button>}
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
