import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AislesBar } from './AislesBar.tsx';

const meta = {
  title: 'Domain/AislesBar',
  component: AislesBar,
  args: {
    aisles: [
      { name: 'A', done: 22, total: 22 },
      { name: 'B', done: 9, total: 30 },
      { name: 'C', done: 0, total: 20 },
      { name: '', done: 0, total: 2 },
    ],
  },
} satisfies Meta<typeof AislesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Units without a bin come last. */
export const Halfway: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Aisle B, 9 of 30' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Aisle A, done' })).toBeVisible();
  },
};
