import { formatPercent, formatRupees, percentOf } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import {
  chargedWeight,
  defaultConversionFactor,
  forwardBasis,
  formatGrams,
  rateShipment,
  volumetricWeight,
} from '../rating/index.ts';
import type { RateCard } from '../rating/index.ts';
import type { BilledLine } from './billedLine.ts';
import type { InvoiceCategory } from './categories.ts';
import type { BilledShipment, ExpectedCharges } from './expectedCharges.ts';

type Find = (category: InvoiceCategory, why: string, cause?: string, words?: string) => void;

/** Divisors that couriers use; a wrong one explains a whole invoice. */
const divisors = [3000, 3500, 4000, 4500, 4750, 5000, 6000];
/** Paise by which a rounded percentage may differ. */
const percentTolerance = 1;
const noParcel = { length_cm: 0, width_cm: 0, height_cm: 0 };

/** The slabs of a billed weight under the contract. */
function slabsOf(card: RateCard, grams: number): number {
  return chargedWeight({ ...noParcel, weight_g: grams }, card.brand_details, forwardBasis(card)).slabs;
}

/** Compares zone, weight, rates and surcharges with the contract: categories 6 to 9. */
export function compareCharges(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  expected: ExpectedCharges,
  find: Find,
): void {
  const isWrongZone = line.zone !== undefined && line.zone !== shipment.zone;
  if (isWrongZone)
    find(
      'WRONG_ZONE',
      `Zone ${line.zone} billed; your contract says ${shipment.zone}.`,
      `zone:${shipment.zone}>${line.zone}`,
      `Zone ${line.zone} billed instead of ${shipment.zone}`,
    );
  const slabs = billedSlabs(line, shipment, card, expected, isWrongZone);
  if (slabs !== undefined && slabs > expected.weight.slabs)
    findOverweight(line, shipment, card, expected, slabs, find);
  // Another slab or zone has another price: only the same can be a wrong rate.
  if (!isWrongZone && (slabs === undefined || slabs === expected.weight.slabs))
    findWrongRate(line, expected, shipment, find);
  findWrongCod(line, expected, find);
  findWrongSurcharge(line, card, shipment, find);
}

/** Slabs of the billed weight; without a column of weights, those that make the billed freight. */
function billedSlabs(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  expected: ExpectedCharges,
  isWrongZone: boolean,
): number | undefined {
  if (line.charged_g !== undefined && line.charged_g > 0) return slabsOf(card, line.charged_g);
  const { freight } = line.heads;
  if (isWrongZone || freight === undefined || freight <= (expected.heads.freight ?? 0)) return undefined;
  const { additional_slab_g, slabs, charged_g } = expected.weight;
  for (let more = 1; more <= 40; more += 1) {
    const grams = charged_g + more * additional_slab_g;
    const rated = rateShipment(card, { ...noParcel, weight_g: grams }, { zone: shipment.zone });
    const amount = rated.rated ? rated.lines.find(({ kind }) => kind === 'freight')?.amount : undefined;
    if (amount === freight) return slabs + more;
    if (amount === undefined || amount > freight) return undefined;
  }
  return undefined;
}

function findOverweight(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  expected: ExpectedCharges,
  slabs: number,
  find: Find,
): void {
  const own = card.brand_details.conversion_factor ?? defaultConversionFactor;
  const divisor = divisors.find((one) => one !== own && fitsDivisor(one, line, shipment, card, slabs));
  if (divisor !== undefined && divisor < own)
    return find(
      'OVERWEIGHT',
      `Divided by ${divisor}; your contract says ${own}.`,
      `divisor:${divisor}`,
      `Divided by ${divisor} instead of ${own}`,
    );
  // Couriers write 0 where they have no weight.
  const billed = line.charged_g ? formatGrams(line.charged_g) : `${slabs} slabs`;
  const { charged_g, slabs: wanted } = expected.weight;
  find(
    'OVERWEIGHT',
    `${billed} billed; ${formatGrams(charged_g)} makes ${wanted} ${wanted === 1 ? 'slab' : 'slabs'}.`,
    'overweight',
    'Charged weight above the packed weight',
  );
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
  if (volumetric <= shipment.weight_g || slabsOf(card, volumetric) !== slabs) return false;
  if (!line.charged_g) return true;
  const billed = chargedWeight(
    { ...noParcel, weight_g: volumetric },
    card.brand_details,
    forwardBasis(card),
  ).billed_g;
  return Math.abs(line.charged_g - volumetric) <= 10 || line.charged_g === billed;
}

function findWrongRate(
  { heads }: BilledLine,
  expected: ExpectedCharges,
  { zone }: BilledShipment,
  find: Find,
): void {
  const labels = { freight: 'Freight', rto: 'RTO freight', dto: 'Return freight' } as const;
  for (const head of ['freight', 'rto', 'dto'] as const) {
    const [billed, wanted] = [heads[head], expected.heads[head]];
    if (billed === undefined || wanted === undefined || billed === wanted) continue;
    find(
      'WRONG_RATE',
      `${labels[head]} ${formatRupees(billed)}; your contract says ${formatRupees(wanted)}.`,
      `rate:${head}:${zone}`,
      `${labels[head]} of zone ${zone} differs from the contract`,
    );
    return;
  }
}

/** A COD charge that is due, but of another amount. */
function findWrongCod({ heads: { cod = 0 } }: BilledLine, expected: ExpectedCharges, find: Find): void {
  const wanted = expected.heads.cod ?? 0;
  if (cod === 0 || wanted === 0 || Math.abs(cod - wanted) <= percentTolerance) return;
  find(
    'WRONG_RATE',
    `COD ${formatRupees(cod)}; your contract says ${formatRupees(wanted)}.`,
    'rate:cod',
    'COD charge differs from the contract',
  );
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
      `fsc:${percent}`,
      `Fuel of ${formatPercent(percent)} instead of ${formatPercent(rate)}`,
    );
  }
  if (dph === undefined) return;
  const percent = dieselPercent(card, shipment.diesel_price);
  const wanted = percentOf(freight, percent);
  if (differs(dph, wanted))
    find(
      'WRONG_FSC_DPH',
      `Diesel ${formatRupees(dph)}; your contract says ${formatRupees(wanted)}.`,
      'dph',
      'Diesel price hike differs from the contract',
    );
}

function dieselPercent(card: RateCard, given: number | undefined): number {
  const clause = card.vas_contract_data?.DPH_PEG_PRICE?.parameters;
  const now = given ?? clause?.diesel_price ?? 0;
  if (clause === undefined || clause.avg_diesel_price <= 0 || now <= clause.avg_diesel_price) return 0;
  const rise = now - clause.avg_diesel_price;
  const counted = clause.mode === 'percent-per-percent' ? (rise / clause.avg_diesel_price) * 100 : rise;
  return Number((counted * clause.base_freight_incr).toFixed(9));
}
