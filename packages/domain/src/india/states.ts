export interface IndianState {
  /** First two digits of a GSTIN. */
  gst_code: string;
  name: string;
  /** The vehicle-plate letters, also of couriers and labels. */
  short_code: string;
  is_union_territory: boolean;
}

const table: readonly (readonly [gst: string, name: string, short: string, ut?: 'UT'])[] = [
  ['01', 'Jammu and Kashmir', 'JK', 'UT'],
  ['02', 'Himachal Pradesh', 'HP'],
  ['03', 'Punjab', 'PB'],
  ['04', 'Chandigarh', 'CH', 'UT'],
  ['05', 'Uttarakhand', 'UK'],
  ['06', 'Haryana', 'HR'],
  ['07', 'Delhi', 'DL', 'UT'],
  ['08', 'Rajasthan', 'RJ'],
  ['09', 'Uttar Pradesh', 'UP'],
  ['10', 'Bihar', 'BR'],
  ['11', 'Sikkim', 'SK'],
  ['12', 'Arunachal Pradesh', 'AR'],
  ['13', 'Nagaland', 'NL'],
  ['14', 'Manipur', 'MN'],
  ['15', 'Mizoram', 'MZ'],
  ['16', 'Tripura', 'TR'],
  ['17', 'Meghalaya', 'ML'],
  ['18', 'Assam', 'AS'],
  ['19', 'West Bengal', 'WB'],
  ['20', 'Jharkhand', 'JH'],
  ['21', 'Odisha', 'OD'],
  ['22', 'Chhattisgarh', 'CG'],
  ['23', 'Madhya Pradesh', 'MP'],
  ['24', 'Gujarat', 'GJ'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'DD', 'UT'],
  ['27', 'Maharashtra', 'MH'],
  ['29', 'Karnataka', 'KA'],
  ['30', 'Goa', 'GA'],
  ['31', 'Lakshadweep', 'LD', 'UT'],
  ['32', 'Kerala', 'KL'],
  ['33', 'Tamil Nadu', 'TN'],
  ['34', 'Puducherry', 'PY', 'UT'],
  ['35', 'Andaman and Nicobar Islands', 'AN', 'UT'],
  ['36', 'Telangana', 'TS'],
  ['37', 'Andhra Pradesh', 'AP'],
  ['38', 'Ladakh', 'LA', 'UT'],
];

/** The 28 states and 8 union territories, by GST code. */
export const indianStates: readonly IndianState[] = table.map(([gst_code, name, short_code, ut]) => ({
  gst_code,
  name,
  short_code,
  is_union_territory: ut === 'UT',
}));

/** GST's "other territory" (offshore). It opens a GSTIN, but nobody lives there. */
export const otherTerritory: IndianState = {
  gst_code: '97',
  name: 'Other Territory',
  short_code: 'OT',
  is_union_territory: false,
};

const byCode = new Map([...indianStates, otherTerritory].map((state) => [state.gst_code, state]));

const key = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:and|the|of|state|ut)\b/g, ' ')
    .replace(/\s+/g, '');

/** Old, short and misspelt names that stores, couriers and files use. */
const aliases: Readonly<Record<string, string>> = {
  Chattisgarh: '22',
  Chhatisgarh: '22',
  CT: '22',
  Orissa: '21',
  OR: '21',
  Uttaranchal: '05',
  UA: '05',
  Pondicherry: '34',
  PO: '34',
  Telengana: '36',
  TG: '36',
  TL: '36',
  'NCT of Delhi': '07',
  'New Delhi': '07',
  'National Capital Territory of Delhi': '07',
  'J & K': '01',
  'Andaman and Nicobar': '35',
  'Andaman Nicobar Island': '35',
  'Dadra and Nagar Haveli': '26',
  'Daman and Diu': '26',
  DN: '26',
  DH: '26',
  DNHDD: '26',
  Tamilnadu: '33',
  Maharastra: '27',
  Gujrat: '24',
  Bengal: '19',
  Westbengal: '19',
  Laccadives: '31',
  'Jammu Kashmir': '01',
  Keralam: '32',
};

const byName = new Map<string, IndianState>();
for (const state of indianStates) {
  byName.set(key(state.name), state);
  byName.set(state.short_code.toLowerCase(), state);
}
for (const [alias, code] of Object.entries(aliases)) {
  const state = byCode.get(code);
  if (state !== undefined) byName.set(key(alias), state);
}

/** State by its GST code, `29` or `9`. */
export function stateByGstCode(code: string): IndianState | undefined {
  return byCode.get(code.padStart(2, '0'));
}

/** State by name, short code, old name or common misspelling: `Orissa`, `KA`, `Jammu & Kashmir`. */
export function findState(text: string): IndianState | undefined {
  const name = key(text);
  return (
    (name === '' ? undefined : byName.get(name)) ??
    (/^\d{1,2}$/.test(text.trim()) ? stateByGstCode(text.trim()) : undefined)
  );
}

/** Whether two spellings mean one state; undefined when either is unknown. */
export function isSameState(a: string, b: string): boolean | undefined {
  const first = findState(a);
  const second = findState(b);
  return first === undefined || second === undefined ? undefined : first === second;
}
