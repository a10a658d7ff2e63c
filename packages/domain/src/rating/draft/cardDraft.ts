import { istDay } from '../../days/index.ts';
import { defaultConversionFactor } from '../../measures/defaultConversionFactor.ts';
import { movements } from '../charges.ts';
import { paiseToRupees, parseRupees, plainRupees, rupeesToPaise } from '../../money/index.ts';
import type { Movement } from '../charges.ts';
import type { ContractFields } from '../contract.ts';
import type { ReturnBasis } from '../rateCard.ts';
import { defaultSlab, formatGrams } from '../weight.ts';
import type { RateBasis } from '../weight.ts';
import { runSteps } from '../steps.ts';
import type { Steps } from '../steps.ts';

export const services = [
  'cod_fixed',
  'cod_percentage',
  'fuel',
  'peg',
  'increment',
  'diesel',
  'qc',
  'rto',
  'dto',
] as const;
/** COD, fuel, diesel clause, quality check and fixed additions: rupees or percent. */
export type Service = (typeof services)[number];

/** A rate card while it is edited. Prices are text as typed; an edit returns a new draft. */
export interface CardDraft {
  valid_from: string;
  /** Empty: until the next version. */
  valid_till: string;
  conversion_factor: number | undefined;
  slab_g: number | undefined;
  /** Undefined: like the first slab. */
  additional_slab_g: number | undefined;
  minimum_g: number | undefined;
  /** Upper limits in grams of a card by slab. */
  limits: readonly number[];
  forward: RateBasis;
  rto: ReturnBasis;
  dto: ReturnBasis;
  /** Percent of forward freight. */
  shares: Readonly<Record<'rto' | 'dto', number | undefined>>;
  zones: readonly string[];
  /** Prices row by row: one row per zone, one column as `sheetColumns` lists them. */
  sheets: Readonly<Record<Movement, readonly string[]>>;
  services: Readonly<Record<Service, number | undefined>>;
  /** Slabs of zones that differ from those of the card, by movement and zone. */
  zone_slabs: Readonly<Record<Movement, Readonly<Record<string, ZoneSlabs>>>>;
  isPerPercent: boolean;
}

/** Slabs of one zone in grams. */
export interface ZoneSlabs {
  slab_g?: number | undefined;
  additional_slab_g?: number | undefined;
}

export interface SheetColumn {
  /** `first`, `flat`, `further`, or the limit in grams. */
  key: string;
  label: string;
  isFurther: boolean;
}

export const slabOf = (draft: CardDraft): number => draft.slab_g ?? defaultSlab;
export const furtherSlabOf = (draft: CardDraft): number => draft.additional_slab_g ?? slabOf(draft);

/** The editable columns of a movement; none if it is a share of forward freight. */
export function sheetColumns(draft: CardDraft, movement: Movement): SheetColumn[] {
  return columnsOf(draft, draft[movement]);
}

function columnsOf(draft: CardDraft, basis: ReturnBasis): SheetColumn[] {
  const further = {
    key: 'further',
    label: `Each further ${formatGrams(furtherSlabOf(draft))}`,
    isFurther: true,
  };
  if (basis === 'flat') return [{ key: 'flat', label: 'Any weight', isFurther: false }];
  if (basis === 'by-slab')
    return [
      ...draft.limits.map((limit) => ({ key: String(limit), label: formatGrams(limit), isFurther: false })),
      further,
    ];
  if (basis === 'share-of-forward') return [];
  return [{ key: 'first', label: `First ${formatGrams(slabOf(draft))}`, isFurther: false }, further];
}

const lists = {
  forward: 'forward_contract_data',
  rto: 'rto_contract_data',
  dto: 'dto_contract_data',
} as const;

const cellText = (rupees: number | undefined): string =>
  rupees === undefined ? '' : plainRupees(rupeesToPaise(rupees));

