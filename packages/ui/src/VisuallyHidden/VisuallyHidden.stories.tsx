import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' failed deliveries' },
  render: (args) => (
    <button type="button">
      17
      <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button's name has more than its visible text. */
export const InAButton: Story = {
  parameters: { answers: ['heard-not-seen'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '17 failed deliveries' })).toBeVisible();
    await expect(canvas.getByText('failed deliveries').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
