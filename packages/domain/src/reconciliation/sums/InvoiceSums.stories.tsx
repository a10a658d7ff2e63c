import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sums } from '../reconciliation.fixture.ts';
import { InvoiceSums } from './InvoiceSums.tsx';

const meta = {
  title: 'Domain/InvoiceSums',
  component: InvoiceSums,
  args: {
    sums,
    linesHref: (choice = {}) => `#${new URLSearchParams(choice).toString()}`,
    causeHref: ({ id }) => `#cause=${id}`,
  },
} satisfies Meta<typeof InvoiceSums>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every number is a link to the lines that it counts. */
export const Sums: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Difference ₹75,696.70/ })).toHaveAttribute(
      'href',
      '#sum=difference',
    );
    await expect(canvas.getByText(/^18 parcels were shipped over 45 days ago/)).toBeVisible();
    await expect(canvas.getByText('2,865 of 4,218 lines match')).toBeVisible();
    canvas.getByRole('link', { name: /Billed ₹6,84,210.50/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Expected ₹6,08,513.80/ })).toHaveFocus();
  },
};

export const Loading: Story = { args: { sums: undefined } };

/** Nothing was uploaded: the sums are there, the charts are not. */
export const Empty: Story = {
  args: {
    sums: {
      ...sums,
      lines: 0,
      matched: 0,
      billed: 0,
      expected: 0,
      difference: 0,
      recovered: 0,
      categories: [],
      couriers: [],
      ages: [],
      causes: [],
      missing: { ...sums.missing, lines: 0, amount: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Billed ₹0.00/ })).toBeVisible();
    await expect(canvas.queryByText('From expected to billed')).toBeNull();
  },
};

/** Long names of couriers and categories. */
export const LongAndHindiText: Story = {
  args: {
    sums: {
      ...sums,
      couriers: [
        {
          id: '1',
          label: 'Delhivery Surface for fragile parcels of the Jaipur studio',
          lines: 3102,
          amount: 61_210.7,
        },
        { id: '9', label: 'जयपुर स्टूडियो के नाज़ुक पार्सल की सतही सेवा', lines: 1116, amount: 14_486 },
      ],
    },
  },
};
