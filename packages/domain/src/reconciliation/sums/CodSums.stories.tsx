import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { codSums } from '../reconciliation.fixture.ts';
import { CodSums } from './CodSums.tsx';

const meta = {
  title: 'Domain/CodSums',
  component: CodSums,
  args: {
    sums: codSums,
    linesHref: (filter = {}) => `#${new URLSearchParams(filter).toString()}`,
  },
} satisfies Meta<typeof CodSums>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Late parcels are counted as late, and not as due on a remittance. */
export const Sums: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Due on remitted parcels ₹3,59,460.00/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Late ₹53,500.00/ })).toHaveAttribute(
      'href',
      '#category=NOT_REMITTED',
    );
    await expect(canvas.getByText('₹12,420.00 deducted, ₹3,45,800.00 to the bank')).toBeVisible();
    await expect(canvas.getByText('31 parcels')).toBeVisible();
    await expect(canvas.getByText('1 parcel')).toBeVisible();
  },
};

export const Loading: Story = { args: { sums: undefined } };

/** No remittance was uploaded. */
export const Empty: Story = {
  args: { sums: { expected: 0, billed: 0, deducted: 0, net: 0, categories: [], ages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Remitted ₹0.00/ })).toBeVisible();
    await expect(canvas.queryByText('Parcels by result')).toBeNull();
  },
};

/** Results in long words and in Hindi. */
export const LongAndHindiText: Story = {
  args: {
    sums: {
      ...codSums,
      categories: [
        {
          id: 'REMITTED_NOT_DELIVERED',
          label: 'Remitted though it was never delivered to the buyer',
          lines: 3,
          amount: 900,
        },
        { id: 'SHORT', label: 'कम भुगतान', lines: 1, amount: -1_240 },
      ],
    },
  },
};
