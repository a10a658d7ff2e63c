import { formatPercent, formatRupees, percentOf } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { defaultConversionFactor, formatGrams, volumetricWeight, zoneWeight } from '../rating/index.ts';
import type { Movement, RateCard } from '../rating/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import { billedFreight } from './billedLine.ts';
import type { BilledLine } from './billedLine.ts';
import type { InvoiceCategory } from './categories.ts';
import type { Cause } from './cause.ts';
import { expectedCharges } from './expectedCharges.ts';
import type { BilledShipment, ExpectedCharges } from './expectedCharges.ts';
import { slabWords } from './weighedSlabs.ts';

export type Find = (category: InvoiceCategory, why: string, cause: Cause) => void;

/** Paise by which a rounded percentage may differ. */
const percentTolerance = 1;
/** Further slabs that a billed amount is compared with. */
const maxFurtherSlabs = 40;
/** Percent of tax where it was added twice. */
const twiceTaxed = Number((((1 + freightGstRate / 100) ** 2 - 1) * 100).toFixed(1));
const noParcel = { length_cm: 0, width_cm: 0, height_cm: 0 };

/** The slabs of a weight under the contract. */
const slabsOf = (card: RateCard, zone: string, grams: number): number =>
  zoneWeight(card, zone, { ...noParcel, weight_g: grams }).slabs;

/** Input of a comparison: the line with the shipment, priced for the ways that it bills. */
export interface Compared {
  line: BilledLine;
  shipment: BilledShipment;
  card: RateCard;
  ways: readonly Movement[];
  expected: ExpectedCharges;
  /** The divisor that explains the file, if one does. */
  divisor: number | undefined;
}

/**
 * Compares zone, weight, rates and surcharges with the contract: categories 6 to 9. Returns the slabs that were billed;
 * undefined where neither a weight nor the amount shows them.
 */
export function compareCharges(compared: Compared, find: Find): number | undefined {
  const { line, shipment, card, expected } = compared;
  const isWrongZone = line.zone !== undefined && line.zone !== shipment.zone;
  if (isWrongZone)
    find('WRONG_ZONE', `Zone ${line.zone} billed; your contract says ${shipment.zone}.`, {
      kind: 'zone',
      billed: line.zone ?? '',
      contract: shipment.zone,
    });
  const slabs = billedSlabs(compared, isWrongZone);
  if (slabs !== undefined && slabs > expected.weight.slabs) findOverweight(compared, slabs, find);
  // Another zone has another price, and a larger weight explains a larger amount. Of a smaller weight, what is billed is
  // neither the price of that weight nor of ours.
  if (!isWrongZone && (slabs === undefined || slabs <= expected.weight.slabs))
    findWrongRate(compared, slabs, find);
  findWrongCod(line, expected, find);
  findWrongSurcharge(line, card, shipment, find);
  return slabs;
}

/** Freight that a line bills; all of it where it has only a total. */
const billedAmount = (line: BilledLine): Paise =>
  Object.keys(line.heads).length === 0 ? line.total : billedFreight(line);

/** As `billedAmount`, of the contract at another weight or zone. Undefined where it has no price. */
function priceAt(
  { line, shipment, card, ways }: Compared,
  { zone = shipment.zone, grams }: { zone?: string; grams?: number },
): Paise | undefined {
  const parcel = { ...shipment, ...(grams !== undefined && { ...noParcel, weight_g: grams }), zone };
  const priced = expectedCharges(card, parcel, ways);
  if ('reason' in priced) return undefined;
  if (Object.keys(line.heads).length === 0) return priced.total;
  const { freight = 0, rto = 0, dto = 0 } = priced.heads;
  return freight + rto + dto;
}

const isSame = (one: Paise, other: Paise | undefined): boolean =>
  other !== undefined && Math.abs(one - other) <= percentTolerance;

/** Slabs of the billed weight; without a column of weights, those that make the billed amount. */
function billedSlabs(compared: Compared, isWrongZone: boolean): number | undefined {
  const { line, shipment, card } = compared;
  if (line.charged_g !== undefined && line.charged_g > 0) return slabsOf(card, shipment.zone, line.charged_g);
  if (isWrongZone) return undefined;
  if (isSame(billedAmount(line), priceAt(compared, {}))) return compared.expected.weight.slabs;
  return slabsOfAmount(compared)?.slabs;
}

