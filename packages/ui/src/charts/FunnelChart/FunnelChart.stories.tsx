import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { steps } from '../demo.fixture.ts';
import { FunnelChart } from './FunnelChart.tsx';

const meta = {
  title: 'Charts/FunnelChart',
  component: FunnelChart,
  args: { title: 'From order to doorstep', items: steps },
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps with their share of the first, and losses in between. */
export const Steps: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'says-what-was-lost'] },
  render: (args) => (
    <div style={{ maxInlineSize: 520 }}>
      <FunnelChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'From order to doorstep, funnel' });
    await expect(plot.querySelector('svg')).toHaveTextContent(/1,340 lost/);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Confirmed, 11,640, % of first step 93.3%, % of previous step 93.3/,
      ),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Delivered, 9,870/));
  },
};

/** The tooltip shows the share of the first and of the previous step. */
export const UnderThePointer: Story = {
  parameters: { answers: ['follows-the-pointer'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await userEvent.hover(plot.querySelector('[data-mark="2:0"]')!);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent(
      /Packed11,590% of first step92.9/,
    );
  },
};
