import { calls } from '@khep/api';
import type { Notification } from '@khep/api';
import {
  notificationChannelLabels,
  notificationLanguageLabels,
  notificationStateLabels,
  notificationStateTones,
  notificationStates,
} from '@khep/domain/notifications';
import { Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<Notification>();

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
  columns: [
    column.text({
      id: 'label',
      header: 'Message',
      width: 240,
      grow: 2,
      isRowHeader: true,
      card: 1,
      value: 'label',
    }),
    column.status({
      id: 'state',
      header: 'State',
      width: 110,
      card: 2,
      value: ({ state }) => notificationStateLabels[state],
      tone: ({ state }) => notificationStateTones[state],
    }),
    column.text({
      id: 'recipient',
      header: 'Recipient',
      width: 170,
      card: 3,
      value: 'recipient_name',
      secondary: 'contact',
    }),
    column.text({
      id: 'channel',
      header: 'Channel',
      width: 110,
      value: ({ channel }) => notificationChannelLabels[channel],
      secondary: ({ language }) => notificationLanguageLabels[language],
    }),
    column.date({ id: 'sent_at', header: 'Sent', width: 160, card: 4, value: 'sent_at' }),
    column.date({ id: 'send_after', header: 'Waits until', width: 160, value: 'send_after' }),
    column.text({ id: 'reason', header: 'Reason', width: 200, value: 'reason' }),
    column.date({ id: 'created_at', header: 'Created', width: 160, value: 'created_at' }),
  ],
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
