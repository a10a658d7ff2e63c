import type { ReturnTab } from '@khep/api';

export const emptyStates: Record<ReturnTab, { title: string; description: string }> = {
  request: {
    title: 'No requests',
    description: 'Requests of buyers on the tracking page wait here for your decision.',
  },
  new: { title: 'Nothing to book', description: 'Approved returns wait here for a courier.' },
  'ready-to-ship': { title: 'No booked returns', description: 'Booked returns wait here for their pickup.' },
  pickup: { title: 'No pickups', description: 'Scheduled and failed reverse pickups are listed here.' },
  'in-transit': {
    title: 'Nothing is coming back',
    description: 'Returns and RTOs with a courier are listed here.',
  },
  'return-received': {
    title: 'Nothing to check',
    description: 'Delivered returns and RTOs wait here for their check.',
  },
  all: {
    title: 'No returns yet',
    description: 'Create one, or let buyers request them on the tracking page.',
  },
};
