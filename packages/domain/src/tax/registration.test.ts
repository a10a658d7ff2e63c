import { describe, expect, it } from 'vitest';
import { chooseSupplier, placeGstinProblem, warehouseProblems } from './registration.ts';

const maharashtra = '27AAPFU0939F1ZV';
const karnataka = '29AAGCB7383J1Z4';

describe('placeGstinProblem', () => {
  it('accepts a GSTIN of the state, and none', () => {
    expect(placeGstinProblem(maharashtra, 'Maharashtra')).toBeUndefined();
    expect(placeGstinProblem(maharashtra, 'MH')).toBeUndefined();
    expect(placeGstinProblem('', 'Narnia')).toBeUndefined();
  });
  it('refuses one of another state, and a wrong check character', () => {
    expect(placeGstinProblem(maharashtra, 'Karnataka')).toBe(
      'This GSTIN is registered in Maharashtra, not Karnataka.',
    );
    expect(placeGstinProblem('27AAPFU0939F1ZW', 'Maharashtra')).toBe(
      "The check character doesn't match. Check for typos.",
    );
  });
});

describe('warehouseProblems', () => {
  it('refuses a country other than India and an unknown state', () => {
    expect(warehouseProblems({ country: 'France', state: 'Narnia', gst_in: '' })).toEqual({
      country: 'Parcels are shipped within India. Enter India.',
      state: "Narnia isn't a state of India. Choose one from the list.",
    });
    expect(warehouseProblems({ country: 'India', state: 'Karnataka', gst_in: karnataka })).toEqual({});
    expect(warehouseProblems({ return_state: 'Karnataka', return_gst_in: maharashtra })).toEqual({
      return_gst_in: 'This GSTIN is registered in Maharashtra, not Karnataka.',
    });
  });
});

describe('chooseSupplier', () => {
  const none = { own: '', company: [], places: [], rejected: [] };
  /** Of the same PAN as `maharashtra`. */
  const rajasthan = '08AAPFU0939F1ZV';
  const tamilNadu = '33AAPFU0939F1Z2';

  it('uses the GSTIN of the dispatching warehouse first', () => {
    const seller = { ...none, own: karnataka, company: ['29AAPFU0939F1ZR', maharashtra] };
    expect(chooseSupplier('Karnataka', seller)).toEqual({ gstin: karnataka, state: 'Karnataka' });
  });
  it.each([
    ['the company’s own state', { ...none, company: [karnataka, maharashtra] }],
    ['another state of the company', { ...none, company: [maharashtra, karnataka] }],
    ['another warehouse', { ...none, company: [maharashtra], places: [rajasthan, karnataka] }],
    ['a wrong GSTIN of the warehouse', { ...none, own: maharashtra, company: [rajasthan, karnataka] }],
  ])('uses one of the dispatching state: %s', (_, seller) => {
    expect(chooseSupplier('Karnataka', seller)).toEqual({ gstin: karnataka, state: 'Karnataka' });
    expect(chooseSupplier('KA', seller).gstin).toBe(karnataka);
  });
  it('supplies from the state of the company where the dispatching state has none', () => {
    expect(
      chooseSupplier('Goa', { ...none, company: [maharashtra, karnataka], places: [tamilNadu] }),
    ).toEqual({
      gstin: maharashtra,
      state: 'Maharashtra',
    });
    expect(chooseSupplier('Goa', { ...none, places: [karnataka] }).state).toBe('Karnataka');
    expect(chooseSupplier('Goa', { ...none, own: karnataka }).state).toBe('Karnataka');
  });
  it.each(['Maharashtra', 'Goa'])('never uses one that the portal rejected, from %s', (state) => {
    const rejected = [maharashtra];
    const all = { own: maharashtra, company: [maharashtra, karnataka], places: [maharashtra], rejected };
    expect(chooseSupplier(state, all)).toEqual({ gstin: karnataka, state: 'Karnataka' });
    expect(chooseSupplier(state, { ...all, company: [] })).toEqual({ gstin: '', state });
  });
  it('has no GSTIN where the seller has none', () => {
    expect(chooseSupplier('Goa', { ...none, company: [''], places: ['', ''] })).toEqual({
      gstin: '',
      state: 'Goa',
    });
  });
});
