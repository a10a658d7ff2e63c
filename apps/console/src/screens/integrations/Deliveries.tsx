import { calls } from '@khep/api';
import { deliveryStateLabels } from '@khep/domain/integrations';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { deliveryColumns } from './deliveryColumns.ts';

const list = defineList({
  id: 'webhook-deliveries',
  label: 'Webhook deliveries',
  noun: ['delivery', 'deliveries'],
  endpoint: calls.channel.deliveries,
  rowLabel: ({ topic, event_id }) => `${topic} ${event_id}`,
  filters: [{ kind: 'anyOf', id: 'state', label: 'State', options: deliveryStateLabels }],
  columns: deliveryColumns,
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

/** Lists the requests to own apps, the responses, and how to send them again. */
export function Deliveries() {
  return <ListView list={list} />;
}
