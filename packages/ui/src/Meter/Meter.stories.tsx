import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Kit/Meter',
  component: Meter,
  args: { label: 'Weight', value: 5.1, max: 10, valueText: '5.1 of 10 kg' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In its own unit. */
export const SaysItsValue: Story = {
  parameters: { answers: ['value-in-words'] },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Weight' });
    await expect(meter).toHaveAttribute('aria-valuetext', '5.1 of 10 kg');
    await expect(meter).toHaveAttribute('aria-valuenow', '5.1');
  },
};

/** Above its maximum: full, with the excess in words. */
export const OverTheMost: Story = {
  parameters: { answers: ['stays-in-its-track'] },
  args: { value: 12, tone: 'critical', valueText: '12 of 10 kg: take one piece out' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
    const fill = canvasElement.querySelector<HTMLElement>('[data-tone]')!;
    await expect(fill.style.inlineSize).toBe('100%');
  },
};
