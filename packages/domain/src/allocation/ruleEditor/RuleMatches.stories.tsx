import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleMatches } from './RuleMatches.tsx';
import type { MatchedOrder } from './RuleMatches.tsx';

const order = (number: number, city: string, order_value: number, taken_by: string | null = null) =>
  ({
    order_id: `ord_${number}`,
    order_number: `KH-100${number}`,
    order_date: '2026-11-20',
    city,
    order_value,
    taken_by,
  }) satisfies MatchedOrder;

const meta = {
  title: 'Domain/RuleMatches',
  component: RuleMatches,
  args: {
    matches: {
      orders: 1284,
      matched: 53,
      taken: 0,
      sample: [order(482, 'Kochi', 2499), order(477, 'Guwahati', 1640.9), order(459, 'Pune', 899)],
      days: 30,
    },
    orderHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof RuleMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of matched orders with the number searched, and the newest of them as links. */
export const SomeOrders: Story = {
  parameters: { answers: ['sample-size'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('53 of 1,284 orders of the last 30 days match (4.1%)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'KH-100482' })).toHaveAttribute('href', '#ord_482');
    await expect(canvas.queryByRole('columnheader', { name: 'Allocated by' })).toBeNull();
  },
};

/** Orders that an earlier rule takes name that rule. */
export const TakenByAnEarlierRule: Story = {
  args: {
    matches: {
      orders: 1284,
      matched: 2,
      taken: 1,
      sample: [order(482, 'Kochi', 2499, 'High value by air'), order(477, 'Guwahati', 1640.9)],
      days: 30,
    },
  },
  parameters: { answers: ['earlier-rule'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An earlier rule takes 1 of them first.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /KH-100482/ })).toHaveTextContent('High value by air');
    await expect(canvas.getByRole('row', { name: /KH-100477/ })).toHaveTextContent('This rule');
  },
};

/** No match is a warning. */
export const NoOrderMatches: Story = {
  args: { matches: { orders: 1284, matched: 0, taken: 0, sample: [], days: 30 } },
  parameters: { answers: ['no-match'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/None of the 1,284 orders of the last 30 days matches/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A new brand has no orders to search. */
export const NoOrdersYet: Story = {
  args: { matches: { orders: 0, matched: 0, taken: 0, sample: [], days: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders in the last 30 days to compare with.')).toBeVisible();
  },
};
