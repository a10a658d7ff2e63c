import type { WebhookDelivery } from '@khep/api';
import { deliveryStateLabels, deliveryStateTones } from '@khep/domain/integrations';
import { columnsFor } from '../../patterns/list/columns.tsx';

const column = columnsFor<WebhookDelivery>();

/** Each webhook with its response and its attempts. */
export const deliveryColumns = [
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
    value: ({ state }) => deliveryStateLabels[state],
    tone: ({ state }) => deliveryStateTones[state],
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
];
