import { describe, expect, it } from 'vitest';
import {
  findGstinFormat,
  gstinProblem,
  gstinState,
  isRegisteredPerson,
  supplierGstinProblem,
} from './index.ts';

// Numbers of the public record: the samples by category of india-compliance (gst_india/api_classes/public.py), and those
// of frappe/erpnext issue 16300 and pull request 16326, and odoo/odoo pull request 251760.
const published = [
  ['27AAPFU0939F1ZV', 'regular', 'Maharashtra'],
  ['36AASFP8573D2ZN', 'regular', 'Telangana'],
  ['29AABCF8078M2ZW', 'regular', 'Karnataka'],
  ['27AAJCS5738D1Z6', 'regular', 'Maharashtra'],
  ['06DELI09652G1DA', 'deductor', 'Haryana'],
  ['09ALDN00287A1DD', 'deductor', 'Uttar Pradesh'],
  ['27AAFT56212B1DO', 'deductor', 'Maharashtra'],
  ['19AAACI1681G1DV', 'deductor', 'West Bengal'],
  ['27PNEA06819B1DE', 'deductor', 'Maharashtra'],
  ['29AABCF8078M1C8', 'collector', 'Karnataka'],
  ['27AAECG3736E1C2', 'collector', 'Maharashtra'],
  ['29AAFCB7707D1C1', 'collector', 'Karnataka'],
  ['0717UNO00157UNO', 'uin', 'Delhi'],
  ['0717UNO00211UN2', 'uin', 'Delhi'],
  ['2117UNO00002UNF', 'uin', 'Odisha'],
  ['3317USA00002UNE', 'uin', 'Tamil Nadu'],
  ['0717UNO00154UNU', 'uin', 'Delhi'],
  ['9917SGP29001OST', 'onlineServices', undefined],
  ['9917IRL29003OSG', 'onlineServices', undefined],
  ['9922JPN29001OSU', 'onlineServices', undefined],
] as const;

describe('formats of GSTINs', () => {
  it.each(published)('accepts %s as %s', (gstin, kind, state) => {
    expect(gstinProblem(gstin)).toBeUndefined();
    expect(gstinProblem(` ${gstin.toLowerCase()} `)).toBeUndefined();
    expect(findGstinFormat(gstin)?.kind).toBe(kind);
    expect(gstinState(gstin)?.name).toBe(state);
  });

  it.each(published)('refuses %s with another check character', (gstin) => {
    const other = gstin.endsWith('7') ? '8' : '7';
    expect(gstinProblem(gstin.slice(0, 14) + other)).toBe(
      "The check character doesn't match. Check for typos.",
    );
  });

  it('knows the format of a non-resident taxable person', () => {
    // The check character is computed: no number is published.
    expect(findGstinFormat('0717JPN00001NRX')?.kind).toBe('nonResident');
    expect(isRegisteredPerson('0717JPN00001NRX')).toBe(true);
  });

  it('makes a registered person of all but UINs and online services', () => {
    expect(published.filter(([gstin]) => !isRegisteredPerson(gstin)).map(([, kind]) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'uin'),
      ...Array.from({ length: 3 }, () => 'onlineServices'),
    ]);
    expect(isRegisteredPerson('')).toBe(false);
  });

  it('issues invoices only under those of taxpayers', () => {
    expect(supplierGstinProblem('27AAPFU0939F1ZV')).toBeUndefined();
    expect(supplierGstinProblem('0717UNO00157UNO')).toBe(
      'This number is of a UN body, an embassy or a consulate, which issues no invoices. Enter the GSTIN of a taxpayer.',
    );
    expect(supplierGstinProblem('06DELI09652G1DA')).toContain('a deductor of tax at source');
  });
});
