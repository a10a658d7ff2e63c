import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Charts/ShareBar',
  component: ShareBar,
  args: {
    items: [
      { label: 'Picked up', value: 188, tone: 'info' },
      { label: 'In transit', value: 544, tone: 'accent' },
      { label: 'Out for delivery', value: 189, tone: 'positive' },
      { label: 'Undelivered', value: 52, tone: 'caution' },
      { label: 'RTO', value: 73, tone: 'critical' },
      { label: 'Lost', value: 0, tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shipments by state; tones mark good and bad. */
export const WithTones: Story = {
  parameters: { answers: ['counts-every-part'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In transit').closest('div')).toHaveTextContent('In transit544');
    await expect(canvas.getByText('Lost').closest('div')).toHaveTextContent('Lost0');
  },
};

/** Without tones, palette colours are used. */
export const WithoutTones: Story = {
  args: {
    items: ['Delhivery', 'Blue Dart', 'DTDC', 'XpressBees'].map((label, index) => ({
      label,
      value: 40 - index * 9,
    })),
  },
};
