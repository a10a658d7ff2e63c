import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khep/ui';
import { expect } from 'storybook/test';
import { ScanBand } from './ScanBand.tsx';

const meta = {
  title: 'Domain/ScanBand',
  component: ScanBand,
  args: { result: 'right', title: 'Right one', detail: '2 of 3 picked, second into tote 4' },
} satisfies Meta<typeof ScanBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  args: { action: <Button variant="outline">Undo</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Right one');
  },
};

/** Announced at once; it stays until the right piece is scanned. */
export const Wrong: Story = {
  args: {
    result: 'wrong',
    title: 'Wrong piece',
    detail: 'You scanned CU-KAL-1. Take TR-HLM, Handloom table runner.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You scanned CU-KAL-1');
  },
};
