import { indianStates } from '@khep/domain/india';

const table: readonly (readonly [iso2: string, phoneCode: string])[] = [
  // The order is the numbering: India is 1. New countries are added at the end.
  ['IN', '+91'], ['AE', '+971'], ['AU', '+61'], ['BD', '+880'], ['BE', '+32'], ['BH', '+973'], ['BT', '+975'], ['CA', '+1'], ['CH', '+41'], ['CN', '+86'],
  ['DE', '+49'], ['ES', '+34'], ['FR', '+33'], ['GB', '+44'], ['HK', '+852'], ['ID', '+62'], ['IE', '+353'], ['IT', '+39'], ['JP', '+81'], ['KE', '+254'],
  ['KR', '+82'], ['KW', '+965'], ['LK', '+94'], ['MU', '+230'], ['MV', '+960'], ['MY', '+60'], ['NL', '+31'], ['NP', '+977'], ['NZ', '+64'], ['OM', '+968'],
  ['PH', '+63'], ['QA', '+974'], ['SA', '+966'], ['SE', '+46'], ['SG', '+65'], ['TH', '+66'], ['US', '+1'], ['VN', '+84'], ['ZA', '+27'],
];

/** India is country 1. */
export const india = 1;

/** The countries that addresses may be in. */
export function countries(): { id: number; name: string; iso2: string; phone_code: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return table.map(([iso2, phone_code], index) => ({ id: index + 1, name: names.of(iso2) ?? iso2, iso2, phone_code }));
}

/** The states and union territories of India; other countries have no list. */
export function states(countryId: number): { id: string; name: string; gst_code: string; short_code: string }[] {
  if (countryId !== india) return [];
  return indianStates.map(({ name, gst_code, short_code }) => ({ id: short_code, name, gst_code, short_code }));
}