/** The zones of a contract that have slabs of their own. */
const zoneSlabsOf = (
  rates:
    | readonly ({ zone: string } & { [K in keyof ZoneSlabs]?: number | null | undefined })[]
    | null
    | undefined,
): Record<string, ZoneSlabs> =>
  Object.fromEntries(
    (rates ?? []).flatMap(({ zone, slab_g, additional_slab_g }) => {
      const own = { slab_g: slab_g ?? undefined, additional_slab_g: additional_slab_g ?? undefined };
      return own.slab_g === undefined && own.additional_slab_g === undefined ? [] : [[zone, own]];
    }),
  );

/** The movements whose rates count slabs. */
export const movementsWithSlabs = (draft: CardDraft): Movement[] =>
  movements.filter((movement) => sheetColumns(draft, movement).some(({ isFurther }) => isFurther));

/** Sets a slab of one zone, in grams; undefined: as the card has it. Slabs that aren't named stay. */
export function setZoneSlab(
  draft: CardDraft,
  { movement, zone, ...slabs }: { movement: Movement; zone: string } & ZoneSlabs,
): CardDraft {
  const { [zone]: before, ...others } = draft.zone_slabs[movement];
  const own = { ...before, ...slabs };
  const isOwn = own.slab_g !== undefined || own.additional_slab_g !== undefined;
  return {
    ...draft,
    zone_slabs: { ...draft.zone_slabs, [movement]: isOwn ? { ...others, [zone]: own } : others },
  };
}

/** Names the zones with slabs of their own: "D 250 g, then 500 g; RTO E 1 kg". Empty where all have those of the card. */
export function describeZoneSlabs(draft: CardDraft): string {
  return movementsWithSlabs(draft)
    .flatMap((movement) =>
      draft.zones.flatMap((zone) => {
        const own = draft.zone_slabs[movement][zone];
        if (!own) return [];
        const first = own.slab_g ?? slabOf(draft);
        const further = own.additional_slab_g ?? own.slab_g ?? furtherSlabOf(draft);
        const sizes =
          first === further ? formatGrams(first) : `${formatGrams(first)}, then ${formatGrams(further)}`;
        return `${movement === 'forward' ? '' : `${movement.toUpperCase()} `}${zone} ${sizes}`;
      }),
    )
    .join('; ');
}

/** Opens a contract for editing. @param zones the courier's zones, in order; those of the contract without them */
export function draftFromContract(contract: ContractFields, zones?: readonly string[]): CardDraft {
  const own = contract.forward_contract_data.map(({ zone }) => zone);
  const service = (code: string, name: string): number | undefined => {
    const value = contract.vas_contract_data?.find((one) => one.code === code)?.parameters[name];
    return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
  };
  const mode = contract.vas_contract_data?.find(({ code }) => code === 'DPH_PEG_PRICE')?.parameters['mode'];
  const info = contract.additional_info;
  const draft: CardDraft = {
    valid_from: istDay(contract.brand_details.valid_from ?? ''),
    valid_till: istDay(contract.brand_details.valid_till ?? ''),
    conversion_factor: contract.brand_details.conversion_factor ?? defaultConversionFactor,
    slab_g: contract.slab_g ?? defaultSlab,
    additional_slab_g: contract.additional_slab_g ?? undefined,
    minimum_g: contract.brand_details.minimum_weight ?? 0,
    limits: contract.slab_limits_g ?? [],
    forward: contract.rate_basis?.forward ?? 'first-and-further',
    rto: contract.rate_basis?.rto ?? 'first-and-further',
    dto: contract.rate_basis?.dto ?? 'first-and-further',
    shares: {
      rto: contract.share_of_forward?.rto ?? undefined,
      dto: contract.share_of_forward?.dto ?? undefined,
    },
    zones: [...new Set([...(zones ?? []), ...own])],
    sheets: { forward: [], rto: [], dto: [] },
    services: {
      cod_fixed: service('COD', 'fixed'),
      cod_percentage: service('COD', 'percentage'),
      fuel: service('FSC', 'rate'),
      peg: service('DPH_PEG_PRICE', 'avg_diesel_price'),
      increment: service('DPH_PEG_PRICE', 'base_freight_incr'),
      diesel: service('DPH_PEG_PRICE', 'diesel_price'),
      qc: info?.qc_charges ?? 0,
      rto: info?.rto_additional_charges ?? 0,
      dto: info?.dto_additional_charges ?? 0,
    },
    zone_slabs: {
      forward: zoneSlabsOf(contract.forward_contract_data),
      rto: zoneSlabsOf(contract.rto_contract_data),
      dto: zoneSlabsOf(contract.dto_contract_data),
    },
    isPerPercent: mode === 1 || mode === 'percent-per-percent',
  };
  const sheet = (movement: Movement): string[] => {
    const columns = sheetColumns(draft, movement);
    const rates = new Map((contract[lists[movement]] ?? []).map((rate) => [rate.zone, rate]));
    return draft.zones.flatMap((zone) => {
      const rate = rates.get(zone);
      return columns.map(({ key, isFurther }, at) => {
        if (!rate) return '';
        if (isFurther) return cellText(rate.additional);
        return cellText(key === 'first' || key === 'flat' ? rate.base : rate.slabs?.[at]);
      });
    });
  };
  return { ...draft, sheets: { forward: sheet('forward'), rto: sheet('rto'), dto: sheet('dto') } };
}

