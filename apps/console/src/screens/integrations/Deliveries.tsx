import { calls } from '@khep/api';
import type { WebhookDelivery } from '@khep/api';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<WebhookDelivery>();

const states: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};
const tones = { waiting: 'caution', delivered: 'positive', failed: 'critical' } as const;

const list = defineList({
  id: 'webhook-deliveries',
  label: 'Webhook deliveries',
  noun: ['delivery', 'deliveries'],
  endpoint: calls.channel.deliveries,
  rowLabel: ({ topic, event_id }) => `${topic} ${event_id}`,
  filters: [{ kind: 'anyOf', id: 'state', label: 'State', options: states }],
  columns: [
    column.text({
      id: 'topic',
      header: 'Event',
      isRowHeader: true,
      card: 1,
      value: 'topic',
      secondary: 'event_id',
    }),
    column.status({
      id: 'state',
      header: 'State',
      width: 120,
      card: 2,
      value: ({ state }) => states[state],
      tone: ({ state }) => tones[state],
    }),
    column.text({
      id: 'response',
      header: 'Response',
      width: 220,
      card: 3,
      value: ({ problem, status, ms }) => problem || (status > 0 ? `${status} in ${ms} ms` : ''),
    }),
    column.number({ id: 'tries', header: 'Attempts', width: 90, value: 'tries' }),
    column.text({ id: 'url', header: 'Address', width: 260, value: 'url' }),
    column.date({ id: 'created_at', header: 'Created', card: 4, value: 'created_at' }),
    column.date({ id: 'send_after', header: 'Next attempt', value: 'send_after' }),
  ],
  actions: [
    {
      id: 'replay',
      label: 'Send again',
      max: 50,
      work: {
        batchSize: 1,
        success: 'Webhooks sent again',
        invalidates: ['channel'],
        send: async (client, deliveries) => {
          const failures = [];
          for (const { id } of deliveries) {
            const { data } = await client.call(calls.channel.replay, { params: { id } });
            if (data.delivery.problem !== '') failures.push({ key: id, message: data.delivery.problem });
          }
          return failures;
        },
      },
      confirm: (rows) => ({
        title: `Send ${rows.length} ${rows.length === 1 ? 'webhook' : 'webhooks'} again?`,
        confirmLabel: 'Send again',
        cancelLabel: 'Cancel',
        description: 'The body and the event ID stay the same, so that your app can recognize a repeat.',
      }),
    },
  ],
  empty: {
    title: 'No webhooks sent yet',
    description: 'They appear here when an order changes. Failed ones can be sent again.',
  },
});

/** What was sent to own apps, what they responded, and how to send it again. */
export function Deliveries() {
  return <ListView list={list} />;
}
