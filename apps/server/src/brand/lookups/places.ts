import { indianStates } from '@khep/domain/india';

// The position is the id: India is 1. Add new countries at the end.
const codes = [
  'IN',
  'AE',
  'AU',
  'BD',
  'BE',
  'BH',
  'BT',
  'CA',
  'CH',
  'CN',
  'DE',
  'ES',
  'FR',
  'GB',
  'HK',
  'ID',
  'IE',
  'IT',
  'JP',
  'KE',
  'KR',
  'KW',
  'LK',
  'MU',
  'MV',
  'MY',
  'NL',
  'NP',
  'NZ',
  'OM',
  'PH',
  'QA',
  'SA',
  'SE',
  'SG',
  'TH',
  'US',
  'VN',
  'ZA',
];

/** India is country 1. */
const india = 1;

/** Countries for addresses. */
export function countries(): { id: number; name: string; code: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes.map((code, index) => ({ id: index + 1, name: names.of(code) ?? code, code }));
}

/** States and union territories of India; other countries have no list. */
export function states(countryId: number): { id: number; name: string; gst_code: string; short: string }[] {
  if (countryId !== india) return [];
  return indianStates.map(({ name, gst_code, short_code }) => ({
    id: Number(gst_code),
    name,
    gst_code,
    short: short_code,
  }));
}
