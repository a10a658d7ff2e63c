import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = { title: 'Kit/Badge', component: Badge, args: { count: 17 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A count with its label. */
export const ACount: Story = {
  parameters: { answers: ['says-what-it-counts'] },
  args: { label: 'failed deliveries to answer', tone: 'critical' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('17 failed deliveries to answer');
  },
};

/** A count above the maximum. */
export const Many: Story = {
  parameters: { answers: ['stays-short'] },
  args: { count: 12_480 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999+')).toBeVisible();
  },
};
