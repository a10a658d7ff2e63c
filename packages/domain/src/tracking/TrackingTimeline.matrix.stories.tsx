import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackingTimeline } from './TrackingTimeline.tsx';

const meta = { title: 'Domain/TrackingTimeline', component: TrackingTimeline } satisfies Meta<
  typeof TrackingTimeline
>;
export default meta;

export const NewestFirst: StoryObj<typeof meta> = {
  args: {
    label: 'Timeline of KH-100479',
    entries: [
      {
        id: '4',
        title: 'Undelivered: customer unavailable',
        detail: '21 Nov 2026, 13:10 · Pune',
        at: '2026-11-21T07:40:00Z',
        tone: 'critical',
      },
      {
        id: '3',
        title: 'Packaging suggested',
        detail: '2 boxes, 1 alternative · 09:15',
        at: '2026-11-21T03:45:00Z',
      },
      {
        id: '2',
        title: 'पता जाँचा गया: 411045 बाणेर, पुणे',
        detail: 'serviceable by 6 couriers',
        at: '2026-11-21T03:44:30Z',
      },
      { id: '1', title: 'Imported from Shopify', detail: '21 Nov, 09:14', at: '2026-11-21T03:44:00Z' },
    ],
  },
};
