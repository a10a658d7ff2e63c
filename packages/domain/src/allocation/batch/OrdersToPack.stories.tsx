import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrdersToPack } from './OrdersToPack.tsx';

const meta = {
  title: 'Domain/OrdersToPack',
  component: OrdersToPack,
  args: {
    orderIds: ['1', '2'],
    failures: [],
    isPending: false,
    packHref: (ids) => `#${ids.join()}`,
    onPack: fn(),
  },
} satisfies Meta<typeof OrdersToPack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Pack as suggested' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPack).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    orderIds: ['1'],
    failures: [{ order_id: '1', order_number: 'KH-100482', message: 'किसी डिब्बे में नहीं आता: 92 सेमी लंबा।' }],
  },
  parameters: { answers: ['says-why-not-packed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/92 सेमी लंबा/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'KH-100482' })).toHaveAttribute('href', '#1');
  },
};

export const Pending: Story = { args: { isPending: true } };
