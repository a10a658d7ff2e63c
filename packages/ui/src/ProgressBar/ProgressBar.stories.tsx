import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Creating labels', value: 312, max: 1000, valueText: '312 of 1,000' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The value is read as words, not as a bare percentage. */
export const SaysHowFar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Creating labels' })).toHaveAttribute(
      'aria-valuetext',
      '312 of 1,000',
    );
  },
};

/** Where the end cannot be known. */
export const WithoutAnEnd: Story = {
  args: { label: 'Reading the file', value: undefined, valueText: undefined },
};
