import { findState } from '../india/states.ts';

export const defaultZones = ['A', 'B', 'C', 'D', 'E'] as const;
export type DefaultZone = (typeof defaultZones)[number];

export const defaultZoneNames: Record<(typeof defaultZones)[number], string> = {
  A: 'Within city',
  B: 'Within state',
  C: 'Metro to metro',
  D: 'Rest of India',
  E: 'North-East, J&K, Ladakh, islands',
};

/** Which two PIN codes are in each zone, where the courier's mapping does not say. */
export const zoneDefinitions: Record<(typeof defaultZones)[number], string> = {
  A: 'Both PIN codes are in one city or city cluster.',
  B: 'Both PIN codes are in one state.',
  C: 'Both PIN codes are in metro clusters of different states.',
  D: 'Different states, not both metros.',
  E: 'Either PIN code is in the North-East, J&K, Ladakh or the islands.',
};

/** PIN codes that a courier treats as one city, by their first three digits. */
export interface CityCluster {
  name: string;
  prefixes: readonly string[];
  /** Metro, for metro-to-metro rates. @default true */
  is_metro?: boolean;
}

/** Default city clusters; a brand can edit them. */
export const defaultCityClusters: readonly CityCluster[] = [
  { name: 'Delhi NCR', prefixes: ['110', '121', '122', '201'] },
  { name: 'Mumbai', prefixes: ['400', '401', '421'] },
  { name: 'Bengaluru', prefixes: ['560', '562'] },
  { name: 'Chennai', prefixes: ['600'] },
  { name: 'Hyderabad', prefixes: ['500', '501'] },
  { name: 'Kolkata', prefixes: ['700', '711'] },
  { name: 'Pune', prefixes: ['411'] },
  { name: 'Ahmedabad', prefixes: ['380', '382'] },
];

/** GST codes of the states in zone E. */
export const remoteStates: readonly string[] = [
  '12',
  '18',
  '14',
  '17',
  '15',
  '13',
  '11',
  '16',
  '01',
  '38',
  '35',
  '31',
];

export interface ZonePoint {
  pincode: string;
  /** Name, short code or GST code. */
  state?: string | null | undefined;
  /** From the pincode directory; makes two PIN codes of a small town one city. */
  city?: string | null | undefined;
}

export interface ZoneOptions {
  /** The courier's uploaded destination mapping; takes precedence. */
  mapping?: ReadonlyMap<string, string> | undefined;
  clusters?: readonly CityCluster[] | undefined;
}

export interface ZoneResult {
  zone: string;
  why: string;
}

/** Converts the active rows to a mapping for `resolveZone`. */
export function zoneMapping(
  rows: readonly { pincode: string; zone: string; is_active?: boolean | null }[],
): Map<string, string> {
  return new Map(rows.filter((row) => row.is_active !== false).map((row) => [row.pincode, row.zone]));
}

/**
 * Returns the zone of two PIN codes and why. Precedence: mapping, remote state, same city, same state,
 * metros, other.
 */
export function resolveZone(from: ZonePoint, to: ZonePoint, options: ZoneOptions = {}): ZoneResult {
  const mapped = options.mapping?.get(to.pincode);
  if (mapped !== undefined)
    return { zone: mapped, why: `${to.pincode} is zone ${mapped} in the courier's mapping` };
  const clusters = options.clusters ?? defaultCityClusters;
  const fromState = findState(from.state ?? '');
  const toState = findState(to.state ?? '');
  const remote = [toState, fromState].find(
    (state) => state !== undefined && remoteStates.includes(state.gst_code),
  );
  if (remote !== undefined) return { zone: 'E', why: `${remote.name} is North-East, J&K, Ladakh or islands` };
  const fromCity = findCluster(from.pincode, clusters);
  const toCity = findCluster(to.pincode, clusters);
  if (fromCity !== undefined && fromCity === toCity)
    return { zone: 'A', why: `Both PIN codes are in ${toCity.name}` };
  const city = (to.city ?? '').trim().toLowerCase();
  const sameState = fromState !== undefined && fromState === toState;
  if (sameState && city !== '' && city === (from.city ?? '').trim().toLowerCase())
    return { zone: 'A', why: `Both PIN codes are in ${to.city}` };
  if (sameState) return { zone: 'B', why: `Both PIN codes are in ${toState?.name}` };
  if (isMetro(fromCity) && isMetro(toCity))
    return { zone: 'C', why: `${fromCity?.name} and ${toCity?.name} are both metros` };
  return { zone: 'D', why: 'Different states, not both metros' };
}

function findCluster(pincode: string, clusters: readonly CityCluster[]): CityCluster | undefined {
  return clusters.find(({ prefixes }) =>
    prefixes.some((prefix) => prefix !== '' && pincode.startsWith(prefix)),
  );
}

const isMetro = (cluster: CityCluster | undefined): boolean =>
  cluster !== undefined && cluster.is_metro !== false;
