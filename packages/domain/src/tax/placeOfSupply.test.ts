import { describe, expect, it } from 'vitest';
import { indianStates } from '../india/states.ts';
import {
  describePlaceOfSupply,
  formatPlaceOfSupply,
  goodsSupplyType,
  needsReceiver,
  placeOfSupply,
  stateTaxName,
  supplyProvisions,
} from './placeOfSupply.ts';
import type { GoodsReceiver } from './placeOfSupply.ts';

// Numbers of the public record, one of each kind: a taxpayer of Maharashtra and one of Karnataka, a UN body in Delhi
// (india-compliance, "United Nation Body"), a deductor in Haryana, a collector in Karnataka, an online service.
const registeredMh = '27AAPFU0939F1ZV';
const registeredKa = '29AAGCB7383J1Z4';
const uinDelhi = '0717UNO00157UNO';
const deductorHaryana = '06DELI09652G1DA';
const collectorKa = '29AABCF8078M1C8';
const onlineService = '9917SGP29001OST';
// Shapes of the portal with invented digits: non-residents of Karnataka and of the centre, and one offshore (97).
const nonResidentKa = '2917USA00001NR4';
const nonResidentCentre = '9917USA00001NRX';
const offshore = '97AAPFU0939F1ZO';

type Case = [
  what: string,
  supply: { gstin: string; to: string; same: boolean; receiver: GoodsReceiver | '' },
  place: string,
  clause: string,
  fromMaharashtra: 'intra-state' | 'inter-state',
  fromKarnataka: 'intra-state' | 'inter-state',
];

const to = (gstin: string, state: string, same = true, receiver: GoodsReceiver | '' = '') => ({
  gstin,
  to: state,
  same,
  receiver,
});

/** Each line quotes the section that decides it. */
const cases: readonly Case[] = [
  [
    's. 10(1)(ca): unregistered, one address',
    to('', 'Karnataka'),
    'Karnataka',
    '10(1)(ca)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(ca): unregistered, one address',
    to('', 'Maharashtra'),
    'Maharashtra',
    '10(1)(ca)',
    'intra-state',
    'inter-state',
  ],
  // Mr A of state X has a phone delivered to state Y: state Y.
  [
    's. 10(1)(ca), circular 209/3/2024: billed elsewhere',
    to('', 'Karnataka', false),
    'Karnataka',
    '10(1)(ca)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(ca), circular 209/3/2024: a present',
    to('', 'Karnataka', false, 'other'),
    'Karnataka',
    '10(1)(ca)',
    'inter-state',
    'intra-state',
  ],
  [
    'CGST s. 2(94), s. 10(1)(ca): UIN, delivered in its state',
    to(uinDelhi, 'Delhi'),
    'Delhi',
    '10(1)(ca)',
    'inter-state',
    'inter-state',
  ],
  [
    'CGST s. 2(94), s. 10(1)(ca): UIN, delivered elsewhere',
    to(uinDelhi, 'Karnataka', false),
    'Karnataka',
    '10(1)(ca)',
    'inter-state',
    'intra-state',
  ],
  [
    'CGST s. 2(94), s. 10(1)(ca): UIN, to another person',
    to(uinDelhi, 'Maharashtra', false, 'other'),
    'Maharashtra',
    '10(1)(ca)',
    'intra-state',
    'inter-state',
  ],
  [
    's. 10(1)(ca): registered for online services only',
    to(onlineService, 'Karnataka', false),
    'Karnataka',
    '10(1)(ca)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(a): registered where the goods go',
    to(registeredKa, 'Karnataka'),
    'Karnataka',
    '10(1)(a)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(a): registered, to its own site in its state',
    to(registeredMh, 'Maharashtra', false, 'buyer'),
    'Maharashtra',
    '10(1)(a)',
    'intra-state',
    'inter-state',
  ],
  [
    's. 10(1)(b): registered, to another person in its state',
    to(registeredMh, 'Maharashtra', false, 'other'),
    'Maharashtra',
    '10(1)(b)',
    'intra-state',
    'inter-state',
  ],
  // X of Mumbai buys from Y of Mumbai and has the goods sent to Z in another state: Mumbai.
  [
    's. 10(1)(b): registered, to another person elsewhere',
    to(registeredMh, 'Karnataka', false, 'other'),
    'Maharashtra',
    '10(1)(b)',
    'intra-state',
    'inter-state',
  ],
  [
    's. 10(1)(b): the other direction',
    to(registeredKa, 'Maharashtra', false, 'other'),
    'Karnataka',
    '10(1)(b)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(b): into a third state',
    to(registeredKa, 'Tamil Nadu', false, 'other'),
    'Karnataka',
    '10(1)(b)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(a): registered, to its own site elsewhere',
    to(registeredMh, 'Karnataka', false, 'buyer'),
    'Karnataka',
    '10(1)(a)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(a): the other direction',
    to(registeredKa, 'Maharashtra', true, 'buyer'),
    'Maharashtra',
    '10(1)(a)',
    'intra-state',
    'inter-state',
  ],
  [
    's. 10(1)(b): a deductor, CGST s. 51, is registered',
    to(deductorHaryana, 'Karnataka', false, 'other'),
    'Haryana',
    '10(1)(b)',
    'inter-state',
    'inter-state',
  ],
  [
    's. 10(1)(b): a collector, CGST s. 52, is registered',
    to(collectorKa, 'Maharashtra', false, 'other'),
    'Karnataka',
    '10(1)(b)',
    'inter-state',
    'intra-state',
  ],
  // CGST s. 2(94) means every person registered under s. 25, which is how a non-resident registers (s. 27).
  [
    's. 10(1)(b): a non-resident, CGST s. 27, is registered',
    to(nonResidentKa, 'Maharashtra', false, 'other'),
    'Karnataka',
    '10(1)(b)',
    'inter-state',
    'intra-state',
  ],
  [
    's. 10(1)(a): a non-resident, to its own stall at a fair',
    to(nonResidentKa, 'Maharashtra', false, 'buyer'),
    'Maharashtra',
    '10(1)(a)',
    'intra-state',
    'inter-state',
  ],
  [
    's. 10(1)(b), s. 7(5)(a): a non-resident of the centre is in no state',
    to(nonResidentCentre, 'Karnataka', false, 'other'),
    'Outside India',
    '10(1)(b)',
    'inter-state',
    'inter-state',
  ],
  [
    's. 10(1)(b): registered offshore, Other Territory (97)',
    to(offshore, 'Maharashtra', false, 'other'),
    'Other Territory',
    '10(1)(b)',
    'inter-state',
    'inter-state',
  ],
];

