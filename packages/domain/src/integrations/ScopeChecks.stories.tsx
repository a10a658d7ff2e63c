import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScopeChecks } from './ScopeChecks.tsx';

const meta = {
  title: 'Domain/ScopeChecks',
  component: ScopeChecks,
  args: {
    label: 'What the token may do',
    checks: [
      { name: 'Store found', detail: 'Mitti & Loom · INR · Asia/Kolkata', isPassed: true },
      { name: 'read_orders', detail: 'Import orders', isPassed: true },
      {
        name: 'write_merchant_managed_fulfillment_orders',
        detail: 'Send AWBs and tracking links',
        isPassed: false,
      },
    ],
  },
} satisfies Meta<typeof ScopeChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A scope was taken away: it is named, with what it is for. */
export const ScopeMissing: Story = {
  parameters: { answers: ['missing-in-words'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('write_merchant_managed_fulfillment_orders is missing')).toBeVisible();
    await expect(canvas.getByText('Send AWBs and tracking links')).toBeVisible();
  },
};
