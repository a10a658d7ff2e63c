import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BankAccount } from './BankAccount.tsx';
import type { BankAccountData } from './BankAccount.tsx';

const verified: BankAccountData = {
  bank_name: 'HDFC Bank',
  account_number_masked: '••4863',
  account_holder: 'Mitti & Loom Crafts Private Limited',
  ifsc: 'HDFC0000123',
  branch_name: 'MI Road',
  registered_name: 'MITTI AND LOOM CRAFTS PVT LTD',
  status: 'verified',
  reason: '',
  payout: { bank_name: 'HDFC Bank', account_number_masked: '••4863', verified_at: '2026-11-18T19:00:00Z' },
};
const earlier = { bank_name: 'SBI', account_number_masked: '••9021', verified_at: '2026-04-02T08:00:00Z' };

const meta = {
  title: 'Domain/BankAccount',
  component: BankAccount,
  args: { bank: verified },
} satisfies Meta<typeof BankAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COD is paid out to it. */
export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HDFC Bank ••4863, verified on 19 Nov 2026')).toBeVisible();
  },
};

/** Another account is being verified: COD still goes to the earlier one. */
export const BeingChecked: Story = {
  args: { bank: { ...verified, status: 'submitted', registered_name: '', payout: earlier } },
  parameters: { answers: ['where-cod-goes'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Until then COD goes to ••9021/)).toBeVisible();
  },
};

/** The bank rejected it. */
export const Rejected: Story = {
  args: {
    bank: {
      ...verified,
      status: 'rejected',
      registered_name: '',
      reason: 'The account is in another name: Meena Handlooms.',
      payout: earlier,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COD is still paid out to SBI ••9021.')).toBeVisible();
  },
};

/** The first account was rejected: there is none to pay out to. */
export const FirstRejected: Story = {
  args: { bank: { ...verified, status: 'rejected', reason: 'The account is closed.', payout: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check the account, and send it again.')).toBeVisible();
  },
};

/** No provider is connected. Long and Hindi names. */
export const NotVerified: Story = {
  args: {
    bank: {
      ...verified,
      bank_name: 'The Jaipur Central Cooperative Urban and Rural Development Bank',
      account_holder: 'मिट्टी और करघा हस्तशिल्प प्राइवेट लिमिटेड',
      status: 'not_verified',
      registered_name: '',
      branch_name: '',
      payout: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/COD is not paid out/)).toBeVisible();
  },
};
