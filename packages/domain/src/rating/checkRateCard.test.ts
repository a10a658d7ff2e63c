import { expect, test } from 'vitest';
import { checkRateCard } from './checkRateCard.ts';

const rate = { zone: 'D', base: 45, additional: 40 };

test.each([0, -1, 0.5, 1_000_001])('a slab of %d grams is refused with its zone and movement', (grams) => {
  const card = {
    brand_details: {},
    forward_contract_data: [rate],
    rto_contract_data: [{ ...rate, additional_slab_g: grams }],
  };
  expect(checkRateCard(card)).toEqual([
    {
      path: 'rto_contract_data.0.additional_slab_g',
      message: 'Further slab of zone D, RTO: enter 1 to 10,00,000 grams.',
    },
  ]);
});

test.each([1, 250, 1_000_000, null, undefined])('a slab of %s grams is taken', (grams) => {
  expect(checkRateCard({ brand_details: {}, forward_contract_data: [{ ...rate, slab_g: grams }] })).toEqual(
    [],
  );
});
