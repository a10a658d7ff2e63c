import { calls } from '@khep/api';
import { webhookTopics } from '@khep/domain/integrations';
import type { ResponseOf, WebhookEndpoint, WebhookTopic } from '@khep/api';
import { Dialog, MultiSelect } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { SecretOnce } from './SecretOnce.tsx';

const topicLabels: Record<WebhookTopic, string> = {
  'order.created': 'Order created',
  'order.updated': 'Order updated',
  'order.cancelled': 'Order cancelled',
  'shipment.awb_assigned': 'AWB assigned',
  'shipment.updated': 'Shipment moved',
  'shipment.cancelled': 'Shipment cancelled',
};
const topics = webhookTopics.map((id) => ({ id, label: topicLabels[id], description: id }));
const stale = ['channel', 'integrations'];
type Saved = ResponseOf<typeof calls.channel.endpointUpdate> | ResponseOf<typeof calls.channel.endpointAdd>;

/** Adds or edits a webhook. The signing secret of a new one is shown once. */
export function WebhookDrawer({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
}) {
  const add = useAction(calls.channel.endpointAdd, { invalidates: stale });
  const update = useAction(calls.channel.endpointUpdate, { invalidates: stale });
  const [secret, setSecret] = useState('');
  if (secret !== '')
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Webhook added">
        <SecretOnce label="Signing secret" secret={secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <FormDrawer
      title={endpoint ? 'Edit webhook' : 'Add webhook'}
      description="Khep sends a signed POST with JSON."
      submitLabel={endpoint ? 'Save webhook' : 'Add webhook'}
      onClose={onClose}
      form={{
        name: `webhook:${endpoint?.id ?? 'new'}`,
        schema: calls.channel.endpointAdd.body,
        except: ['password'],
        initial: endpoint ?? {
          url: '',
          topics: ['shipment.awb_assigned', 'shipment.updated'],
          is_active: true,
        },
        save: (body, options) =>
          endpoint ? update.run({ params: { id: endpoint.id }, body }, options) : add.run({ body }, options),
        onSaved: ({ data }: Saved) => {
          if ('secret' in data) setSecret(data.secret);
          else onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'text',
              name: 'url',
              label: 'Address',
              type: 'url',
              placeholder: 'https://shop.example.in/khep',
              isRequired: true,
              autoFocus: true,
            },
            {
              kind: 'custom',
              labels: { topics: 'Events' },
              content: (
                <MultiSelect
                  label="Events"
                  name="topics"
                  items={topics}
                  value={form.values.topics ?? []}
                  onChange={(chosen) => form.setAt('topics', chosen)}
                  errorMessage={form.errors['topics']}
                />
              ),
            },
            { kind: 'switch', name: 'is_active', label: 'Send webhooks to this address' },
            form.values.url !== endpoint?.url && {
              kind: 'password',
              name: 'password',
              label: 'Your password',
              description: 'Your password confirms that the address may receive orders and their buyers.',
              isRequired: true,
            },
          ],
        },
      ]}
    />
  );
}
