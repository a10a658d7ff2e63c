import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChargeBreakdown } from './ChargeBreakdown.tsx';

const meta = { title: 'Domain/ChargeBreakdown', component: ChargeBreakdown } satisfies Meta<
  typeof ChargeBreakdown
>;
export default meta;

export const AFormulaBehindEveryLine: StoryObj<typeof meta> = {
  args: {
    charges: {
      lines: [
        { kind: 'freight', label: 'Freight, 2.0 kg', amount: 179.8, formula: '45.40 + 3 × 44.80' },
        { kind: 'fsc', label: 'Fuel surcharge', amount: 17.98, formula: '10% of 179.80' },
        {
          kind: 'cod',
          label: 'Cash on delivery',
          amount: 37.49,
          formula: 'the larger of 30.00 and 1.5% of 2,499.00',
        },
      ],
      sub_total: 235.27,
      gst: 42.35,
      gst_formula: '18% of 235.27',
      total: 277.62,
      weight_words: '2.0 kg charged: 1.8 kg volumetric, 1.2 kg dead',
      card_words: 'Delhivery Surface, from 1 Apr 2026',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('₹277.62')).toBeVisible();
    await expect(canvas.getByText('10% of 179.80')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Fuel surcharge'));
    await expect(canvas.getByText('10% of 179.80')).toBeVisible();
  },
};
