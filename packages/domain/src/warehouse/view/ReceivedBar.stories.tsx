import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReceivedBar } from './ReceivedBar.tsx';

const meta = {
  title: 'Domain/ReceivedBar',
  component: ReceivedBar,
  args: { quantity: 160, received: 92, damaged: 2, billed: 80 },
} satisfies Meta<typeof ReceivedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More came than was billed. */
export const Received: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: '92 of 160 received, 2 damaged, 80 billed' });
    await expect(bar).toBeVisible();
    await expect(bar.querySelector('[data-over]')).toBeNull();
  },
};

/** More was billed than came; nothing came; all came. */
export const States: Story = {
  render: () => (
    <Stack gap={12}>
      <ReceivedBar quantity={200} received={196} damaged={0} billed={200} />
      <ReceivedBar quantity={60} received={0} damaged={0} billed={0} />
      <ReceivedBar quantity={40} received={40} damaged={0} billed={40} />
    </Stack>
  ),
};
