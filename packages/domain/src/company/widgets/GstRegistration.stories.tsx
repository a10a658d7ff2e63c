import { Button } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GstRegistration } from './GstRegistration.tsx';
import type { GstRegistrationData } from './GstRegistration.tsx';

// Half past midnight in India.
const at = '2026-11-18T19:00:00Z';
const steps = ['sent', 'well_formed', 'pan', 'portal', 'verified'] as const;
const upTo = (count: number) => steps.map((id, index) => ({ id, at: index < count ? at : null }));
const verified: GstRegistrationData = {
  gst_no: '08AAKCM7421P1ZU',
  state: 'Rajasthan',
  status: 'verified',
  reason: '',
  legal_name: 'Mitti & Loom Crafts Private Limited',
  address: '12 MI Road, Jaipur',
  steps: upTo(5),
  is_simulated: false,
  created_at: at,
};

const meta = {
  title: 'Domain/GstRegistration',
  component: GstRegistration,
  args: {
    data: verified,
    addressState: 'Rajasthan',
    isOnly: true,
    onCorrect: fn(),
    files: <Button size="small">GST certificate</Button>,
  },
} satisfies Meta<typeof GstRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every stage of the check is passed. */
export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent on 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Check of 08AAKCM7421P1ZU' })).toBeVisible();
  },
};

/** The portal is being asked. */
export const BeingChecked: Story = {
  args: { data: { ...verified, status: 'initiated', steps: upTo(3), legal_name: '', is_simulated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being checked')).toBeVisible();
    await expect(canvas.getByText('Simulated portal')).toBeVisible();
  },
};

/** Rejected: what invoices are until it is corrected. */
export const Rejected: Story = {
  args: {
    data: {
      ...verified,
      status: 'rejected',
      steps: upTo(3),
      legal_name: '',
      reason: 'The portal has this GSTIN as cancelled.',
    },
  },
  parameters: { answers: ['says-what-follows'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/bills of supply until the GSTIN is corrected/)).toBeVisible();
    canvas.getByRole('button', { name: 'Correct GSTIN' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
};

/** No provider is connected: the number counts, unverified. Long and Hindi names. */
export const NotVerified: Story = {
  args: {
    data: {
      ...verified,
      status: 'not_verified',
      legal_name: 'मिट्टी और करघा हस्तशिल्प प्राइवेट लिमिटेड, राजस्थान हस्तशिल्प निर्यात प्रभाग',
      address: 'Plot 214-B, second floor, behind the old weaving cooperative, Tonk Road, Jaipur 302018',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no GST provider is connected/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
