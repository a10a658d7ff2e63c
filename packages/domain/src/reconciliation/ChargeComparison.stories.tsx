import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChargeComparison } from './ChargeComparison.tsx';

const meta = {
  title: 'Domain/ChargeComparison',
  component: ChargeComparison,
  args: {
    findings: [{ category: 'OVERWEIGHT', why: 'Divided by 4000; your contract says 5000.' }],
    divergence: {
      from: '30 × 20 × 15 cm, 9,000 cm³',
      contract: '÷ 5000 = 1.8 kg, charged as 2 kg, 4 slabs',
      invoice: '÷ 4000 = 2.25 kg, charged as 2.5 kg, 5 slabs',
    },
    card: 'Rate card v3, valid from 1 Apr 2026 to 31 Mar 2027',
    unpriced: '',
    heads: [
      {
        head: 'freight',
        expected: 179.8,
        expected_formula: '₹45.40 for the first 500 g + 3 × ₹44.80',
        billed: 224.6,
        billed_formula: '₹45.40 for the first 500 g + 4 × ₹44.80',
      },
      {
        head: 'fsc',
        expected: 17.98,
        expected_formula: '10% of ₹179.80',
        billed: 22.46,
        billed_formula: '10% of ₹224.60',
      },
      {
        head: 'cod',
        expected: 37.49,
        expected_formula: '1.5% of ₹2,499.00',
        billed: 37.49,
        billed_formula: '1.5% of ₹2,499.00',
      },
      { head: 'dph', expected: 0, expected_formula: '', billed: null, billed_formula: '' },
      { head: 'total', expected: 277.62, expected_formula: '', billed: 335.77, billed_formula: '' },
    ],
  },
} satisfies Meta<typeof ChargeComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each head has its formula and its difference. */
export const HeadByHead: Story = {
  parameters: { answers: ['formula-behind-each-head', 'unknown-is-no-zero'] },
  play: async ({ canvas }) => {
    const freight = canvas.getByRole('row', { name: /Freight/ });
    await expect(within(freight).getByText('₹45.40 for the first 500 g + 3 × ₹44.80')).toBeVisible();
    await expect(within(freight).getByText('₹45.40 for the first 500 g + 4 × ₹44.80')).toBeVisible();
    await expect(within(freight).getByText('+₹44.80')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /COD/ })).getByText('the same')).toBeVisible();
    const diesel = canvas.getByRole('row', { name: /Diesel/ });
    await expect(within(diesel).getAllByText('—')).toHaveLength(2);
    await expect(canvas.getByText('+₹58.15')).toBeVisible();
  },
};

/** The contract and the invoice, from what both start with. */
export const WhereTheyPart: Story = {
  parameters: { answers: ['shows-where-they-part'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('÷ 5000 = 1.8 kg, charged as 2 kg, 4 slabs')).toBeVisible();
    await expect(canvas.getByText('÷ 4000 = 2.25 kg, charged as 2.5 kg, 5 slabs')).toBeVisible();
  },
};

/** Without a contract nothing is expected, and nothing differs. */
export const WithoutContract: Story = {
  args: {
    unpriced: 'No contract is valid on the pickup day. Add a contract.',
    findings: [],
    divergence: null,
    card: '',
    heads: [{ head: 'total', expected: null, expected_formula: '', billed: 335.77, billed_formula: '' }],
  },
};
