import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShipmentCharge } from './ShipmentCharge.tsx';

const meta = {
  title: 'Domain/ShipmentCharge',
  component: ShipmentCharge,
  args: {
    charges: {
      lines: [
        { kind: 'freight', label: 'Freight, 2.0 kg', amount: 179.8, formula: '45.40 + 3 × 44.80' },
        { kind: 'cod', label: 'Cash on delivery', amount: 30, formula: 'at least 30.00' },
      ],
      sub_total: 209.8,
      gst: 37.76,
      gst_formula: '18% of 209.80',
      total: 247.56,
      weight_words: '2.0 kg charged: 1.8 kg volumetric, 1.2 kg dead',
      card_words: 'Delhivery Surface, from 1 Apr 2026',
    },
    entered_g: 1200,
    charged_g: 2000,
    billed_by: 'khep',
    held: 0,
    debited: 247.56,
  },
} satisfies Meta<typeof ShipmentCharge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DebitedFromTheWallet: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Khep, by wallet')).toBeVisible();
    await expect(canvas.getByText('Debited from the wallet')).toBeVisible();
  },
};

/** The wallet has no part in it. */
export const BilledByTheCourier: Story = {
  args: { billed_by: 'courier', debited: 0 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Held in the wallet')).toBeNull();
  },
};
