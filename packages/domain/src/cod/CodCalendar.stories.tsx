import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CodCalendar } from './CodCalendar.tsx';

const meta = {
  title: 'Domain/CodCalendar',
  component: CodCalendar,
  args: { from: '2026-11-09', today: '2026-11-21', days: [], onAction: fn() },
} satisfies Meta<typeof CodCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const payout = (
  day: string,
  courier: string,
  amount: number,
  state: 'remitted' | 'due' | 'growing' | 'late',
) => ({
  day,
  partner: courier.toLowerCase(),
  courier,
  amount,
  parcels: 12,
  state,
});

export const FourWeeksOfCodMoney: Story = {
  args: {
    days: [
      payout('2026-11-10', 'Delhivery', 31_420, 'remitted'),
      payout('2026-11-18', 'XpressBees', 18_200, 'late'),
      payout('2026-11-24', 'Delhivery', 54_610, 'due'),
      payout('2026-12-01', 'Delhivery', 14_930, 'growing'),
    ],
  },
  parameters: { answers: ['state-in-words'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const late = canvas.getByRole('button', { name: /XpressBees.*₹18,200.*Late.*12 parcels/ });
    await userEvent.click(late);
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-18' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /₹54,610/ })).toHaveFocus();
  },
};

export const ArrowKeysMoveBetweenPayouts: Story = {
  args: FourWeeksOfCodMoney.args!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const payoutOf = (amount: string) => canvas.getByRole('button', { name: new RegExp(amount) });
    payoutOf('₹18,200').focus();
    const steps = [
      ['{ArrowRight}', '₹54,610'],
      ['{ArrowDown}', '₹14,930'],
      ['{ArrowDown}', '₹14,930'],
      ['{ArrowUp}', '₹54,610'],
      ['{ArrowLeft}', '₹18,200'],
      ['{Home}', '₹31,420'],
      ['{ArrowLeft}', '₹31,420'],
      ['{End}', '₹14,930'],
    ] as const;
    for (const [key, amount] of steps) {
      await userEvent.keyboard(key);
      await expect(payoutOf(amount)).toHaveFocus();
    }
  },
};

/** Beyond the last payout an arrow key shows the next week, and goes on to its payout. */
export const ArrowKeysWalkToOtherWeeks: Story = {
  args: { ...FourWeeksOfCodMoney.args!, onWalk: fn() },
  parameters: { answers: ['arrows-walk-weeks'] },
  render: function Walked(args) {
    const [from, setFrom] = useState(args.from);
    const later = payout('2026-12-08', 'Blue Dart', 9860, 'growing');
    return (
      <CodCalendar
        {...args}
        from={from}
        days={from === args.from ? args.days : [...args.days.slice(1), later]}
        onWalk={(weeks) => {
          args.onWalk?.(weeks);
          setFrom(weeks === 1 ? '2026-11-16' : args.from);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const payoutOf = (amount: string) => canvas.getByRole('button', { name: new RegExp(amount) });
    payoutOf('₹14,930').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onWalk).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(payoutOf('₹9,860')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(args.onWalk).toHaveBeenLastCalledWith(-1);
    await waitFor(() => expect(payoutOf('₹31,420')).toHaveFocus());
  },
};

export const NoPayouts: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText(/today/)).toBeInTheDocument();
  },
};
