import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderDocuments } from './OrderDocuments.tsx';
import { now, orderEvents } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderDocuments',
  component: OrderDocuments,
  args: {
    boxCount: 2,
    invoiceNumber: 'ML/26-27/00041',
    events: orderEvents,
    now,
    manifestHrefs: ['#1', '#2'],
    onOpen: fn(),
  },
} satisfies Meta<typeof OrderDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {
  parameters: { answers: ['says-who-printed'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Printed 09:41 by Ritika Sharma')).toBeVisible();
    canvas.getByRole('button', { name: 'Show' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('label');
    await expect(canvas.getByRole('link', { name: 'Manifest 2' })).toBeVisible();
  },
};

/** Nothing is printed or issued; the packing slip is on its way. */
export const Pending: Story = {
  args: { boxCount: 1, invoiceNumber: undefined, events: [], manifestHrefs: [], pending: 'packing-slip' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not printed')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Issue and print' })).toBeVisible();
  },
};
