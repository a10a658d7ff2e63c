import { parseRupees } from '../../money/index.ts';
import type { Movement } from '../charges.ts';
import { reshapeDraft, sheetColumns } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import { parseShare, readServices, readShares, serviceOf, slabInHeading } from './readCardTerms.ts';
import type { CardFileRow } from './readCardTerms.ts';
import { normalizeCell } from '../sheet/sheetEdits.ts';

export interface CardTable {
  heading: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface CardFile {
  draft: CardDraft;
  /** Prices, shares and services that were read. */
  count: number;
  /** Rows and cells that could not be parsed, as messages for the user. */
  problems: string[];
}

const names = {
  zone: /^(zone|zones|lane)$/,
  movement: /^(movement|type|direction|leg)$/,
  first: /^(first|base|forward|first_slab|base_slab|first_\d.*|base_\d.*|rate|flat)$/,
  share: /^(share|share_of_forward|%_of_forward|percent_of_forward)$/,
  further: /^(further|additional|each_further|each_additional|add|addl|further_.*|additional_.*|addl_.*)$/,
} as const;

/** Columns of slab sizes, where each zone has its own: "Base slab (g)", "Additional slab weight". */
const slabSizes = {
  slab_g:
    /^(?:(?:base|first)_)?slab_(?:weight|size|wt|g|gm|gms|grams?|kgs?)(?:_(?:in_)?(?:g|gm|gms|grams?|kgs?))?$/,
  additional_slab_g:
    /^(?:additional|further|addl|add)_slab_(?:weight|size|wt|g|gm|gms|grams?|kgs?)(?:_(?:in_)?(?:g|gm|gms|grams?|kgs?))?$/,
} as const;

/** Grams of a cell such as `500`, `0.5 kg` or `1kg`; its heading has the unit where it has none. */
function gramsOf(text: string, heading: string): number | undefined {
  const [, number, unit = /kgs?$/.test(heading) ? 'kg' : 'g'] =
    /^(\d+(?:\.\d+)?)\s*(g|gm|gms|grams?|kgs?)?$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const grams = Math.round(Number(number) * (unit.toLowerCase().startsWith('k') ? 1000 : 1));
  return grams > 0 ? grams : undefined;
}

const movementOf = (text: string): Movement | undefined => {
  const word = text.trim().toLowerCase();
  if (word === '' || /^(fwd|forward|delivered)$/.test(word)) return 'forward';
  if (/^rto$/.test(word)) return 'rto';
  return /^(dto|return|reverse)$/.test(word) ? 'dto' : undefined;
};

/** A heading that names a weight: `500_g`, `2_kg`, `up_to_1.5_kg`, `0.5`. Grams. */
function slabOf(heading: string): number | undefined {
  const [, number, unit = 'kg'] =
    /^(?:up_?to_|upto_|<=?_?)?(\d+(?:\.\d+)?)_?(g|gm|gms|grams?|kgs?)?$/i.exec(heading) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit.startsWith('k') ? 1000 : 1));
}

/**
 * Reads a file of rates into a draft: a row per zone, and per movement if there is such a column; columns for the
 * first and further slab, or one for each weight limit. RTO and DTO may be a percentage of forward, headings may name
 * the slab's weight or columns have that of each zone, and rows such as "COD %" have the services. What the file doesn't have stays as it is.
 */
