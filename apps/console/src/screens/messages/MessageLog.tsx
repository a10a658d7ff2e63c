import { calls } from '@khep/api';
import { notificationStateLabels, notificationStates } from '@khep/domain/notifications';
import { Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { messageColumns } from './messageColumns.ts';

const list = defineList({
  id: 'messages',
  label: 'Messages',
  noun: ['message', 'messages'],
  endpoint: calls.notifications.list,
  rowLabel: ({ label, recipient_name }) => `${label}, ${recipient_name}`,
  filters: [
    {
      kind: 'oneOf',
      id: 'state',
      label: 'State',
      options: notificationStates.map((id) => ({ id, label: notificationStateLabels[id] })),
    },
  ],
  columns: messageColumns,
  detail: ({ subject, body, language }) => (
    <div lang={language}>
      <Stack gap={8}>
        {subject !== '' && <Text>{subject}</Text>}
        <Text tone="second">{body}</Text>
      </Stack>
    </div>
  ),
  rowActions: ({ order_id }) =>
    order_id === null ? [] : [{ id: 'order', label: 'Open order', href: paths.orderDetails(order_id) }],
  empty: {
    title: 'No messages yet',
    description: 'Messages to buyers and couriers appear here, with what became of them.',
  },
});

/** Every message to a buyer or a courier, newest first. */
export function MessageLog() {
  return <ListView list={list} />;
}
