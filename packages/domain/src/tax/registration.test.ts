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
  it('uses the GSTIN of the dispatching state', () => {
    expect(chooseSupplier('Karnataka', karnataka, [maharashtra])).toEqual({
      gstin: karnataka,
      state: 'Karnataka',
    });
    // The company's, or another warehouse's.
    expect(chooseSupplier('Karnataka', '', [maharashtra, karnataka]).gstin).toBe(karnataka);
    expect(chooseSupplier('Maharashtra', karnataka, [maharashtra]).gstin).toBe(maharashtra);
  });
  it('supplies from the state of the company where the dispatching state has none', () => {
    expect(chooseSupplier('Goa', '', [maharashtra])).toEqual({ gstin: maharashtra, state: 'Maharashtra' });
  });
  it('has no GSTIN where the seller has none', () => {
    expect(chooseSupplier('Goa', '', ['', ''])).toEqual({ gstin: '', state: 'Goa' });
  });
});
