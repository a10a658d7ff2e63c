import { movements } from './charges.ts';
import { formatNumber } from '../money/index.ts';
import { formatGrams } from './weight.ts';
import type { ContractFields } from './contract.ts';

/** A problem of a contract. The path is that of the request: `forward_contract_data.2.slabs.5`. */
export interface CardProblem {
  path: string;
  message: string;
}

type Zones = ContractFields['forward_contract_data'];

const lists = {
  forward: 'forward_contract_data',
  rto: 'rto_contract_data',
  dto: 'dto_contract_data',
} as const;
const movementNames = { forward: 'forward', rto: 'RTO', dto: 'DTO' } as const;

/** Finds what the schema can't: duplicate zones, incomplete tables, unordered slabs, missing shares. */
export function checkRateCard(card: ContractFields): CardProblem[] {
  const problems: CardProblem[] = [];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const limits = card.slab_limits_g ?? [];
  const basis = { forward: 'first-and-further', rto: 'first-and-further', dto: 'first-and-further' };
  for (const movement of movements) basis[movement] = card.rate_basis?.[movement] ?? 'first-and-further';

  limits.forEach((limit, at) => {
    const before = limits[at - 1];
    if (before !== undefined && limit <= before)
      add(`slab_limits_g.${at}`, `Enter more than ${formatGrams(before)}, the slab before.`);
  });
  if (Object.values(basis).includes('by-slab') && limits.length === 0)
    add('slab_limits_g', 'Enter the weight limit of at least one slab.');
  for (const movement of ['rto', 'dto'] as const)
    if (basis[movement] === 'share-of-forward' && !((card.share_of_forward?.[movement] ?? 0) > 0))
      add(
        `share_of_forward.${movement}`,
        `Enter the ${movementNames[movement]} percentage of forward freight.`,
      );

  const forward = new Set(card.forward_contract_data.map(({ zone }) => zone));
  for (const movement of movements) {
    const zones: Zones = card[lists[movement]] ?? [];
    checkZones(zones, lists[movement], add);
    if (movement !== 'forward')
      zones.forEach(({ zone }, at) => {
        if (!forward.has(zone))
          add(
            `${lists[movement]}.${at}.zone`,
            `Zone ${zone} has no forward rate. Add it, or remove this row.`,
          );
      });
    if (basis[movement] === 'by-slab') checkTable(zones, limits, lists[movement], add);
    zones.forEach((zone, at) => {
      const path = `${lists[movement]}.${at}`;
      checkPaise(zone, path, add);
      checkSlabs(zone, movementNames[movement], path, add);
    });
  }
  return problems;
}

type Add = (path: string, message: string) => void;

function checkZones(zones: Zones, list: string, add: Add): void {
  const seen = new Set<string>();
  zones.forEach(({ zone }, at) => {
    if (zone.trim() === '') add(`${list}.${at}.zone`, 'Enter the zone.');
    else if (seen.has(zone)) add(`${list}.${at}.zone`, `Zone ${zone} appears twice.`);
    seen.add(zone);
  });
}

function checkTable(zones: Zones, limits: readonly number[], list: string, add: Add): void {
  zones.forEach(({ zone, slabs }, at) => {
    const count = slabs?.length ?? 0;
    if (count !== limits.length)
      add(
        `${list}.${at}.slabs`,
        `Zone ${zone} has ${count} ${count === 1 ? 'price' : 'prices'} for ${limits.length} slabs. Enter one for each.`,
      );
  });
}

const mostGrams = 1_000_000;
const slabNames = { slab_g: 'First slab', additional_slab_g: 'Further slab' } as const;

/** The slabs of a zone's own, named whole: they are typed beside the rates and not in them. */
function checkSlabs(zone: Zones[number], movement: string, path: string, add: Add): void {
  for (const field of ['slab_g', 'additional_slab_g'] as const) {
    const grams = zone[field] ?? 1;
    if (!Number.isInteger(grams) || grams < 1 || grams > mostGrams)
      add(
        `${path}.${field}`,
        `${slabNames[field]} of zone ${zone.zone}, ${movement}: enter 1 to ${formatNumber(mostGrams)} grams.`,
      );
  }
}

/** Couriers bill to the paisa: a third decimal is a typing error. */
const hasFractionOfPaisa = (rupees: number): boolean =>
  Math.abs(rupees * 100 - Math.round(rupees * 100)) > 1e-6;

function checkPaise({ base, additional, slabs }: Zones[number], path: string, add: Add): void {
  const message = 'Enter at most two decimals.';
  if (hasFractionOfPaisa(base)) add(`${path}.base`, message);
  if (hasFractionOfPaisa(additional)) add(`${path}.additional`, message);
  slabs?.forEach((price, at) => {
    if (hasFractionOfPaisa(price)) add(`${path}.slabs.${at}`, message);
  });
}
