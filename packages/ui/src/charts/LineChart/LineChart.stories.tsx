import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NavigationProvider } from '../../NavigationProvider/index.ts';
import { fortnight, ordersPerDay, paymentsPerDay } from '../demo.fixture.ts';
import { LineChart } from './LineChart.tsx';

const navigate = fn();

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { title: 'Orders per day', description: 'Last 14 days', labels: fortnight, series: [ordersPerDay] },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line with its last value; arrow keys move between points. */
export const OneLine: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Orders per day, line chart' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Today, 142'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 Nov, 131'));
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('20 Nov131');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('8 Nov, 84'));
    await userEvent.keyboard('{Escape}');
    await expect(plot.querySelector('[data-part="tip"]')).toBeNull();
  },
};

/** The point under the pointer shows its value. */
export const UnderThePointer: Story = {
  parameters: { answers: ['follows-the-pointer'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const { left, top, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + 2, clientY: top + height / 2 } });
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('8 Nov84');
    await userEvent.unhover(plot);
    await waitFor(() => expect(plot.querySelector('[data-part="tip"]')).toBeNull());
  },
};

/** Toggles between table and chart. */
export const AsATable: Story = {
  parameters: { answers: ['has-a-table'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: '12 Nov' }).closest('tr')).toHaveTextContent(
      '12 Nov108',
    );
    canvas.getByRole('button', { name: 'Show as chart' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};

/** A point with a link opens what it counts, by click and Enter; in the table view each value is a link. */
export const Links: Story = {
  parameters: { answers: ['opens-what-it-counts'] },
  args: {
    series: paymentsPerDay.map((line) => ({
      ...line,
      hrefs: fortnight.map((_, index) => `/orders?line=${line.name}&day=${index}`),
    })),
  },
  decorators: [(story) => <NavigationProvider navigate={navigate}>{story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/orders?line=COD&day=1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('link', { name: /, COD, 12 Nov$/ })).toHaveAttribute(
      'href',
      '/orders?line=COD&day=4',
    );
  },
};

/** Several lines are labelled at their ends; in narrow places a legend is shown. */
export const SeveralLines: Story = {
  parameters: { answers: ['names-its-lines'] },
  args: { title: 'Sales per day', number: 'paise', series: paymentsPerDay },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[height="180"]')).toHaveTextContent('Prepaid');
    await expect(canvasElement.querySelector('[data-part="key"]')).not.toBeVisible();
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('COD, Today, ₹63,900'));
  },
};

/** The last point's tooltip is as wide as others. */
export const AtTheEnd: Story = {
  parameters: { answers: ['tip-keeps-its-words'] },
  args: { title: 'Sales per day', number: 'paise', series: paymentsPerDay },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const tipHeight = () => plot.querySelector('[data-part="tip"]')?.getBoundingClientRect().height;
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    const height = tipHeight();
    await expect(height).toBeGreaterThan(0);
    await userEvent.keyboard('{End}');
    await expect(tipHeight()).toBe(height);
  },
};

/** At 320px a legend is shown above. */
export const Narrow: Story = {
  parameters: { answers: ['names-its-lines'] },
  args: { title: 'Sales per day', number: 'paise', series: paymentsPerDay },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="key"]')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A missing value leaves a gap. */
export const WithAGap: Story = {
  args: {
    series: [
      { name: 'Orders', values: ordersPerDay.values.map((value, index) => (index === 5 ? null : value)) },
    ],
  },
};

/** A value that holds from the point before is drawn level, and rises at once. */
export const Steps: Story = {
  args: {
    title: 'Price by weight',
    description: 'Delhivery Surface',
    number: 'paise',
    isStepped: true,
    labels: ['0.5 kg', '1 kg', '1.5 kg', '2 kg', '2.5 kg'],
    series: [{ name: 'Delhivery Surface', values: [5357, 10_644, null, 21_216, 26_503] }],
  },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('svg[height="180"] path')?.getAttribute('d') ?? '';
    const corners = [...path.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [x, y] as const);
    // Every corner shares a side with the one before; the gap begins a line of its own.
    await expect(corners).toHaveLength(6);
    for (const index of [1, 2, 4, 5])
      await expect(
        corners[index]![0] === corners[index - 1]![0] || corners[index]![1] === corners[index - 1]![1],
      ).toBe(true);
  },
};

/** A forecast is dashed; the label that the page is about is marked. */
export const ForecastAndCurrent: Story = {
  parameters: { answers: ['tells-what-is-no-fact', 'marks-the-current-label'] },
  args: {
    title: 'Price by weight',
    number: 'paise',
    isStepped: true,
    labels: ['0 kg', '0.5 kg', '1 kg', '1.5 kg', '2 kg'],
    series: [
      { name: 'Now', values: [5357, 5357, 10_644, 15_930, 21_216] },
      { name: 'From April', values: [6000, 6000, 11_000, 16_000, 21_000], isDashed: true },
    ],
    current: { index: 3, name: '1.4 kg' },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-dashed]')).toHaveLength(1));
    await expect(canvasElement.querySelector('[data-part="current"]')).toHaveTextContent('1.4 kg');
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { answers: ['says-why-nothing-is-shown'] },
  args: { error: 'The connection was lost. Your orders are safe.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Download chart' })).toBeNull();
  },
};
