import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { orderFlow } from '../demo.fixture.ts';
import { SankeyChart } from './SankeyChart.tsx';

const meta = {
  title: 'Charts/SankeyChart',
  component: SankeyChart,
  args: { title: 'Order outcomes', ...orderFlow },
} satisfies Meta<typeof SankeyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Down moves between stages, Right along outgoing flows. */
export const OrderFlow: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'follows-the-pointer'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Order outcomes, flow diagram' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/Shipped to Delivered, 9,140, 81.5/),
    );
    await userEvent.hover(plot.querySelector('[data-mark="1:2"]')!);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent('Shipped to NDR');
  },
};

/** The flows as table rows. */
export const AsATable: Story = {
  parameters: { answers: ['has-a-table'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};
