import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NavigationProvider } from '../../NavigationProvider/index.ts';
import { couriers } from '../demo.fixture.ts';
import { BarChart } from './BarChart.tsx';

const navigate = fn();

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { title: 'Parcels by courier', items: couriers, labelHeader: 'Courier', valueHeader: 'Parcels' },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sorted by value, with abbreviated lakhs. */
export const Across: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'says-its-amounts'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Parcels by courier, bar chart' });
    await expect(plot).toHaveTextContent(/1\.2.L/);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Blue Dart, 84,210'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('India Post Speed Post, 9,870'));
  },
};

/** Vertical bars for groups with a natural order. */
export const Up: Story = {
  args: {
    title: 'Parcels by weight',
    direction: 'vertical',
    items: ['0.5 kg', '1 kg', '2 kg', '5 kg', '10 kg'].map((label, index) => ({
      label,
      value: [8_420, 5_130, 2_240, 910, 120][index] ?? 0,
    })),
  },
};

/** A bar opens its items, by click and Enter. */
export const Opening: Story = {
  parameters: { answers: ['opens-what-it-counts', 'follows-the-pointer'] },
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const plot = canvas.getByRole('application');
    const bar = plot.querySelector('[data-mark="0:2"]')!;
    await userEvent.hover(bar);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('DTDC61,450');
    await userEvent.click(bar);
    await expect(args.onAction).toHaveBeenLastCalledWith(couriers[2], 2);
    await userEvent.unhover(bar);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(couriers[0], 0);
  },
};

/** A bar with a link opens it; in the table view it is a link. */
export const Links: Story = {
  parameters: { answers: ['opens-what-it-counts'] },
  args: { items: couriers.map((item, index) => ({ ...item, href: `/orders?courier=${index}` })) },
  decorators: [(story) => <NavigationProvider navigate={navigate}>{story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('application').querySelector('[data-mark="0:2"]')!);
    await expect(navigate).toHaveBeenLastCalledWith('/orders?courier=2');
    await userEvent.click(canvas.getByRole('button', { name: /table/i }));
    await expect(canvas.getByRole('link', { name: 'DTDC' })).toHaveAttribute('href', '/orders?courier=2');
  },
};

/** Negative values are on the other side of zero. */
export const GainsAndLosses: Story = {
  args: {
    title: 'Margin by courier',
    number: 'paise',
    items: [
      { label: 'Delhivery', value: 2_41_000_00, tone: 'positive' },
      { label: 'DTDC', value: -84_500_00, tone: 'critical' },
    ],
  },
};

/** Long Hindi names at 320px. */
export const NarrowHindi: Story = {
  args: {
    title: 'राज्य के अनुसार ऑर्डर',
    items: [
      { label: 'दादरा और नगर हवेली एवं दमन और दीव', value: 1_240 },
      { label: 'महाराष्ट्र', value: 3_20_000 },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <BarChart {...args} />
    </div>
  ),
};
