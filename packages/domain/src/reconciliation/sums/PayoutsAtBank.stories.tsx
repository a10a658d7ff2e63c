import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payoutStates } from '../payout.ts';
import { PayoutsAtBank } from './PayoutsAtBank.tsx';
import type { PayoutData } from './PayoutsAtBank.tsx';

const payout: PayoutData = {
  id: 'cfl_1',
  number: 'RM-1',
  courier_name: 'Delhivery Surface',
  utr: 'HDFCN52026111500012',
  day: '2026-11-15',
  collected: 48_250,
  advised: 45_050,
  received: 45_050,
  received_on: '2026-11-16',
  state: 'received',
  difference: 0,
};

const inEachState: PayoutData[] = payoutStates.map((state, index) => {
  const received = {
    received: 45_050,
    short: 44_550,
    excess: 45_550,
    not_received: null,
    no_statement: null,
    no_utr: null,
  }[state];
  return {
    ...payout,
    id: `cfl_${index}`,
    utr: state === 'no_utr' ? '' : payout.utr,
    received,
    received_on: received === null ? '' : payout.received_on,
    state,
    difference: state.startsWith('no_') ? null : (received ?? 0) - payout.advised,
  };
});

const meta = {
  title: 'Domain/PayoutsAtBank',
  component: PayoutsAtBank,
  args: { payouts: inEachState, hasStatement: true },
} satisfies Meta<typeof PayoutsAtBank>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Short at the bank')).toBeVisible();
    await expect(canvas.getByText('−₹500.00')).toBeVisible();
    await expect(canvas.getAllByText('₹48,250.00')).toHaveLength(6);
    await expect(canvas.queryByText(/Upload the statement/)).toBeNull();
  },
};

/** Before a statement was uploaded nothing is missing: nobody knows yet. */
export const WithoutStatement: Story = {
  args: { payouts: inEachState.slice(4, 5), hasStatement: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Upload the statement of your bank/)).toBeVisible();
    await expect(canvas.getByText('No statement yet')).toBeVisible();
    await expect(canvas.queryByText('Not at the bank')).toBeNull();
  },
};

export const Empty: Story = { args: { payouts: [] } };

/** A courier and a UTR in long words. */
export const LongAndHindiText: Story = {
  args: {
    payouts: [
      {
        ...payout,
        courier_name: 'डेल्हीवरी सरफेस एक्सप्रेस प्रायोरिटी',
        utr: 'RTGS/HDFCR52026111500012345/DELHIVERY LIMITED',
      },
    ],
  },
};
