import type { ComponentDocs } from '@khep/ui';

export const courierWarehousesDocs: ComponentDocs = {
  name: 'CourierWarehouses',
  group: 'shipping',
  purpose: 'For the names by which a courier knows the warehouses of a brand.',
  do: ['Show it for couriers that know warehouses by name or code.'],
  dont: ["Don't show it for a courier that takes the address of each booking."],
  requirements: {
    'wrong-name-at-field': 'A name that the courier rejects stays in its field, with what is wrong with it.',
    'state-in-words':
      'Each warehouse says in words whether bookings from it work; the colour only repeats it.',
    'send-on-purpose': 'Registering a warehouse and sending its address are buttons that name the warehouse.',
  },
};