/** The heavier weight whose price the billed amount is; undefined where there is none. */
function slabsOfAmount(compared: Compared): { slabs: number; grams: number } | undefined {
  const { line, expected } = compared;
  const amount = billedAmount(line);
  const own = priceAt(compared, {});
  if (own === undefined || amount <= own) return undefined;
  const { additional_slab_g, slabs, charged_g, billed_g } = expected.weight;
  for (let more = 1; more <= maxFurtherSlabs; more += 1) {
    const price = priceAt(compared, { grams: charged_g + more * additional_slab_g });
    if (isSame(amount, price)) return { slabs: slabs + more, grams: billed_g + more * additional_slab_g };
    if (price === undefined || price > amount) return undefined;
  }
  return undefined;
}

function findOverweight(compared: Compared, slabs: number, find: Find): void {
  const { line, shipment, card, expected, divisor } = compared;
  const own = card.brand_details.conversion_factor ?? defaultConversionFactor;
  if (divisor !== undefined && fitsDivisor(divisor, line, shipment, card, slabs))
    return find('OVERWEIGHT', `Divided by ${divisor}; your contract says ${own}.`, {
      kind: 'divisor',
      billed: divisor,
      contract: own,
    });
  // Couriers write 0 where they have no weight.
  const billed = line.charged_g ? formatGrams(line.charged_g) : slabWords(slabs);
  const { charged_g, slabs: wanted } = expected.weight;
  find('OVERWEIGHT', `${billed} billed; ${formatGrams(charged_g)} makes ${slabWords(wanted)}.`, {
    kind: 'plain',
    name: 'overweight',
  });
}

/** Whether the billed weight follows from the size of the box and this divisor: to the gram, or to its slab. */
function fitsDivisor(
  divisor: number,
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  slabs: number,
): boolean {
  const volumetric = volumetricWeight(shipment, divisor);
  if (volumetric <= shipment.weight_g || slabsOf(card, shipment.zone, volumetric) !== slabs) return false;
  if (!line.charged_g) return true;
  const { billed_g } = zoneWeight(card, shipment.zone, { ...noParcel, weight_g: volumetric });
  return Math.abs(line.charged_g - volumetric) <= 10 || line.charged_g === billed_g;
}

function findWrongRate(compared: Compared, slabs: number | undefined, find: Find): void {
  const { line, expected, shipment } = compared;
  const labels = { freight: 'Freight', rto: 'RTO freight', dto: 'Return freight' } as const;
  const isLighter = slabs !== undefined && slabs < expected.weight.slabs;
  // Less than ours at a smaller weight: billed below the contract, which is no wrong rate.
  if (isLighter && billedFreight(line) <= (priceAt(compared, {}) ?? 0)) return;
  for (const head of ['freight', 'rto', 'dto'] as const) {
    const [billed, wanted] = [line.heads[head], expected.heads[head]];
    if (billed === undefined || wanted === undefined || billed === wanted) continue;
    const weight = isLighter
      ? ` for ${formatGrams(expected.weight.charged_g)}, and ${formatGrams(line.charged_g ?? 0)} was billed`
      : '';
    find(
      'WRONG_RATE',
      `${labels[head]} ${formatRupees(billed)}; your contract says ${formatRupees(wanted)}${weight}.`,
      { kind: 'rate', head, zone: shipment.zone },
    );
    return;
  }
}

/** A COD charge that is due, but of another amount. */
function findWrongCod({ heads: { cod = 0 } }: BilledLine, expected: ExpectedCharges, find: Find): void {
  const wanted = expected.heads.cod ?? 0;
  if (cod === 0 || wanted === 0 || Math.abs(cod - wanted) <= percentTolerance) return;
  find('WRONG_RATE', `COD ${formatRupees(cod)}; your contract says ${formatRupees(wanted)}.`, {
    kind: 'plain',
    name: 'rate:cod',
  });
}

/**
 * Fuel and diesel are shares of the freight. They are compared with the billed freight: a wrong weight would otherwise make
 * every surcharge wrong too.
 */
function findWrongSurcharge(line: BilledLine, card: RateCard, shipment: BilledShipment, find: Find): void {
  const { freight = 0, rto = 0, dto = 0, qc = 0, fsc, dph } = line.heads;
  const base = freight + rto + dto + qc;
  const rate = card.vas_contract_data?.FSC?.parameters.rate ?? 0;
  const differs = (billed: Paise, wanted: Paise) => Math.abs(billed - wanted) > percentTolerance;
  if (fsc !== undefined && differs(fsc, percentOf(base, rate))) {
    const percent = base === 0 ? 0 : Number(((fsc / base) * 100).toFixed(1));
    return find(
      'WRONG_FSC_DPH',
      `Fuel ${formatPercent(percent)}; your contract says ${formatPercent(rate)}.`,
      {
        kind: 'fuel',
        billed: percent,
        contract: rate,
      },
    );
  }
  if (dph === undefined) return;
  const percent = dieselPercent(card, shipment.diesel_price);
  const wanted = percentOf(freight, percent);
  if (differs(dph, wanted))
    find('WRONG_FSC_DPH', `Diesel ${formatRupees(dph)}; your contract says ${formatRupees(wanted)}.`, {
      kind: 'plain',
      name: 'dph',
    });
}

