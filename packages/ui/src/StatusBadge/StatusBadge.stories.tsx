import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Kit/StatusBadge',
  component: StatusBadge,
  args: { children: 'Ready to allocate', tone: 'accent' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text says the state; dot and colour repeat it. */
export const WithADot: Story = {
  parameters: { answers: ['words-carry-it'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready to allocate')).toBeVisible();
  },
};

/** A property, not a state. */
export const AsATag: Story = { args: { shape: 'tag', tone: 'caution', children: 'COD' } };
