import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NavigationProvider } from '../../NavigationProvider/index.ts';
import { ordersByState } from '../demo.fixture.ts';
import { IndiaMap } from './IndiaMap.tsx';

const navigate = fn();

const meta = {
  title: 'Charts/IndiaMap',
  component: IndiaMap,
  args: { title: 'Orders by state', values: ordersByState, valueHeader: 'Orders' },
} satisfies Meta<typeof IndiaMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first arrow key selects the largest state; arrows move to neighbours. Ladakh is separate. */
export const ByState: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'names-who-drew-it'] },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <IndiaMap {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: 'Orders by state, map of India' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Maharashtra, 2,41,800'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Karnataka, 1,86,400'));
    await expect(canvas.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  },
};

/** Enter opens a state's orders; a state without data says so. */
export const Opening: Story = {
  parameters: { answers: ['opens-what-it-counts', 'follows-the-pointer'] },
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('application');
    const shapes = [...plot.querySelectorAll('path[data-mark]')];
    await expect(shapes).toHaveLength(36);
    const ladakh = plot.querySelector('[data-mark="0:17"]')!;
    await userEvent.hover(ladakh);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('Ladakh640');
    await userEvent.click(ladakh);
    await expect(args.onAction).toHaveBeenLastCalledWith('LA');
    await userEvent.hover(plot.querySelector('[data-mark="0:18"]')!);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('LakshadweepNo data');
  },
};

/** A state with a link opens it; in the table view it is a link. */
export const Links: Story = {
  parameters: { answers: ['opens-what-it-counts'] },
  args: { values: ordersByState.map((one) => ({ ...one, href: `/orders?state=${one.state}` })) },
  decorators: [(story) => <NavigationProvider navigate={navigate}>{story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application');
    await userEvent.click(plot.querySelector('[data-mark="0:17"]')!);
    await expect(navigate).toHaveBeenLastCalledWith('/orders?state=LA');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('link', { name: 'Maharashtra' })).toHaveAttribute(
      'href',
      '/orders?state=MH',
    );
  },
};

/** The states as a table, sorted by value. */
export const AsATable: Story = {
  parameters: { answers: ['has-a-table'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Maharashtra');
  },
};

/** At 320px. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <IndiaMap {...args} />
    </div>
  ),
};
