import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePincodes, encodePincodes } from './pincodeCodec.ts';
import {
  findState,
  indianStates,
  isMobile,
  isPincode,
  isSameState,
  loadPincodeDirectory,
  normalizeMobile,
  stateByGstCode,
  resolveState,
} from './index.ts';

describe('states', () => {
  it('lists 36 states with unique codes', () => {
    expect(indianStates).toHaveLength(36);
    expect(new Set(indianStates.map((state) => state.gst_code)).size).toBe(36);
    expect(new Set(indianStates.map((state) => state.short_code)).size).toBe(36);
  });
  it.each([
    ['Orissa', 'Odisha'],
    ['KA', 'Karnataka'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['PONDICHERRY', 'Puducherry'],
    ['Chattisgarh', 'Chhattisgarh'],
    ['tamilnadu', 'Tamil Nadu'],
    ['NCT of Delhi', 'Delhi'],
    ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['29', 'Karnataka'],
    ['TG', 'Telangana'],
    ['Uttrakhand', 'Uttarakhand'],
    ['Karnatka', 'Karnataka'],
    ['Odissa', 'Odisha'],
    ['Andhra', 'Andhra Pradesh'],
    ['Himachal', 'Himachal Pradesh'],
    ['A & N Islands', 'Andaman and Nicobar Islands'],
    ['Rajasthaan', 'Rajasthan'],
    ['Assom', 'Assam'],
    ['Assam (AS)', 'Assam'],
    ['Goa, India', 'Goa'],
    ['Daman (UT), India.', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Madhya Pardesh', 'Madhya Pradesh'],
    ['U.P.', 'Uttar Pradesh'],
    ['असम', 'Assam'],
    ['राजस्थान', 'Rajasthan'],
    ['तमिल नाडु', 'Tamil Nadu'],
    ['जम्मू-कश्मीर', 'Jammu and Kashmir'],
    ['आन्ध्र प्रदेश', 'Andhra Pradesh'],
    ['झारखण्ड', 'Jharkhand'],
    ['मिजोरम', 'Mizoram'],
    ['चण्डीगढ', 'Chandigarh'],
    ['पश्चिम बंगाल राज्य', 'West Bengal'],
  ])('%s is %s', (text, name) => {
    expect(findState(text)?.name).toBe(name);
  });
  it('returns undefined for unknown names', () => {
    expect(findState('Atlantis')).toBeUndefined();
    expect(findState('')).toBeUndefined();
    expect(stateByGstCode('25')).toBeUndefined();
    expect(isSameState('KA', 'Karnataka')).toBe(true);
    expect(isSameState('KA', 'Kerala')).toBe(false);
    expect(isSameState('KA', 'Atlantis')).toBeUndefined();
  });
  it('prefers the state of the PIN code, else the typed state', () => {
    expect(resolveState('Rajasthhan', { state: 'Rajasthan' })?.name).toBe('Rajasthan');
    expect(resolveState('Delhi', { state: 'Assam' })?.name).toBe('Assam');
    expect(resolveState('Karnatka', null)?.name).toBe('Karnataka');
    expect(resolveState('Karnatka', { state: '' })?.name).toBe('Karnataka');
    expect(resolveState('Atlantis')).toBeUndefined();
  });
  it('finds every state by its name and codes', () => {
    for (const state of indianStates) {
      expect(findState(state.name)).toBe(state);
      expect(findState(state.short_code)).toBe(state);
      expect(findState(state.gst_code)).toBe(state);
    }
  });
});

describe('phones and pincodes', () => {
  it('checks the format', () => {
    expect(['560001', '060001', '56000', '5600011'].map(isPincode)).toEqual([true, false, false, false]);
    expect(['9876543210', '5876543210', '987654321'].map(isMobile)).toEqual([true, false, false]);
  });
  it('normalizes common spellings', () => {
    expect(
      ['+91 98765-43210', '098765 43210', '919876543210', '0091 9876543210', '9198765432'].map(
        normalizeMobile,
      ),
    ).toEqual(['9876543210', '9876543210', '9876543210', '9876543210', '9198765432']);
    expect(normalizeMobile('12345')).toBeUndefined();
  });
});

describe('the pincode directory', () => {
  it.each([
    ['110001', 'New Delhi', 'Delhi', '07'],
    ['400001', 'Mumbai', 'Maharashtra', '27'],
    ['560001', 'Bengaluru', 'Karnataka', '29'],
    ['781001', 'Guwahati', 'Assam', '18'],
    ['190001', 'Srinagar', 'Jammu and Kashmir', '01'],
    ['682001', 'Kochi', 'Kerala', '32'],
    ['194101', 'Leh', 'Ladakh', '38'],
    ['194103', 'Kargil', 'Ladakh', '38'],
    ['500001', 'Hyderabad', 'Telangana', '36'],
    ['490001', 'Bhilai', 'Chhattisgarh', '22'],
    ['605001', 'Puducherry', 'Puducherry', '34'],
    ['533464', 'Yanam', 'Puducherry', '34'],
    ['673310', 'Mahe', 'Puducherry', '34'],
    ['302017', 'Jaipur', 'Rajasthan', '08'],
    // Each of the two public sets lacks some that the other has; these are in one of them, or in none.
    ['382440', 'Ahmedabad', 'Gujarat', '24'],
    ['800029', 'Patna', 'Bihar', '10'],
    ['194404', 'Leh', 'Ladakh', '38'],
    ['507130', 'Y. Ramavaram', 'Andhra Pradesh', '37'],
    ['400705', 'Navi Mumbai', 'Maharashtra', '27'],
  ])('%s is %s, %s', async (pincode, city, state, gst_state) => {
    expect((await loadPincodeDirectory()).find(pincode)).toMatchObject({ pincode, city, state, gst_state });
  });
  it('contains all PIN codes of India and no others', async () => {
    const book = await loadPincodeDirectory();
    expect(book.size).toBeGreaterThan(19_000);
    expect(book.find('999999')).toBeUndefined();
    expect(book.find('')).toBeUndefined();
  });
  it('decodes what was encoded', () => {
    const row = fc.record({
      city: fc.constantFrom('Jaipur', 'Ajmer', 'Kochi'),
      district: fc.constantFrom('Jaipur', 'Ernakulam'),
      gst_state: fc.constantFrom('08', '32'),
    });
    const pins = fc.uniqueArray(fc.integer({ min: 110001, max: 860000 }), { maxLength: 40 });
    fc.assert(
      fc.property(pins, fc.array(row, { minLength: 1 }), (codes, places) => {
        const rows = codes
          .sort((a, b) => a - b)
          .map((pin, i) =>
            Object.assign(
              { pincode: String(pin) },
              places[i % places.length] ?? { city: '', district: '', gst_state: '' },
            ),
          );
        expect(decodePincodes(encodePincodes(rows))).toEqual(rows);
      }),
    );
  });
});
