import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NavigationProvider } from '../../NavigationProvider/index.ts';
import { hours, ordersByHour, weekdays } from '../demo.fixture.ts';
import { HeatMap } from './HeatMap.tsx';

const navigate = fn();

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Orders by weekday and hour',
    rows: weekdays,
    labelHeader: 'Weekday',
    columns: hours,
    values: ordersByHour,
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cells show their value if it fits; arrow keys move in four directions. */
export const WeekdaysAndHours: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'says-its-numbers'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Orders by weekday and hour, heat map' });
    await expect(plot.querySelector('[data-mark="0:0"]')).toHaveTextContent('22');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Tue, 10, 37'));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sun, 8, no value'));
  },
};

/** If values don't fit, tooltip and table show them. */
export const Narrow: Story = {
  parameters: { answers: ['follows-the-pointer'] },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <HeatMap {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await userEvent.hover(plot.querySelector('[data-mark="1:1"]')!);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('Tue, 1037');
  },
};

/** A cell with a link opens what it counts, by click and Enter; in the table view each value is a link. */
export const Links: Story = {
  parameters: { answers: ['opens-what-it-counts'] },
  args: { hrefs: ordersByHour.map((row, day) => row.map((_, hour) => `/orders?cell=${day}-${hour}`)) },
  decorators: [(story) => <NavigationProvider navigate={navigate}>{story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await userEvent.click(plot.querySelector('[data-mark="1:1"]')!);
    await expect(navigate).toHaveBeenLastCalledWith('/orders?cell=1-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('link', { name: /^37\s*, 10, Tue$/ })).toHaveAttribute(
      'href',
      '/orders?cell=1-1',
    );
  },
};

const couriers = ['Delhivery Surface', 'Delhivery Express', 'XpressBees Surface', 'Blue Dart Air'];

/** Names of several words are all written, in two lines. */
export const NamesInColumns: Story = {
  args: {
    title: 'Why the first attempt failed',
    labelHeader: 'Reason',
    rows: ['Customer unavailable', 'Address incomplete'],
    columns: couriers,
    values: [
      [41, 35, 44, 42],
      [14, 18, 9, 12],
    ],
    number: 'percent',
  },
  render: (args) => (
    <div style={{ inlineSize: 520 }}>
      <HeatMap {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    for (const word of ['Express', 'XpressBees', 'Blue']) await expect(plot).toHaveTextContent(word);
  },
};
