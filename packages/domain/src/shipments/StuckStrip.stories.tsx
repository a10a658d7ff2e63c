import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StuckStrip } from './StuckStrip.tsx';

const meta = {
  title: 'Domain/Stuck strip',
  component: StuckStrip,
  args: {
    count: 6,
    value: 14_210,
    href: (courier_id) => (courier_id === undefined ? '#stuck' : `#courier-${courier_id}`),
    places: [
      {
        courier_id: 1,
        courier_name: 'Delhivery Surface',
        location: 'Gurugram Gateway',
        count: 4,
        hours: 58.2,
        asked: 0,
      },
      {
        courier_id: 3,
        courier_name: 'XpressBees Surface',
        location: 'Bhiwandi Hub',
        count: 2,
        hours: 122,
        asked: 1,
      },
    ],
  },
} satisfies Meta<typeof StuckStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Show 6 shipments' })).toHaveAttribute('href', '#stuck');
    await expect(canvas.getByText('no scan for 58 h')).toBeVisible();
    await expect(canvas.getByText('1 of 2 asked')).toBeVisible();
    await expect(canvas.getByText('no scan for 5 days')).toBeVisible();
  },
};

export const NothingStuck: Story = {
  args: { count: 0, places: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
