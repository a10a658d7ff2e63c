import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ServiceRates } from './ServiceRates.tsx';
import type { ServiceRateData } from './ServiceRates.tsx';

const charges = (lines: [string, number, string][], gst: number, total: number) => ({
  lines: lines.map(([label, amount, formula]) => ({ kind: label, label, amount, formula })),
  sub_total: total - gst,
  gst,
  gst_formula: `18% of ₹${(total - gst).toFixed(2)}`,
  total,
  weight_words: 'Volumetric weight 1.8 kg is charged',
  card_words: 'Rate card v2, valid from 1 Apr 2026 to 31 Mar 2027',
});

const surface: ServiceRateData = {
  courier_id: 1,
  name: 'Delhivery Surface',
  zone: 'D',
  zone_why: 'Different states, not both metros',
  promise_days: 4,
  promised_on: '2026-11-25',
  actual_days: 4.4,
  kept_percent: 83,
  delivered_percent: 81.3,
  price: 277.62,
  rto_price: 461.44,
  rto_percent: 18,
  likely: 310.71,
  likely_why:
    '82% × ₹277.62 and 18% × ₹461.44: of 150 COD parcels to Bihar by this service, 27 came back in 90 days.',
  history: '150 COD parcels to Bihar by this service in 90 days',
  charges: charges(
    [
      ['Freight', 179.8, '₹45.40 + 3 × ₹44.80'],
      ['Fuel surcharge', 17.98, '10% of ₹179.80'],
    ],
    42.35,
    277.62,
  ),
  rto_charges: charges(
    [
      ['Freight', 179.8, 'as delivered'],
      ['RTO freight', 175.7, '₹41.30 + 3 × ₹44.80'],
    ],
    70.39,
    461.44,
  ),
  limits: { cod: true, max_cod: 50_000, max_weight: 30, reverse: true, oda: false },
};

const meta = {
  title: 'Domain/ServiceRates',
  component: ServiceRates,
  args: {
    label: '2 services can carry it',
    best: { likely: 1, price: 3, promise: 1 },
    services: [
      surface,
      {
        ...surface,
        courier_id: 3,
        name: 'XpressBees Surface',
        price: 261.25,
        rto_price: null,
        rto_charges: null,
        rto_percent: null,
        likely: 382.41,
        limits: { ...surface.limits, cod: false, reverse: false, oda: true },
      },
    ],
  },
} satisfies Meta<typeof ServiceRates>;
export default meta;

export const LikelyCostBesidePriceAndPromise: StoryObj<typeof meta> = {
  parameters: { answers: ['every-rupee-opens'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Likely cheapest')).toBeVisible();
    await expect(canvas.getByText('Lowest price')).toBeVisible();
    await expect(canvas.getAllByText('If it comes back')[0]).not.toBeVisible();
    await userEvent.click(canvas.getByText('Delhivery Surface'));
    await expect(canvas.getAllByText('If it comes back')[0]).toBeVisible();
    await expect(canvas.getAllByText('10% of ₹179.80')[0]).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('Fuel surcharge')[0]!);
    await expect(canvas.getAllByText('10% of ₹179.80')[0]).toBeVisible();
    await expect(canvas.getAllByText(/27 came back in 90 days/)[0]).toBeVisible();
  },
};
