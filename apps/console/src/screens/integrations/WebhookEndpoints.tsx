import { calls } from '@khep/api';
import type { WebhookEndpoint } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  Button,
  Card,
  CellLines,
  ConfirmDialog,
  EmptyState,
  Inline,
  StatusBadge,
  Table,
  toast,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { WebhookDrawer } from './WebhookDrawer.tsx';

const stale = ['channel', 'integrations'];

/** Addresses that get changes of orders and shipments, signed and retried. */
export function WebhookEndpoints() {
  const { data, error, reload } = useCall(calls.channel.endpoints);
  const [edited, setEdited] = useState<WebhookEndpoint | null>();
  const [removed, setRemoved] = useState<WebhookEndpoint>();
  const remove = useAction(calls.channel.endpointRemove, { invalidates: stale });
  const test = useAction(calls.channel.endpointTest, { invalidates: stale });
  const endpoints = data?.data.endpoints ?? [];

  async function confirm() {
    const { ok } = await remove.run({ params: { id: removed?.id ?? '' } });
    if (ok) setRemoved(undefined);
  }

  async function sendTest(id: string) {
    const result = await test.run({ params: { id } });
    if (!result.ok) return;
    const { problem, status, ms } = result.answer.data.delivery;
    if (problem === '') toast.success(`Test webhook delivered: ${status} in ${ms} ms`);
    else toast.error(`Test webhook failed. ${problem}`);
  }

  return (
    <Card
      title="Webhooks"
      description="Each is signed, and retried for about an hour"
      actions={<Button onPress={() => setEdited(null)}>Add webhook</Button>}
    >
      <AsyncContent isLoading={!data} error={error} onRetry={() => void reload()}>
        {endpoints.length === 0 ? (
          <EmptyState
            layout="inline"
            title="No webhooks yet"
            description="Add the address of your app that takes changes."
          />
        ) : (
          <Table
            label="Webhooks"
            narrowLayout="stacked"
            rows={endpoints}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'url',
                header: 'Address',
                isRowHeader: true,
                cell: ({ url, topics }) => <CellLines secondary={topics.join(', ')}>{url}</CellLines>,
              },
              {
                id: 'state',
                header: 'State',
                width: '150px',
                cell: ({ is_active, failures }) => (
                  <StatusBadge tone={!is_active ? 'neutral' : failures > 0 ? 'caution' : 'positive'}>
                    {!is_active ? 'Off' : failures > 0 ? `${failures} failed` : 'Working'}
                  </StatusBadge>
                ),
              },
              {
                id: 'actions',
                header: '',
                width: '270px',
                cell: (endpoint) => (
                  <Inline gap={8}>
                    <Button
                      size="small"
                      onPress={() => void sendTest(endpoint.id)}
                      isPending={test.isPending}
                    >
                      Send test
                    </Button>
                    <Button size="small" onPress={() => setEdited(endpoint)}>
                      Edit
                    </Button>
                    <Button size="small" variant="ghost" onPress={() => setRemoved(endpoint)}>
                      Delete
                    </Button>
                  </Inline>
                ),
              },
            ]}
          />
        )}
      </AsyncContent>
      {edited !== undefined && <WebhookDrawer endpoint={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        isOpen={removed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoved(undefined)}
        title="Delete this webhook?"
        confirmLabel="Delete"
        tone="critical"
        isPending={remove.isPending}
        onConfirm={() => void confirm()}
      >
        {removed?.url} gets no more changes. Its delivery log is deleted too.
      </ConfirmDialog>
    </Card>
  );
}