describe('the place of supply of goods', () => {
  it.each(cases)('%s', (_, { gstin, to: delivery_state, same, receiver }, place, clause, fromMh, fromKa) => {
    const found = placeOfSupply({ gstin, delivery_state, is_billing_same: same, receiver });
    expect(found).toMatchObject({ state: place, clause, is_assumed: false });
    expect(goodsSupplyType('Maharashtra', found, false)).toBe(fromMh);
    expect(goodsSupplyType('Karnataka', found, false)).toBe(fromKa);
  });

  it('asks only where the registration and the delivery are in two states', () => {
    expect(needsReceiver({ gstin: registeredMh, delivery_state: 'Karnataka' })).toBe(true);
    expect(needsReceiver({ gstin: registeredMh, delivery_state: 'MH' })).toBe(false);
    expect(needsReceiver({ gstin: '', delivery_state: 'Karnataka' })).toBe(false);
    expect(needsReceiver({ gstin: uinDelhi, delivery_state: 'Karnataka' })).toBe(false);
    expect(needsReceiver({ gstin: registeredMh, delivery_state: 'Narnia' })).toBe(false);
  });

  it('assumes by the billing address where nobody said, and says so', () => {
    const supply = { gstin: registeredMh, delivery_state: 'Karnataka', receiver: '' } as const;
    // Two addresses: another person, s. 10(1)(b). One: the buyer's site, s. 10(1)(a).
    expect(placeOfSupply({ ...supply, is_billing_same: false })).toEqual({
      state: 'Maharashtra',
      gst_code: '27',
      clause: '10(1)(b)',
      is_assumed: true,
    });
    expect(placeOfSupply({ ...supply, is_billing_same: true })).toMatchObject({
      state: 'Karnataka',
      clause: '10(1)(a)',
      is_assumed: true,
    });
  });

  it('taxes a supply to a special economic zone as inter-state in every state, s. 7(5)(b) and 8(1)', () => {
    for (const { name } of indianStates) {
      const place = placeOfSupply({ gstin: '', delivery_state: name, is_billing_same: true, receiver: '' });
      expect(goodsSupplyType(name, place, true)).toBe('inter-state');
      expect(goodsSupplyType(name, place, false)).toBe('intra-state');
    }
  });

  it.each(cases)(
    '%s: into a zone, IGST from every state',
    (_, { gstin, to: state, same, receiver }, place) => {
      const found = placeOfSupply({ gstin, delivery_state: state, is_billing_same: same, receiver });
      // The zone changes the kind of supply, s. 7(5)(b), and not its place.
      expect(found?.state).toBe(place);
      for (const { name } of indianStates) expect(goodsSupplyType(name, found, true)).toBe('inter-state');
    },
  );

  it('is unknown where the delivery is', () => {
    const supply = { gstin: '', delivery_state: 'Narnia', is_billing_same: true, receiver: '' } as const;
    expect(placeOfSupply(supply)).toBeUndefined();
    expect(goodsSupplyType('Karnataka', undefined, false)).toBe('inter-state');
  });

  it('is written with its code, and with the section that decides it', () => {
    const place = { state: 'Karnataka', gst_code: '29', clause: '10(1)(b)' } as const;
    expect(formatPlaceOfSupply(place)).toBe('Karnataka (29)');
    expect(describePlaceOfSupply(place)).toBe("Karnataka · bill-to's registration, IGST s. 10(1)(b)");
    for (const { in_force, source } of Object.values(supplyProvisions)) {
      expect(in_force).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).not.toBe('');
    }
  });

  it('names the tax beside CGST as the state levies it', () => {
    // Union territories with a legislature (Delhi, Puducherry, Jammu and Kashmir) levy SGST.
    expect(['Delhi', 'Puducherry', 'Jammu and Kashmir', 'Karnataka'].map(stateTaxName)).toEqual(
      Array.from({ length: 4 }, () => 'SGST'),
    );
    expect(['Chandigarh', 'Ladakh', 'Lakshadweep', 'AN', 'Daman'].map(stateTaxName)).toEqual(
      Array.from({ length: 5 }, () => 'UTGST'),
    );
  });
});