const maxPaise = 100_000_00;

/** Parses a price as people type and sheets contain it: 45, ₹45.50, "1,234.5". Rupees. */
export function parseCell(text: string): number | undefined {
  const paise = parseRupees(text);
  return paise === undefined || paise < 0 || paise > maxPaise ? undefined : paiseToRupees(paise);
}

/** Says what is wrong with a price; undefined if nothing is. */
export function cellProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Enter the rate.';
  const paise = parseRupees(text);
  if (paise === undefined)
    return /\d\.\d{3,}\s*$/.test(text)
      ? 'Enter at most two decimals.'
      : 'Enter an amount in rupees, such as 45.50.';
  if (paise < 0) return 'Enter 0 or more.';
  return paise > maxPaise ? 'Enter at most ₹1,00,000.' : undefined;
}

/** Returns whether a row of a sheet has no price at all: a return that isn't offered in the zone. */
export const isBlankRow = (sheet: readonly string[], row: number, columns: number): boolean =>
  sheet.slice(row * columns, (row + 1) * columns).every((text) => text.trim() === '');

export interface DraftCellProblem {
  movement: Movement;
  row: number;
  column: number;
  message: string;
}

/** Finds every cell that can't be saved. Blank rows of returns mean that the zone has none. */
export const cellProblems = (draft: CardDraft): DraftCellProblem[] => runSteps(findCellProblems(draft));

/** `cellProblems`, a row at a time. */
export function* findCellProblems(draft: CardDraft): Steps<DraftCellProblem[]> {
  const found: DraftCellProblem[] = [];
  for (const movement of movements) {
    const width = sheetColumns(draft, movement).length;
    const sheet = draft.sheets[movement];
    if (width === 0) continue;
    for (let row = 0; row < draft.zones.length; row += 1) {
      yield;
      if (movement !== 'forward' && isBlankRow(sheet, row, width)) continue;
      for (let column = 0; column < width; column += 1) {
        const message = cellProblem(sheet[row * width + column] ?? '');
        if (message !== undefined) found.push({ movement, row, column, message });
      }
    }
  }
  return found;
}

/** The contract as saved. Rows with an invalid price are left out, so that the rest can be priced meanwhile. */
export const draftToContract = (draft: CardDraft): ContractFields & { slab_g: number } =>
  runSteps(buildContract(draft));

