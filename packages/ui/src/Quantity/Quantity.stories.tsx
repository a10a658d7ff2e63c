import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quantity } from './Quantity.tsx';

const meta = {
  title: 'Kit/Quantity',
  component: Quantity,
  args: { value: 1250, unit: 'gram' },
} satisfies Meta<typeof Quantity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 1 kg in kilograms. */
export const Weight: Story = {
  parameters: { answers: ['says-its-unit'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.25.kg/)).toHaveAttribute('value', '1250');
  },
};

/** A count. */
export const Pieces: Story = { args: { value: 1, unit: ['piece', 'pieces'] } };
