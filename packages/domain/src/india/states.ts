export interface IndianState {
  /** First two digits of a GSTIN. */
  gst_code: string;
  name: string;
  /** Letters of vehicle plates, also used by couriers and on labels. */
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

/** GST's "Other Territory" (offshore): valid in a GSTIN, never in an address. */
export const otherTerritory: IndianState = {
  gst_code: '97',
  name: 'Other Territory',
  short_code: 'OT',
  is_union_territory: false,
};

const byCode = new Map([...indianStates, otherTerritory].map((state) => [state.gst_code, state]));

/** Words that are often omitted. */
const small = new Set(['and', 'the', 'of', 'state', 'ut', 'और', 'एवं', 'व', 'राज्य']);

/** Returns a comparison key: letters of either script, without marks, spaces and small words. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    // A nasal before a consonant is a letter or a dot (अण्डमान, अंडमान). The dot below is often omitted.
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0300-\u036f]|\u093c/g, '')
    .split(/[^a-z\p{Script=Devanagari}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .join('')
    .replace('pardesh', 'pradesh');

/** Old, short, misspelt and Hindi names by GST code, separated by commas. */
const aliases: Readonly<Record<string, string>> = {
  '01': 'J & K, Jammu, Kashmir, जम्मू और कश्मीर, जम्मू',
  '02': 'Himachal, Himanchal Pradesh, हिमाचल प्रदेश, हिमाचल',
  '03': 'Panjab, पंजाब',
  '04': 'Chandigadh, Chandighar, चंडीगढ़',
  '05':
    'Uttaranchal, UA, Uttrakhand, Utrakhand, Uttarkhand, Uttarakand, Utarakhand, Uttrakhan, ' +
    'उत्तराखंड, उत्तरांचल',
  '06': 'Hariyana, Harayana, Hariana, हरियाणा',
  '07':
    'NCT of Delhi, NCT, New Delhi, National Capital Territory of Delhi, Delhi NCR, Dehli, दिल्ली, ' +
    'नई दिल्ली, देहली',
  '08': 'Rajasthaan, Rajastan, Rajsthan, Rajisthan, राजस्थान',
  '09': 'Utter Pradesh, Utar Pradesh, Uttra Pradesh, उत्तर प्रदेश, यूपी',
  '10': 'Bihaar, Behar, बिहार',
  '11': 'Sikim, सिक्किम',
  '12': 'Arunachal, Arunanchal Pradesh, अरुणाचल प्रदेश, अरूणाचल प्रदेश',
  '13': 'Nagland, नागालैंड, नगालैंड',
  '14': 'मणिपुर',
  '15': 'Mizorum, मिज़ोरम',
  '16': 'त्रिपुरा',
  '17': 'Meghalya, Megalaya, मेघालय',
  '18': 'Assom, Asom, Asam, Aasam, असम, आसाम',
  '19': 'Bengal, West Bangal, Paschim Banga, Paschim Bengal, पश्चिम बंगाल, बंगाल',
  '20': 'Jharkand, Jarkhand, Jharkhnad, झारखंड',
  '21': 'Orissa, OR, Odissa, Odisa, Orisa, Oddisha, ओडिशा, उड़ीसा, ओड़िशा',
  '22':
    'Chattisgarh, Chhatisgarh, Chattishgarh, Chattisgrah, Chatisgarh, Chhattishgarh, CT, ' +
    'Chhattisgadh, छत्तीसगढ़',
  '23': 'Madya Pradesh, Madhyapradsh, मध्य प्रदेश, एमपी',
  '24': 'Gujrat, Gujarath, Gujrath, गुजरात',
  '26':
    'Dadra and Nagar Haveli, Daman and Diu, Daman, Diu, DN, DH, DNH, DNHDD, ' +
    'दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली, दमन और दीव',
  '27': 'Maharastra, Maharashtara, Maharashta, Maharashtr, Maharasthra, महाराष्ट्र',
  '29': 'Karnatka, Karnatak, Karanataka, Karnathaka, Karnatska, कर्नाटक',
  '30': 'गोवा',
  '31': 'Laccadives, Lakshdweep, Lakshadeep, Lakshwadeep, लक्षद्वीप',
  '32': 'Keralam, Keral, Kerela, Kerla, केरल, केरलम',
  '33': 'Tamilnad, Tamil Naidu, Tamil Nad, Tamizh Nadu, तमिलनाडु, तमिलनाडू',
  '34': 'Pondicherry, Pondichery, Pondy, Puduchery, PO, पुदुचेरी, पुडुचेरी, पांडिचेरी',
  '35':
    'Andaman and Nicobar, Andaman Nicobar Island, Andaman, A & N, A & N Islands, A & N Island, ' +
    'अंडमान और निकोबार द्वीपसमूह, अंडमान और निकोबार, अंडमान निकोबार द्वीप समूह',
  '36': 'Telengana, Telangna, Telagana, TG, TL, तेलंगाना, तेलंगना',
  '37': 'Andhra, Andra Pradesh, Andhrapradsh, आंध्र प्रदेश, आंध्रप्रदेश, आंध्र',
  '38': 'Ladhak, Ladak, Leh Ladakh, Leh, Kargil, Ladakh Leh, लद्दाख, लेह लद्दाख',
};

const byName = new Map<string, IndianState>();
for (const state of indianStates) {
  byName.set(key(state.name), state);
  byName.set(state.short_code.toLowerCase(), state);
}
for (const [code, names] of Object.entries(aliases)) {
  const state = byCode.get(code);
  if (state !== undefined) for (const name of names.split(', ')) byName.set(key(name), state);
}

/**
 * Former codes of ISO 3166-2:IN, which shops and couriers still send: those of the list before November 2023, when they
 * became the letters of vehicle plates, and IN-DN before 2020. `UT` is also short for union territory, so it is a code only
 * where nothing else is written.
 */
const formerCodes: Readonly<Record<string, string>> = {
  ut: '05',
  ul: '05',
  ct: '22',
  or: '21',
  tg: '36',
  dh: '26',
  dn: '26',
};

/** Returns the state of a GST code: `29` or `9`. */
export function stateByGstCode(code: string): IndianState | undefined {
  return byCode.get(code.padStart(2, '0'));
}

/** Results by text: the same few spellings come with every address. */
const found = new Map<string, IndianState | undefined>();
const maxFound = 2000;

/** Finds a state by name, short code, old name, common misspelling or Hindi name: `Orissa`, `KA`, `असम`. */
export function findState(text: string): IndianState | undefined {
  const before = found.get(text);
  if (before !== undefined || found.has(text)) return before;
  if (found.size >= maxFound) found.clear();
  const state = lookUp(text);
  found.set(text, state);
  return state;
}

function lookUp(text: string): IndianState | undefined {
  const code = /^(?:in\s*[-_ ]\s*)?([a-z]{2})$/.exec(text.trim().toLowerCase())?.[1];
  const byLetters =
    code === undefined
      ? undefined
      : (byName.get(code) ?? (formerCodes[code] ? byCode.get(formerCodes[code]) : undefined));
  if (byLetters) return byLetters;
  return byWords(text) ?? byWords(text.replace(/(?:\s*(?:\([^)]*\)|[,-]?\s*\bindia)\.?)+\s*$/i, ''));
}

function byWords(text: string): IndianState | undefined {
  const name = key(text);
  return (
    (name === '' ? undefined : byName.get(name)) ??
    (/^\d{1,2}$/.test(text.trim()) ? stateByGstCode(text.trim()) : undefined)
  );
}

/**
 * Resolves the state of an address. The state of the PIN code decides, because goods go there: tax and zone
 * stay right even if the typed state is wrong. A mismatch is shown as an address warning.
 * @param place from the pincode directory; if missing, the typed state is used
 */
export function resolveState(typed: string, place?: { state: string } | null): IndianState | undefined {
  return findState(place?.state ?? '') ?? findState(typed);
}

/** Returns whether two spellings mean the same state; undefined if either is unknown. */
export function isSameState(a: string, b: string): boolean | undefined {
  const first = findState(a);
  const second = findState(b);
  return first === undefined || second === undefined ? undefined : first === second;
}
