import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FindingList } from './FindingList.tsx';
import type { ShownFinding } from './FindingList.tsx';

const lane: ShownFinding = {
  metric: 'rto_rate',
  kind: 'segment',
  direction: 'up',
  where: [
    { dimension: 'state', value: 'Bihar', label: 'Bihar' },
    { dimension: 'payment', value: 'cod', label: 'COD' },
    { dimension: 'courier', value: '3', label: 'XpressBees' },
  ],
  rate_before: 14.2,
  rate_after: 27.6,
  share_before: 9.8,
  share_after: 10.1,
  parcels: 434,
  excess: 74.3,
  excess_low: 55.2,
  excess_high: 93.4,
  amount: 23141,
  amount_low: 17191,
  amount_high: 29090,
};

const faster: ShownFinding = {
  ...lane,
  metric: 'on_time_rate',
  direction: 'down',
  where: [{ dimension: 'state', value: 'Kerala', label: 'Kerala' }],
  rate_before: 81.4,
  rate_after: 90.2,
  parcels: 1240,
  excess: -109,
  excess_low: -140,
  excess_high: -78,
  amount: null,
  amount_low: null,
  amount_high: null,
};

const mix: ShownFinding = {
  ...lane,
  kind: 'mix',
  where: [{ dimension: 'payment', value: 'cod', label: 'COD' }],
  share_before: 49.8,
  share_after: 62.1,
};

const meta = {
  title: 'Domain/FindingList',
  component: FindingList,
  args: {
    findings: [lane, mix, faster],
    hasEnough: true,
    compared: '22 Sep – 21 Oct 2026',
    evidenceHref: ({ metric }) => `#${metric}`,
    actionHref: (action) => `#${action}`,
  },
} satisfies Meta<typeof FindingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lane, a shift of the mix and an improvement. */
export const Findings: Story = {
  parameters: { answers: ['size-with-interval', 'good-news-has-no-action'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RTO rate rose to 27.6% in Bihar, COD, XpressBees.')).toBeVisible();
    await expect(
      canvas.getAllByText('About 74 more RTO; ₹23,141 lost, likely between ₹17,191 and ₹29,090.'),
    ).toHaveLength(2);
    await expect(canvas.getByText('RTO rate is higher because the share of COD grew.')).toBeVisible();
    await expect(canvas.getByText('On-time rate rose to 90.2% in Kerala.')).toBeVisible();
    await expect(
      canvas.getByText('About 109 fewer late deliveries; likely between 78 and 140.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Open the parcels' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Open courier allocation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open RTO risk' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** Nothing is beyond chance. */
export const Quiet: Story = {
  parameters: { answers: ['quiet-is-an-answer'] },
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change beyond chance')).toBeVisible();
    await expect(canvas.getByText('Compared with 22 Sep – 21 Oct 2026.')).toBeVisible();
  },
};

/** A new brand. */
export const TooFew: Story = {
  args: { findings: [], hasEnough: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough parcels to compare')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    findings: [
      {
        ...lane,
        where: [
          { dimension: 'state', value: 'a', label: 'Dadra and Nagar Haveli and Daman and Diu' },
          { dimension: 'courier', value: 'b', label: 'भारतीय डाक स्पीड पोस्ट पार्सल सेवा' },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/भारतीय डाक/)).toBeVisible();
  },
};
