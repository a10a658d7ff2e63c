import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanChoice } from './PlanChoice.tsx';

const plans = [
  {
    id: 'starter',
    name: 'Starter',
    purpose: 'For up to 1,500 orders a month.',
    monthly: 0,
    per_order: 3,
    discount: 0,
    total: 6442.8,
  },
  {
    id: 'growth',
    name: 'Growth',
    purpose: 'For 1,500 to 20,000 orders a month.',
    monthly: 4999,
    per_order: 1.5,
    discount: 10,
    total: 8208.26,
  },
];

const meta = {
  title: 'Domain/PlanChoice',
  component: PlanChoice,
  args: { plans, value: 'starter', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PlanChoice
        {...args}
        value={value}
        onChange={(plan) => {
          args.onChange(plan);
          setValue(plan);
        }}
      />
    );
  },
} satisfies Meta<typeof PlanChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each plan with what the brand's own orders cost on it. Arrow keys choose. */
export const Plans: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Starter/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('growth');
    await expect(canvas.getByText('₹8,208.26')).toBeVisible();
  },
};

/** None is chosen yet, and one is needed. Hindi and long texts. */
export const NoneChosen: Story = {
  args: {
    value: '',
    errorMessage: 'Choose a plan',
    plans: [
      { ...plans[0]!, name: 'शुरुआती', purpose: 'महीने में 1,500 तक ऑर्डर वाले ब्रांड के लिए।' },
      {
        ...plans[1]!,
        purpose:
          'For brands with several warehouses, marketplaces and couriers, from 1,500 to 20,000 orders.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a plan')).toBeVisible();
  },
};
