import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FairCouriers } from './FairCouriers.tsx';
import type { ShownFairCourier } from './FairCouriers.tsx';

const couriers: ShownFairCourier[] = [
  {
    courier: '1',
    courier_label: 'Delhivery Surface',
    parcels: 1716,
    compared: 1640,
    rate: 10.5,
    fair: { rate: 11.4, low: 10.3, high: 12.6 },
    verdict: 'unclear',
  },
  {
    courier: '3',
    courier_label: 'XpressBees Surface',
    parcels: 1246,
    compared: 1201,
    rate: 15.9,
    fair: { rate: 13.8, low: 12.4, high: 15.3 },
    verdict: 'worse',
  },
  {
    courier: '4',
    courier_label: 'Blue Dart Air',
    parcels: 582,
    compared: 540,
    rate: 6.7,
    fair: { rate: 8.1, low: 6.6, high: 9.8 },
    verdict: 'better',
  },
  {
    courier: '5',
    courier_label: 'DTDC Priority',
    parcels: 31,
    compared: 12,
    rate: 3.2,
    fair: null,
    verdict: 'too_few',
  },
];

const meta = {
  title: 'Domain/FairCouriers',
  component: FairCouriers,
  args: { metric: 'rto_rate', couriers, average: 11.2 },
} satisfies Meta<typeof FairCouriers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  parameters: { answers: ['interval-in-words', 'too-few-is-said'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /XpressBees/ });
    await expect(within(row).getByText('12.4% to 15.3%')).toBeVisible();
    await expect(within(row).getByText('Worse')).toBeVisible();
    const few = canvas.getByRole('row', { name: /DTDC/ });
    await expect(within(few).getByText('Too few like parcels')).toBeVisible();
  },
};

/** A clear difference has its size in parcels, and the rule that would move them. */
export const Move: Story = {
  parameters: { answers: ['move-in-parcels'] },
  args: {
    move: {
      from_label: 'XpressBees Surface',
      to_label: 'Blue Dart Air',
      parcels: 1201,
      fewer: 78.4,
      low: 41.2,
      high: 109.6,
    },
    draftHref: '#rule',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/78 fewer would have come back \(41 to 110\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Draft a rule and its price' })).toBeVisible();
  },
};

/** The rate of a courier's own parcels opens them. */
export const OwnRate: Story = {
  parameters: { answers: ['own-rate-opens'] },
  args: { ownHref: ({ courier }) => `#courier-${courier}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^15\.9%\s*, own parcels of XpressBees/ })).toHaveAttribute(
      'href',
      '#courier-3',
    );
  },
};

/** No two couriers share parcels that are alike. */
export const Nothing: Story = {
  args: { couriers: [], average: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to compare')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    couriers: couriers.map((one, at) => ({
      ...one,
      courier_label:
        at === 0 ? 'भारतीय डाक स्पीड पोस्ट पार्सल सेवा' : `${one.courier_label} of the far north-east`,
    })),
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
