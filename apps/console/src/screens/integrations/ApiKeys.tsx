import { calls } from '@khep/api';
import type { ApiKey } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  Button,
  Card,
  CellLines,
  ConfirmDialog,
  EmptyState,
  Link,
  RelativeTime,
  Stack,
  StatusBadge,
  Table,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { NewApiKey } from './NewApiKey.tsx';
import { OrderExample } from './OrderExample.tsx';

const stale = ['channel', 'integrations'];

/** Keys of own apps: what each may do, when it was used last, and how to revoke it. */
export function ApiKeys() {
  const { data, error, reload } = useCall(calls.channel.keys);
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const revoke = useAction(calls.channel.keyRevoke, { invalidates: stale });
  const keys = data?.data.keys ?? [];
  const confirm = async () => {
    const { ok } = await revoke.run({ params: { id: revoked?.id ?? '' } });
    if (ok) setRevoked(undefined);
  };
  return (
    <Stack gap={16}>
      <Card
        title="API keys"
        description="A key acts for your brand, but only within its scopes"
        actions={<Button onPress={() => setAdding(true)}>Create API key</Button>}
      >
        <AsyncContent isLoading={!data} error={error} onRetry={() => void reload()}>
          {keys.length === 0 ? (
            <EmptyState
              layout="inline"
              title="No API keys yet"
              description="Create one for each app that sends orders."
            />
          ) : (
            <Table
              label="API keys"
              narrowLayout="stacked"
              rows={keys}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: 'Key',
                  isRowHeader: true,
                  cell: ({ name, last_four, created_by }) => (
                    <CellLines secondary={`Ends in ${last_four}, created by ${created_by}`}>{name}</CellLines>
                  ),
                },
                { id: 'scopes', header: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
                {
                  id: 'used',
                  header: 'Last used',
                  width: '140px',
                  cell: ({ last_used_at }) =>
                    last_used_at === null ? 'Never' : <RelativeTime at={last_used_at} />,
                },
                {
                  id: 'limit',
                  header: 'Limit',
                  width: '110px',
                  align: 'end',
                  cell: ({ per_minute }) => `${per_minute} a minute`,
                },
                {
                  id: 'revoke',
                  header: '',
                  width: '110px',
                  cell: (key) =>
                    key.revoked_at === null ? (
                      <Button size="small" variant="ghost" onPress={() => setRevoked(key)}>
                        Revoke
                      </Button>
                    ) : (
                      <StatusBadge>Revoked</StatusBadge>
                    ),
                },
              ]}
            />
          )}
        </AsyncContent>
      </Card>
      <Card
        title="Send an order"
        actions={
          <Link href="/docs/api#/orders/channel_orderAdd" isExternal>
            API guide
          </Link>
        }
      >
        <OrderExample />
      </Card>
      {isAdding && <NewApiKey onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={revoked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRevoked(undefined)}
        title={`Revoke ${revoked?.name ?? ''}?`}
        confirmLabel="Revoke API key"
        cancelLabel="Keep API key"
        tone="critical"
        isPending={revoke.isPending}
        onConfirm={() => void confirm()}
      >
        Requests with it fail at once. This can&apos;t be undone.
      </ConfirmDialog>
    </Stack>
  );
}
