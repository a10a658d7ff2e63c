import type { RateCard, Movement } from '../rating/index.ts';
import { billedTypes, sharesFreight } from './billedLine.ts';
import type { BilledLine } from './billedLine.ts';
import { deservedTypes, expectedCharges } from './expectedCharges.ts';
import type { BilledShipment } from './expectedCharges.ts';

const noParcel = { length_cm: 0, width_cm: 0, height_cm: 0 };
/** Paise by which an amount may differ from a price and be that price. */
const roundingOfPrice = 1;

/**
 * Decides the ways that a line bills. Its columns decide where each way has one. Where one amount has all ways, it is the
 * way that the file names, or the ways whose price it is; else those that no earlier line has billed.
 * @param before ways that earlier lines have billed
 */
export function billedWays(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard | undefined,
  before: ReadonlySet<Movement>,
): Movement[] {
  const types = billedTypes(line);
  if (shipment.movement === 'dto') return types.length > 0 || line.way === undefined ? ['dto'] : [line.way];
  const isShared = sharesFreight(line);
  // A line of only surcharges bills all ways that the shipment went.
  const isTotal = Object.keys(line.heads).length === 0;
  if (!isShared && !isTotal) return types.length > 0 ? types : deservedTypes(shipment);
  if (line.way !== undefined && !deservedTypes(shipment).includes(line.way)) return [line.way];
  if (shipment.movement !== 'rto') return isTotal ? deservedTypes(shipment) : types;
  const choices: Movement[][] =
    line.way === 'rto'
      ? [['rto'], ['forward', 'rto'], ['forward']]
      : [['forward'], ['rto'], ['forward', 'rto']];
  const open = choices.filter((ways) => !ways.some((way) => before.has(way)));
  const priced = card && findPricedWays(line, shipment, card, [...open, ...choices]);
  if (priced) return priced;
  if (line.way === 'forward') return ['forward'];
  if (before.has('forward') || line.way === 'rto') return ['rto'];
  return ['forward', 'rto'];
}

/** The first ways whose price the amount is, at our weight and zone or at those that were billed. */
function findPricedWays(
  line: BilledLine,
  shipment: BilledShipment,
  card: RateCard,
  choices: readonly Movement[][],
): Movement[] | undefined {
  const asBilled = {
    ...shipment,
    ...((line.charged_g ?? 0) > 0 && { ...noParcel, weight_g: line.charged_g ?? 0 }),
    zone: line.zone ?? shipment.zone,
  };
  for (const parcel of [shipment, asBilled])
    for (const ways of choices) {
      const priced = expectedCharges(card, parcel, ways);
      if ('reason' in priced) continue;
      const { freight = 0, rto = 0 } = priced.heads;
      const isTotal = line.heads.freight === undefined;
      const off = isTotal ? line.total - priced.total : line.heads.freight! - (freight + rto);
      if (Math.abs(off) <= roundingOfPrice) return ways;
    }
  return undefined;
}
