import type { ComponentDocs } from '@khep/ui';

export const pickupSlotFieldsDocs: ComponentDocs = {
  name: 'PickupSlotFields',
  group: 'shipping',
  purpose: 'For the day and the time from which a courier picks up.',
  do: ['Begin with the next slot: nextPickupSlot.'],
  dont: ["Don't offer days in the past."],
  requirements: { 'slot-as-a-whole': 'A change of one field keeps the other.' },
};