/** `draftToContract`, a row at a time. */
export function* buildContract(draft: CardDraft): Steps<ContractFields & { slab_g: number }> {
  const { services: of } = draft;
  return {
    brand_details: {
      conversion_factor: draft.conversion_factor ?? defaultConversionFactor,
      minimum_weight: draft.minimum_g ?? 0,
      valid_from: draft.valid_from,
      valid_till: draft.valid_till === '' ? null : draft.valid_till,
    },
    slab_g: slabOf(draft),
    additional_slab_g: draft.additional_slab_g ?? null,
    slab_limits_g: [...draft.limits],
    rate_basis: { forward: draft.forward, rto: draft.rto, dto: draft.dto },
    share_of_forward: { rto: draft.shares.rto ?? 0, dto: draft.shares.dto ?? 0 },
    forward_contract_data: yield* buildRates(draft, 'forward'),
    rto_contract_data: yield* buildRates(draft, 'rto'),
    dto_contract_data: yield* buildRates(draft, 'dto'),
    vas_contract_data: [
      {
        code: 'COD',
        name: 'Cash on Delivery',
        parameters: { fixed: of.cod_fixed ?? 0, percentage: of.cod_percentage ?? 0 },
      },
      { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: of.fuel ?? 0 } },
      {
        code: 'DPH_PEG_PRICE',
        name: 'DPH Peg Price',
        parameters: {
          avg_diesel_price: of.peg ?? 0,
          base_freight_incr: of.increment ?? 0,
          ...(of.diesel !== undefined && of.diesel > 0 && { diesel_price: of.diesel }),
          ...(draft.isPerPercent && { mode: 1 }),
        },
      },
    ],
    additional_info: {
      qc_charges: of.qc ?? 0,
      rto_additional_charges: of.rto ?? 0,
      dto_additional_charges: of.dto ?? 0,
    },
  };
}

function* buildRates(draft: CardDraft, movement: Movement): Steps<ContractFields['forward_contract_data']> {
  const columns = sheetColumns(draft, movement);
  const sheet = draft.sheets[movement];
  const rates: ContractFields['forward_contract_data'][number][] = [];
  if (columns.length === 0) return rates;
  for (const [row, zone] of draft.zones.entries()) {
    yield;
    const prices = columns.map((_, column) => parseCell(sheet[row * columns.length + column] ?? ''));
    if (prices.some((price) => price === undefined)) continue;
    const all = prices as number[];
    const own = draft.zone_slabs[movement][zone];
    const additional = columns.at(-1)?.isFurther === true ? (all.at(-1) ?? 0) : 0;
    if (draft[movement] === 'by-slab') {
      const slabs = all.slice(0, -1);
      rates.push({ zone, base: slabs[0] ?? 0, additional, slabs, ...own });
    } else rates.push({ zone, base: all[0] ?? 0, additional, ...own });
  }
  return rates;
}

type Shape = Partial<
  Pick<CardDraft, 'forward' | 'rto' | 'dto' | 'limits' | 'zones' | 'slab_g' | 'additional_slab_g'>
>;

/** Changes zones, slabs or the basis, and keeps the prices that still have a place. */
export function reshapeDraft(draft: CardDraft, shape: Shape): CardDraft {
  const next = { ...draft, ...shape };
  const sheet = (movement: Movement): string[] => {
    const [from, to] = [sheetColumns(draft, movement), sheetColumns(next, movement)];
    const column = to.map(({ key, isFurther }, at) => {
      const same = from.findIndex((one) => one.key === key);
      // The first slab, a flat rate and the first limit are each other's start.
      return same >= 0 ? same : at === 0 && !isFurther && from[0]?.isFurther === false ? 0 : -1;
    });
    return next.zones.flatMap((zone) => {
      const row = draft.zones.indexOf(zone);
      return column.map((at) =>
        row < 0 || at < 0 ? '' : (draft.sheets[movement][row * from.length + at] ?? ''),
      );
    });
  };
  return { ...next, sheets: { forward: sheet('forward'), rto: sheet('rto'), dto: sheet('dto') } };
}