function dieselPercent(card: RateCard, given: number | undefined): number {
  const clause = card.vas_contract_data?.DPH_PEG_PRICE?.parameters;
  const now = given ?? clause?.diesel_price ?? 0;
  if (clause === undefined || clause.avg_diesel_price <= 0 || now <= clause.avg_diesel_price) return 0;
  const rise = now - clause.avg_diesel_price;
  const counted = clause.mode === 'percent-per-percent' ? (rise / clause.avg_diesel_price) * 100 : rise;
  return Number((counted * clause.base_freight_incr).toFixed(9));
}

/**
 * Names the reason of an amount above the contract that no column of the file explains: another weight, zone, way, COD
 * charge or tax whose price it is to the paisa; else how much is unexplained.
 */
export function explainAmount(compared: Compared, excess: Paise, find: Find): void {
  const { line, shipment, card, expected, ways } = compared;
  if (Object.keys(line.heads).length > 0) return explainTotal(line, excess, find);
  const amount = line.total;
  const heavier = slabsOfAmount(compared);
  if (heavier)
    return find(
      'OVERWEIGHT',
      `${formatRupees(amount)} is the price of ${formatGrams(heavier.grams)}, ${slabWords(heavier.slabs)}; ${formatGrams(expected.weight.charged_g)} makes ${slabWords(expected.weight.slabs)}.`,
      { kind: 'plain', name: 'overweight' },
    );
  const zone = Object.keys(card.forward_contract_data).find(
    (one) => one !== shipment.zone && isSame(amount, priceAt(compared, { zone: one })),
  );
  if (zone !== undefined)
    return find(
      'WRONG_ZONE',
      `${formatRupees(amount)} is the price of zone ${zone}; your contract says ${shipment.zone}.`,
      { kind: 'zone', billed: zone, contract: shipment.zone },
    );
  const totalAs = (other: Partial<BilledShipment>, billed: readonly Movement[] = ways) => {
    const priced = expectedCharges(card, { ...shipment, ...other }, billed);
    return 'reason' in priced ? undefined : priced.total;
  };
  if (shipment.movement === 'forward' && isSame(amount, totalAs({ movement: 'rto' }, ['forward', 'rto'])))
    return shipment.state === 'DELIVERED'
      ? find('RTO_ON_DELIVERED', 'The amount has RTO freight, but it was delivered.', {
          kind: 'plain',
          name: 'rto_on_delivered',
        })
      : find('UNEXPECTED_CHARGE', 'The amount has RTO freight, but it is not returning.', {
          kind: 'plain',
          name: 'rto-not-returning',
        });
  const collected = {
    payment_mode: 'cod' as const,
    collect: shipment.collect || 1,
    movement: 'forward' as const,
  };
  if (shipment.payment_mode === 'prepaid' && isSame(amount, totalAs(collected)))
    return find('COD_ON_PREPAID', 'The amount has a COD charge, but the order is prepaid.', {
      kind: 'plain',
      name: 'cod-prepaid',
    });
  if (isSame(amount, expected.total + percentOf(expected.total, freightGstRate)))
    return find('GST_MISMATCH', 'GST was added to an amount that has it already.', {
      kind: 'gst',
      billed: twiceTaxed,
    });
  findUnexplained(excess, 'the file has only a total for it', find);
}

/** Of a line with charges, each agrees with the contract: the total is another. */
function explainTotal(line: BilledLine, excess: Paise, find: Find): void {
  const sum = Object.values(line.heads).reduce((all, amount) => all + amount, 0) + (line.gst ?? 0);
  findUnexplained(
    excess,
    Math.abs(line.total - sum) > percentTolerance
      ? `its charges make ${formatRupees(sum)}, its total is ${formatRupees(line.total)}`
      : 'no single charge of it differs',
    find,
  );
}

const findUnexplained = (excess: Paise, reason: string, find: Find): void =>
  find(
    'UNEXPLAINED',
    `${formatRupees(excess)} above your contract; ${reason}. Ask the courier for its break-up.`,
    {
      kind: 'plain',
      name: 'unexplained',
    },
  );
