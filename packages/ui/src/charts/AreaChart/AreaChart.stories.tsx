import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fortnight, ordersPerDay } from '../demo.fixture.ts';
import { AreaChart } from './AreaChart.tsx';

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: {
    title: 'Orders',
    description: 'Last 14 days',
    labels: fortnight,
    series: [ordersPerDay],
    height: 132,
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As on the home screen: the line, its volume, the last day written out. */
export const OneAmount: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Orders, area chart' });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 Nov, 131'));
  },
};

/** Inside a card of another subject it has no card of its own. */
export const WithoutACard: Story = { args: { frame: 'none', level: 3 } };

/** Until the data come it keeps its place. */
export const Loading: Story = {
  parameters: { answers: ['keeps-its-place'] },
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading Orders' }).clientHeight).toBe(132);
  },
};

/** Nothing was counted. */
export const Empty: Story = { args: { series: [{ name: 'Orders', values: fortnight.map(() => 0) }] } };
