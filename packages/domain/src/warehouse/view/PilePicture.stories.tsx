import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PilePicture } from './PilePicture.tsx';

const pileOf = (count: number, missing: readonly number[]) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), isScanned: !missing.includes(at) }));

const meta = {
  title: 'Domain/PilePicture',
  component: PilePicture,
  args: { label: '55 of 57 on the pile', parcels: pileOf(57, [21, 49]) },
} satisfies Meta<typeof PilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '55 of 57 on the pile' })).toBeVisible();
  },
};

/** Two hundred parcels wrap into rows. */
export const Many: Story = { args: { label: '200 of 200 on the pile', parcels: pileOf(200, []) } };
