import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  args: { children: 'Pickup and manifest' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names a part of the page. */
export const OfAPart: Story = {};

/** Names the page, once. */
export const OfThePage: Story = { args: { level: 1 } };

/** Level and size are independent. */
export const SmallButHigh: Story = {
  parameters: { answers: ['level-is-not-size'] },
  args: { level: 2, size: 'label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
