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

/** The words carry the state; the dot and the colour repeat it. */
export const WithADot: Story = {
  parameters: { answers: ['words-carry-it'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready to allocate')).toBeVisible();
  },
};

/** A fact about a thing, not a state. */
export const AsATag: Story = { args: { shape: 'tag', tone: 'caution', children: 'COD' } };
