import { findState } from '../india/states.ts';

export const defaultZones = ['A', 'B', 'C', 'D', 'E'] as const;

export const defaultZoneNames: Record<(typeof defaultZones)[number], string> = {
  A: 'Within city',
  B: 'Within state',
  C: 'Metro to metro',
  D: 'Rest of India',
  E: 'North-East, J&K, Ladakh, islands',
};

/** Pincodes that are one city for a courier, by their first three digits. */
export interface CityCluster {
  name: string;
  prefixes: readonly string[];
  /** Counts for metro to metro. @default true */
  is_metro?: boolean;
}

/** The clusters a courier starts with; a brand may edit them. */
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

/** GST codes of the states that couriers charge as far away, whatever the distance. */
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
  /** From the pincode book; makes two pincodes of a smaller town one city. */
  city?: string | null | undefined;
}

export interface ZoneOptions {
  /** The courier's uploaded mapping of destination pincodes; it comes before everything. */
  mapping?: ReadonlyMap<string, string> | undefined;
  clusters?: readonly CityCluster[] | undefined;
}

export interface ZoneResult {
  zone: string;
  why: string;
}

/** The mapping's active rows, ready for `zoneOf`. */
export function zoneMapping(
  rows: readonly { pincode: string; zone: string; is_active?: boolean | null }[],
): Map<string, string> {
  return new Map(rows.filter((row) => row.is_active !== false).map((row) => [row.pincode, row.zone]));
}

/** Zone of a pair of pincodes, and why. First that holds: mapping, remote state, same city, same state, metros, rest. */
export function resolveZone(from: ZonePoint, to: ZonePoint, options: ZoneOptions = {}): ZoneResult {
  const mapped = options.mapping?.get(to.pincode);
  if (mapped !== undefined)
    return { zone: mapped, why: `The courier's own mapping puts ${to.pincode} in zone ${mapped}` };
  const clusters = options.clusters ?? defaultCityClusters;
  const fromState = findState(from.state ?? '');
  const toState = findState(to.state ?? '');
  const remote = [toState, fromState].find(
    (state) => state !== undefined && remoteStates.includes(state.gst_code),
  );
  if (remote !== undefined) return { zone: 'E', why: `${remote.name} is North-East, J&K, Ladakh or islands` };
  const fromCity = clusterOf(from.pincode, clusters);
  const toCity = clusterOf(to.pincode, clusters);
  if (fromCity !== undefined && fromCity === toCity)
    return { zone: 'A', why: `Both pincodes are in ${toCity.name}` };
  const city = (to.city ?? '').trim().toLowerCase();
  const sameState = fromState !== undefined && fromState === toState;
  if (sameState && city !== '' && city === (from.city ?? '').trim().toLowerCase())
    return { zone: 'A', why: `Both pincodes are in ${to.city}` };
  if (sameState) return { zone: 'B', why: `Both pincodes are in ${toState?.name}` };
  if (isMetro(fromCity) && isMetro(toCity))
    return { zone: 'C', why: `${fromCity?.name} and ${toCity?.name} are both metros` };
  return { zone: 'D', why: 'Different states, not both metros' };
}

function clusterOf(pincode: string, clusters: readonly CityCluster[]): CityCluster | undefined {
  return clusters.find(({ prefixes }) =>
    prefixes.some((prefix) => prefix !== '' && pincode.startsWith(prefix)),
  );
}

const isMetro = (cluster: CityCluster | undefined): boolean =>
  cluster !== undefined && cluster.is_metro !== false;
