import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTimeline } from './OrderTimeline.tsx';
import { hindiName, orderEvents } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderTimeline',
  component: OrderTimeline,
  args: { orderNumber: 'KH-100482', events: orderEvents },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  parameters: { answers: ['newest-first'] },
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole('listitem');
    await expect(events[0]).toHaveTextContent('Labels printed21 Nov 2026, 09:41 · Ritika Sharma');
  },
};

export const LongText: Story = {
  args: { events: orderEvents.map((event) => ({ ...event, words: `${event.words}: ${hindiName}` })) },
};
