import { formatNumber, formatPercent } from '../money/index.ts';
import { formatGrams, volumetricWeight, zoneWeight } from '../rating/index.ts';
import type { ChargedWeight, RateCard } from '../rating/index.ts';
import type { BilledLine } from './billedLine.ts';
import type { BilledShipment } from './expectedCharges.ts';
import type { Finding } from './reconcileLine.ts';
import { weighedSlabs } from './weighedSlabs.ts';

/** Where the calculation of the contract and that of the invoice part. */
export interface Divergence {
  /** Starting point of both: "34 × 26 × 13 cm, 11,492 cm³". */
  from: string;
  contract: string;
  invoice: string;
}

const noParcel = { length_cm: 0, width_cm: 0, height_cm: 0 };
const cubic = (cm3: number) => `${formatNumber(Math.round(cm3))} cm³`;
const slabs = ({ slabs: count, billed_g }: ChargedWeight) => weighedSlabs(billed_g, count);

/** Returns where the two prices of a line part; undefined where the finding has no two calculations. */
export function findDivergence(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  { category, cause }: Pick<Finding, 'category' | 'cause'>,
): Divergence | undefined {
  if (category === 'WRONG_ZONE')
    return {
      from: 'From your warehouse to the buyer',
      contract: `Zone ${shipment.zone}`,
      invoice: `Zone ${cause.kind === 'zone' ? cause.billed : (line.zone ?? '—')}`,
    };
  if (cause.kind === 'fuel')
    return {
      from: 'Fuel, as a share of the freight',
      contract: formatPercent(cause.contract),
      invoice: formatPercent(cause.billed),
    };
  if (category !== 'OVERWEIGHT') return undefined;
  const own = zoneWeight(card, shipment.zone, shipment);
  if (cause.kind === 'divisor') {
    const { length_cm, width_cm, height_cm } = shipment;
    const weight_g = volumetricWeight(shipment, cause.billed);
    const billed = zoneWeight(card, shipment.zone, { ...noParcel, weight_g });
    return {
      from: `${length_cm} × ${width_cm} × ${height_cm} cm, ${cubic(length_cm * width_cm * height_cm)}`,
      contract: `÷ ${cause.contract} = ${formatGrams(own.volumetric_g)}, charged as ${slabs(own)}`,
      invoice: `÷ ${cause.billed} = ${formatGrams(billed.charged_g)}, charged as ${slabs(billed)}`,
    };
  }
  if (line.charged_g === undefined || line.charged_g <= 0) return undefined;
  const billed = zoneWeight(card, shipment.zone, { ...noParcel, weight_g: line.charged_g });
  return {
    from: `Packed at ${formatGrams(own.dead_g)}, volumetric ${formatGrams(own.volumetric_g)}`,
    contract: `Charged as ${slabs(own)}`,
    invoice: `Charged as ${slabs(billed)}`,
  };
}
