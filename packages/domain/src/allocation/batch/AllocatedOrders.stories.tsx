import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AllocatedOrders } from './AllocatedOrders.tsx';
import { allocatedOrders } from './batch.fixture.ts';

const meta = {
  title: 'Domain/AllocatedOrders',
  component: AllocatedOrders,
  args: { orders: allocatedOrders, orderHref: (id) => `#${id}`, onPrint: fn() },
} satisfies Meta<typeof AllocatedOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: { answers: ['prints'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print labels' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3 boxes with an AWB')).toBeVisible();
    await expect(canvas.getByText('AWB 14908133143257, 14908133143258')).toBeVisible();
  },
};

/** Many are folded; opened by keyboard. */
export const Many: Story = {
  args: {
    orders: Array.from({ length: 6 }, (_, index) => ({ ...allocatedOrders[0]!, order_id: String(index) })),
  },
  parameters: { answers: ['folds-many'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Load distribution/)[0]).not.toBeVisible();
    canvas.getByRole('button', { name: 'Couriers and AWBs' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByText(/Load distribution/)[0]).toBeVisible();
  },
};
