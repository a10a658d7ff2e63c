import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EffectStrip } from './EffectStrip.tsx';

const meta = {
  title: 'Domain/EffectStrip',
  component: EffectStrip,
  args: {
    effects: [
      {
        id: 'parcels',
        tone: 'positive',
        title: 'Parcels ship',
        detail: '2 warehouses and 4 courier services are ready.',
      },
      {
        id: 'invoices',
        tone: 'caution',
        title: 'GSTIN is being checked',
        detail: 'Sent on 19 Nov 2026. Invoices carry 08AAKCM7421P1ZU.',
      },
      {
        id: 'hsn',
        tone: 'caution',
        title: '12 SKUs need 6 HSN digits',
        detail: 'Their invoices show fewer digits than your turnover requires.',
      },
      {
        id: 'payouts',
        tone: 'critical',
        title: 'Bank account was rejected',
        detail: 'The account number is not known to the bank. COD is paid out to SBI ••9021.',
      },
    ],
  },
} satisfies Meta<typeof EffectStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open effects are marked for screen readers, where colour says nothing. */
export const Effects: Story = {
  parameters: { answers: ['effect-in-words'] },
  play: async ({ canvas }) => {
    const [done, ...open] = canvas.getAllByRole('listitem');
    await expect(done).not.toHaveTextContent('needs attention');
    for (const effect of open) await expect(effect).toHaveTextContent('needs attention');
  },
};

/** On a phone the effects are below each other. */
export const OnAPhone: Story = {
  parameters: { answers: ['narrow-screens'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(tops).size).toBe(1);
  },
};
