import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoxTracking } from './BoxTracking.tsx';
import { OrderTracking } from './OrderTracking.tsx';
import { deliveredBox, now, trackedBox } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderTracking',
  component: OrderTracking<typeof trackedBox>,
  args: {
    orderNumber: 'KH-100482',
    boxes: [trackedBox, deliveredBox],
    now,
    renderBox: (box) => <BoxTracking box={box} />,
  },
} satisfies Meta<typeof OrderTracking<typeof trackedBox>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBoxes: Story = {
  parameters: { answers: ['says-when'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 out for delivery, 1 delivered')).toBeVisible();
    await expect(canvas.getByText('Expected, box 1').nextSibling).toHaveTextContent('Sat 21 Nov, on time');
    await expect(canvas.getByText('Promise of the courier')).toBeVisible();
  },
};

/** The promise has passed. Before the first scan there is no time axis. */
export const LateWithoutScans: Story = {
  args: {
    boxes: [{ ...trackedBox, status: 'AWB_ASSIGNED', scans: [], expected: null }],
    now: new Date('2026-11-22T11:00:00+05:30'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promise, passed')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /Where the boxes/ })).toBeNull();
  },
};
