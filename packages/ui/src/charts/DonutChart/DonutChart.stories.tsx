import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paymentShares } from '../demo.fixture.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'Charts/DonutChart',
  component: DonutChart,
  args: { title: 'Orders by payment', items: paymentShares, labelHeader: 'Payment', valueHeader: 'Orders' },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Slices are labelled; the total is in the centre. */
export const Parts: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'names-its-parts'] },
  render: (args) => (
    <div style={{ maxInlineSize: 520 }}>
      <DonutChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Orders by payment, donut chart' });
    await expect(plot.querySelector('svg')).toHaveTextContent('12,480');
    await expect(plot.querySelector('svg')).toHaveTextContent('Partly paid1,260');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/COD, 4,980, 39.9/));
  },
};

/** Tooltips of the top and bottom slice leave the total uncovered. */
export const TotalInSight: Story = {
  parameters: { answers: ['total-stays-in-sight'] },
  play: async ({ canvas, args }) => {
    const plot = canvas.getByRole('application');
    const total = within(plot).getByText('12,480').getBoundingClientRect();
    plot.focus();
    await userEvent.keyboard('{Home}');
    for (const { label } of args.items) {
      const tip = plot.querySelector('[data-part="tip"]')!;
      await expect(tip).toHaveTextContent(label);
      const { top, bottom } = tip.getBoundingClientRect();
      await expect(bottom <= total.top || top >= total.bottom, label).toBe(true);
      await userEvent.keyboard('{ArrowRight}');
    }
  },
};

/** The table includes shares. */
export const AsATable: Story = {
  parameters: { answers: ['has-a-table'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Prepaid' }).closest('tr')).toHaveTextContent(
      /Prepaid6,24050/,
    );
  },
};

/** In narrow places the ring is above its list. */
export const Narrow: Story = {
  parameters: { answers: ['names-its-parts'] },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <DonutChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application').querySelector('svg')).toHaveTextContent('Partly paid1,260');
  },
};
