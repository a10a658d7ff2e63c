import { RateCardInput } from '@khep/api';
import { compileRateCard, defaultZones, parseContract, rateShipment, rateTotal } from '@khep/domain/rating';
import type { ContractFields } from '@khep/domain/rating';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courierServices } from '../../../partners/couriers/courierServices.ts';
import { quoteParcels } from './candidates.ts';
import { quote } from '../../../brand/contracts/quote.ts';

const amount = fc.integer({ min: 1, max: 50_000 }).map((paise) => paise / 100);
const percent = fc.integer({ min: 0, max: 15_000 }).map((hundredths) => hundredths / 100);
const forwardBasis = fc.constantFrom('first-and-further', 'by-slab', 'flat');
const returnBasis = fc.constantFrom('first-and-further', 'by-slab', 'flat', 'share-of-forward');
const limits = fc.uniqueArray(fc.integer({ min: 50, max: 20_000 }), { minLength: 1, maxLength: 6 });
const zones = fc
  .array(
    fc.record({ base: amount, additional: amount, slabs: fc.array(amount, { minLength: 6, maxLength: 6 }) }),
    {
      minLength: 5,
      maxLength: 5,
    },
  )
  .map((rates) => rates.map((rate, at) => ({ zone: defaultZones[at]!, ...rate })));

const services = (
  cod: Record<string, number>,
  rate: number,
  diesel: Record<string, number>,
): ContractFields['vas_contract_data'] => [
  { code: 'COD', name: 'Cash on Delivery', parameters: cod },
  { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate } },
  { code: 'DPH_PEG_PRICE', name: 'DPH Peg Price', parameters: { avg_diesel_price: 90, ...diesel } },
];

/** Contracts as the editor sends them, of every basis. */
const contract = fc
  .record({
    forward: forwardBasis,
    rto: returnBasis,
    dto: returnBasis,
    share: fc.record({ rto: percent, dto: percent }),
    slab_g: fc.constantFrom(250, 500, 1000, 2000),
    additional_slab_g: fc.constantFrom(null, 250, 500, 1000),
    limits,
    factor: fc.constantFrom(4000, 4500, 5000),
    minimum_weight: fc.constantFrom(0, 400, 3000),
    forward_contract_data: zones,
    rto_contract_data: zones,
    dto_contract_data: zones,
    cod: fc.record({ fixed: amount, percentage: percent }),
    fuel: percent,
    diesel: fc.record({ base_freight_incr: percent, diesel_price: fc.constantFrom(0, 88.4, 96.5) }),
    additional_info: fc.record({
      qc_charges: amount,
      rto_additional_charges: amount,
      dto_additional_charges: amount,
    }),
  })
  .map(
    ({ forward, rto, dto, share, limits: bounds, factor, minimum_weight, cod, fuel, diesel, ...card }) => ({
      ...card,
      brand_details: {
        conversion_factor: factor,
        minimum_weight,
        valid_from: '2026-04-01',
        valid_till: null,
      },
      slab_limits_g: bounds.toSorted((a, b) => a - b),
      rate_basis: { forward, rto, dto },
      share_of_forward: share,
      vas_contract_data: services(cod, fuel, diesel),
    }),
  );
const side = fc.integer({ min: 10, max: 900 }).map((millimetres) => millimetres / 10);
const parcel = fc.record({
  weight_g: fc.integer({ min: 1, max: 30_000 }),
  length_cm: side,
  width_cm: side,
  height_cm: side,
});

const service = {
  ...courierServices[0]!,
  offered: true,
  is_connected: true,
  is_selected: true,
  simulated: true,
  reason: '',
};
const from = { pincode: '302017', state: 'Rajasthan', city: 'Jaipur' };
const to = { pincode: '560034', state: 'Karnataka', city: 'Bengaluru' };

test('the sample parcel, the rate calculator and the booking price the same, to the paisa', () => {
  fc.assert(
    fc.property(
      contract,
      parcel,
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.constantFrom(...defaultZones),
      (typed, box, collect, zone) => {
        const draft: ContractFields = typed;
        const sent = RateCardInput.parse(JSON.parse(JSON.stringify(typed)));
        const kept = parseContract({
          ...(JSON.parse(JSON.stringify(sent)) as ContractFields),
          id: 'rcd_1',
          version: 1,
        });
        const contracts = {
          cards: new Map([[service.courier_id, [kept]]]),
          zones: new Map([[service.courier_id, new Map([[to.pincode, zone]])]]),
          slas: new Map(),
        };
        for (const movement of ['forward', 'rto', 'dto'] as const) {
          const sample = rateShipment(parseContract(draft), box, { zone, collect, movement });
          const calculated = quote(service, contracts, {
            from,
            to,
            ...box,
            payment_mode: collect > 0 ? 'cod' : 'prepaid',
            collectible_paise: collect,
            on: '2026-11-21',
            movement,
          });
          expect(calculated).toMatchObject({ rated: true, zone });
          if (!sample.rated || !calculated.rated) throw new Error('Every card of this test has every rate.');
          expect(calculated.charges.lines).toEqual(sample.lines);
          expect(calculated.charge_paise).toBe(sample.total);
          if (movement !== 'forward') continue;
          const { weight_g, ...dimensions } = box;
          const [booked] = quoteParcels(
            service,
            contracts,
            {
              order: to,
              origin: { warehouse_id: 'w', name: 'Jaipur', ...from },
              parcels: [
                {
                  dead_weight_g: weight_g,
                  ...dimensions,
                  payment_mode: collect > 0 ? 'cod' : 'prepaid',
                  collectible_paise: collect,
                },
              ],
            },
            '2026-11-21',
          );
          expect(booked?.rated && booked.charge_paise).toBe(sample.total);
          const volume = box.length_cm * box.width_cm * box.height_cm;
          const compiled = compileRateCard(kept, { zones: [zone] });
          expect(rateTotal(compiled, 0, weight_g, volume, collect)).toBe(sample.total);
        }
      },
    ),
    { numRuns: 300 },
  );
});