export function readCardFile(draft: CardDraft, { heading, rows }: CardTable): CardFile {
  const sizes = {
    slab_g: heading.findIndex((text) => slabSizes.slab_g.test(text)),
    additional_slab_g: heading.findIndex((text) => slabSizes.additional_slab_g.test(text)),
  };
  const isSize = (index: number) => index === sizes.slab_g || index === sizes.additional_slab_g;
  const find = (name: RegExp): number =>
    heading.findIndex((text, index) => !isSize(index) && name.test(text));
  const columns = {
    zone: find(names.zone),
    movement: find(names.movement),
    first: find(names.first),
    further: find(names.further),
    share: find(names.share),
  };
  const slabs = heading
    .map((text, index) => ({ index, limit: slabOf(text) }))
    .filter((one): one is { index: number; limit: number } => one.limit !== undefined)
    .toSorted((a, b) => a.limit - b.limit);
  if (columns.zone < 0)
    return { draft, count: 0, problems: ['Name one column “zone”. The file needs a row for each zone.'] };
  if (slabs.length === 0 && columns.first < 0 && columns.share < 0)
    return {
      draft,
      count: 0,
      problems: ['Name a column “first”, or one for each slab, such as “500 g” and “1 kg”.'],
    };

  const all = rows.map((cells, at): CardFileRow => ({
    row: at + 2,
    zone: (cells[columns.zone] ?? '').trim().replace(/^zone[\s-]*/i, ''),
    movement: columns.movement < 0 ? 'forward' : movementOf(cells[columns.movement] ?? ''),
    cells,
  }));
  const { services, problems } = readServices(all, [columns.zone, columns.movement]);
  const read = all.filter(({ zone }) => serviceOf(zone) === undefined);
  const price = columns.first >= 0 ? columns.first : (slabs[0]?.index ?? -1);
  const shareOf = (cells: readonly string[]) =>
    parseShare(cells[columns.share] ?? '', true) ?? parseShare(cells[price] ?? '', false);
  const { shares, problems: shareProblems } = readShares(read, shareOf);
  const isShare = ({ movement }: CardFileRow) =>
    movement !== undefined && movement !== 'forward' && shares[movement] !== undefined;
  const priced = read.filter((one) => !isShare(one));
  for (const { row, movement, zone } of priced) {
    if (movement === undefined) problems.push(`Row ${row}: enter forward, RTO or DTO as the movement.`);
    if (zone === '') problems.push(`Row ${row}: enter the zone.`);
  }
  problems.push(...shareProblems);
  const right = priced.filter(({ movement, zone }) => movement !== undefined && zone !== '');
  const found = new Set(right.map(({ movement }) => movement));
  const bySlab = slabs.length > 0;
  const basis = bySlab ? 'by-slab' : columns.further < 0 ? 'flat' : 'first-and-further';
  const slab_g = slabInHeading(heading[columns.first]);
  const additional_slab_g = slabInHeading(heading[columns.further]);
  const returnBasis = (movement: 'rto' | 'dto') =>
    shares[movement] !== undefined ? 'share-of-forward' : found.has(movement) ? basis : draft[movement];
  let next = reshapeDraft(
    { ...draft, shares: { ...draft.shares, ...shares }, services: { ...draft.services, ...services } },
    {
      ...(right.length > 0 && { zones: [...new Set(right.map(({ zone }) => zone))] }),
      ...(bySlab && right.length > 0 && { limits: slabs.map(({ limit }) => limit) }),
      ...(slab_g !== undefined && { slab_g }),
      ...(additional_slab_g !== undefined && { additional_slab_g }),
      ...(found.has('forward') && { forward: basis }),
      rto: returnBasis('rto'),
      dto: returnBasis('dto'),
    },
  );
  let count = Object.keys(shares).length + Object.keys(services).length;
  const sheets = { forward: [...next.sheets.forward], rto: [...next.sheets.rto], dto: [...next.sheets.dto] };
  for (const { zone, movement, cells, row } of right) {
    const own = sheetColumns(next, movement!);
    own.forEach(({ isFurther }, column) => {
      const at = isFurther ? columns.further : bySlab ? (slabs[column]?.index ?? -1) : columns.first;
      const text = normalizeCell(at < 0 ? '0' : (cells[at] ?? ''));
      sheets[movement!][next.zones.indexOf(zone) * own.length + column] = text;
      count += 1;
      if (text !== '' && parseRupees(text) === undefined)
        problems.push(`Row ${row}: “${text.slice(0, 40)}” is no amount. Correct it in the sheet.`);
    });
  }
  const zone_slabs = {
    forward: { ...next.zone_slabs.forward },
    rto: { ...next.zone_slabs.rto },
    dto: { ...next.zone_slabs.dto },
  };
  for (const { zone, movement, cells, row } of right)
    for (const name of ['slab_g', 'additional_slab_g'] as const) {
      const at = sizes[name];
      const text = (cells[at] ?? '').trim();
      if (at < 0 || text === '') continue;
      const grams = gramsOf(text, heading[at] ?? '');
      if (grams === undefined)
        problems.push(`Row ${row}: “${text.slice(0, 40)}” is no weight of a slab. Enter grams, such as 500.`);
      else zone_slabs[movement!][zone] = { ...zone_slabs[movement!][zone], [name]: grams };
    }
  next = { ...next, sheets, zone_slabs };
  return { draft: next, count, problems };
}
