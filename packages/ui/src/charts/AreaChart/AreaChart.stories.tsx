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

/** The line, its volume and the last value, as on the home page. */
export const OneAmount: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Orders, area chart' });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 Nov, 131'));
  },
};

/** The point under the pointer shows its value. */
export const UnderThePointer: Story = {
  parameters: { answers: ['follows-the-pointer'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const { right, top, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: right - 2, clientY: top + height / 2 } });
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('Today142');
  },
};

/** Redraws at a new width with the same height. */
export const InAPlaceThatChanges: Story = {
  parameters: { answers: ['follows-its-place'] },
  render: (args) => (
    <div style={{ inlineSize: 600 }}>
      <AreaChart {...args} frame="none" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('div[style]')!;
    const width = () => canvas.getByRole('application').querySelector('svg')!.getBoundingClientRect().width;
    await waitFor(() => expect(width()).toBe(600));
    const { height } = canvas.getByRole('application').getBoundingClientRect();
    place.style.inlineSize = '320px';
    await waitFor(() => expect(width()).toBe(320));
    await expect(canvas.getByRole('application').getBoundingClientRect().height).toBe(height);
  },
};

/** Without a card, inside another card. */
export const WithoutACard: Story = { args: { frame: 'none', level: 3 } };

/** Loading reserves the space. */
export const Loading: Story = {
  parameters: { answers: ['keeps-its-place'] },
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading Orders' }).clientHeight).toBe(132);
  },
};

/** No values. */
export const Empty: Story = { args: { series: [{ name: 'Orders', values: fortnight.map(() => 0) }] } };
