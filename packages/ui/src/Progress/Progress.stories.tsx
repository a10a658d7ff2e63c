import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Kit/Progress',
  component: ProgressBar,
  args: { label: 'Creating labels', value: 312, max: 1000, valueText: '312 of 1,000' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The value is announced as text. */
export const SaysHowFar: Story = {
  parameters: { answers: ['value-in-words'] },
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressRing label="Importing orders" value={64} size="large" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Creating labels' });
    await expect(bar).toHaveAttribute('aria-valuetext', '312 of 1,000');
    const ring = canvas.getByRole('progressbar', { name: 'Importing orders' });
    await expect(ring).toHaveAttribute('aria-valuetext', '64%');
  },
};

/** Indeterminate. */
export const WithoutAnEnd: Story = {
  parameters: { answers: ['end-unknown'] },
  render: () => (
    <Inline gap={24}>
      <ProgressRing label="Asking the couriers" />
      <ProgressBar label="Reading the file" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const progress of canvas.getAllByRole('progressbar')) {
      await expect(progress).not.toHaveAttribute('aria-valuenow');
      await expect(progress).toHaveAccessibleName();
    }
  },
};
