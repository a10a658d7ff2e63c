import { expect, test } from 'vitest';
import { rupeesToPaise } from '../money/index.ts';
import { exampleRateCard } from '../rating/index.ts';
import type { RateCard } from '../rating/index.ts';
import { billedFormulas, findDivergence, reconcileLine } from './index.ts';
import type { BilledLine } from './index.ts';
import { workedShipment as shipment } from './worked.fixture.ts';

const card: RateCard = {
  ...exampleRateCard,
  vas_contract_data: {
    ...exampleRateCard.vas_contract_data,
    FSC: { code: 'FSC', parameters: { rate: 10 } },
  },
};
const rupees = rupeesToPaise;
/** The worked case of a contract that divides by 5000, billed with 4000. */
const byFourThousand: BilledLine = {
  awb: '14908811',
  zone: 'D',
  charged_g: 2250,
  heads: { freight: rupees(224.6), fsc: rupees(22.46), cod: rupees(37.49) },
  gst: rupees(51.22),
  total: rupees(335.77),
};
const causeOf = (line: BilledLine) => {
  const [finding] = reconcileLine(line, { shipment, card, billedBefore: new Map(), divisor: 4000 }).findings;
  if (!finding) throw new Error('The line matches.');
  return finding;
};

test('explains billed amounts with the billed weight, and shares of them', () => {
  expect(billedFormulas(byFourThousand, shipment, card)).toEqual({
    freight: '₹45.40 for the first 500 g + 4 × ₹44.80',
    fsc: '10% of ₹224.60',
    cod: 'The greater of ₹30.00 and 1.5% of ₹2,499.00 (₹37.49)',
    gst: '18% of ₹284.55',
    total: '2.25 kg charged',
  });
});

test('leaves out a freight that the rates of the contract do not make', () => {
  const line = { ...byFourThousand, heads: { ...byFourThousand.heads, freight: rupees(231.07) } };
  expect(billedFormulas(line, shipment, card).freight).toBeUndefined();
});

test('explains surcharges and tax without a contract', () => {
  const line = { ...byFourThousand, heads: { freight: rupees(200), fsc: rupees(28) }, gst: rupees(41.04) };
  expect(billedFormulas(line, shipment, undefined)).toEqual({
    fsc: '14% of ₹200.00',
    gst: '18% of ₹228.00',
    total: '2.25 kg charged',
  });
});

test('finds where the weights part at the divisor', () => {
  expect(findDivergence(byFourThousand, shipment, card, causeOf(byFourThousand))).toEqual({
    from: '30 × 20 × 15 cm, 9,000 cm³',
    contract: '÷ 5000 = 1.8 kg, charged as 2 kg, 4 slabs',
    invoice: '÷ 4000 = 2.25 kg, charged as 2.5 kg, 5 slabs',
  });
});

test('finds where zone, weight and fuel part', () => {
  const part = (line: BilledLine) => findDivergence(line, shipment, card, causeOf(line));
  expect(part({ ...byFourThousand, zone: 'E' })).toMatchObject({ contract: 'Zone D', invoice: 'Zone E' });
  expect(part({ ...byFourThousand, charged_g: 7000 })).toEqual({
    from: 'Packed at 1.2 kg, volumetric 1.8 kg',
    contract: 'Charged as 2 kg, 4 slabs',
    invoice: 'Charged as 7 kg, 14 slabs',
  });
  const heads = { freight: rupees(179.8), fsc: rupees(25.17), cod: rupees(37.49) };
  const fuel = { ...byFourThousand, charged_g: 2000, heads, gst: rupees(43.64), total: rupees(286.1) };
  expect(part(fuel)).toMatchObject({ contract: '10%', invoice: '14%' });
});

test('does not show a weight of 0 as what was billed', () => {
  const { why } = causeOf({ ...byFourThousand, charged_g: 0 });
  expect(why).toBe('Divided by 4000; your contract says 5000.');
  const heads = { ...byFourThousand.heads, freight: rupees(403.8) };
  expect(causeOf({ ...byFourThousand, charged_g: 0, heads }).why).toBe(
    '9 slabs billed; 1.8 kg makes 4 slabs.',
  );
});
