import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Kit/Timeline',
  component: Timeline,
  args: {
    label: 'History of KH-100483',
    now: '2026-11-21T14:05:00+05:30',
    events: [
      {
        id: '3',
        title: 'Out for delivery',
        at: '2026-11-21T13:53:00+05:30',
        place: 'Jaipur',
        tone: 'accent' as const,
      },
      { id: '2', title: 'Picked up', at: '2026-11-20T18:20:00+05:30', by: 'Delhivery' },
      { id: '1', title: 'Order confirmed', at: '2026-11-19T10:00:00+05:30', by: 'Ritika Sharma' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Events of a parcel, newest first. */
export const OfAParcel: Story = {
  parameters: { answers: ['is-an-ordered-list'] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'History of KH-100483' });
    await expect(list.tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-11-21T13:53:00+05:30');
  },
};
