import type { Notification } from '@khep/api';
import {
  notificationChannelLabels,
  notificationLanguageLabels,
  notificationStateLabels,
  notificationStateTones,
} from '@khep/domain/notifications';
import { columnsFor } from '../../patterns/list/columns.tsx';

const column = columnsFor<Notification>();

/** Columns of messages: recipient, channel and outcome. */
export const messageColumns = [
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
];
