import { formatPercent, formatRupees, percentOf, rupeesToPaise } from '../money/index.ts';
import type { ChargeLine, Collectible, Movement } from './charges.ts';
import { describeCard, ratesOf, zoneRate, zoneTerms } from './rateCard.ts';
import type { RateCard, ReturnBasis } from './rateCard.ts';
import { priceSlabs } from './slabs.ts';
import { chargedWeight } from './weight.ts';
import type { ChargedWeight, Parcel, RateBasis } from './weight.ts';

type Freight = { weight: ChargedWeight; lines: ChargeLine[] } | { reason: string };

/** Returns how forward freight follows the weight. */
export const forwardBasis = (card: RateCard): RateBasis => card.rate_basis?.forward ?? 'first-and-further';

/** Returns the weight that a forward parcel of a zone is charged for. */
export const zoneWeight = (card: RateCard, zone: string, parcel: Parcel): ChargedWeight =>
  chargedWeight(parcel, zoneTerms(card, zone), forwardBasis(card));

/** Returns how a return is priced. */
export const returnBasis = (card: RateCard, movement: 'rto' | 'dto'): ReturnBasis =>
  card.rate_basis?.[movement] ?? 'first-and-further';

/** Returns the zones whose RTO has no price: a forward rate, but neither an RTO rate nor a share of it. */
export const zonesWithoutRto = (card: RateCard): string[] =>
  returnBasis(card, 'rto') === 'share-of-forward'
    ? []
    : Object.keys(card.forward_contract_data).filter(
        (zone) => zoneRate(ratesOf(card, 'rto'), zone) === undefined,
      );

/** Prices the way to the buyer and the way back, before surcharges; or says which rate is missing. */
export function freightLines(
  card: RateCard,
  parcel: Parcel,
  order: Collectible & { movement: Movement },
): Freight {
  const { movement, zone } = order;
  const back = movement === 'forward' ? undefined : returnBasis(card, movement);
  // A return that is a share of forward freight needs the forward price, even if only the return is charged.
  const needsForward = movement !== 'dto' || back === 'share-of-forward';
  const forward = needsForward ? zoneFreight(card, parcel, zone, 'forward', forwardBasis(card)) : undefined;
  if (forward && 'reason' in forward) return forward;
  const lines = forward && movement !== 'dto' ? [forward.line] : [];
  if (movement === 'forward' || back === undefined) return { weight: forward!.weight, lines };
  const returned =
    back === 'share-of-forward'
      ? { weight: forward!.weight, line: shareLine(card, movement, forward!.line) }
      : zoneFreight(card, parcel, zone, movement, back);
  if ('reason' in returned) return returned;
  return {
    weight: forward?.weight ?? returned.weight,
    lines: [...lines, ...returnLines(card, movement, returned.line, order)],
  };
}

const labels: Record<Movement, Pick<ChargeLine, 'kind' | 'label'>> = {
  forward: { kind: 'freight', label: 'Freight' },
  rto: { kind: 'rto', label: 'RTO freight' },
  dto: { kind: 'dto', label: 'Return freight' },
};

function zoneFreight(
  card: RateCard,
  parcel: Parcel,
  zone: string,
  movement: Movement,
  basis: RateBasis,
): { weight: ChargedWeight; line: ChargeLine } | { reason: string } {
  const name = movement === 'forward' ? 'forward' : movement.toUpperCase();
  const rate = zoneRate(ratesOf(card, movement), zone);
  if (rate === undefined)
    return { reason: `${describeCard(card)} has no ${name} rate for zone ${zone}. Add it to the contract.` };
  const weight = chargedWeight(parcel, zoneTerms(card, zone, movement), basis);
  const price = priceSlabs(rate, weight);
  return 'problem' in price
    ? {
        reason: `${describeCard(card)} has no ${name} rate for zone ${zone} ${price.problem}. Add it to the contract.`,
      }
    : { weight, line: { ...labels[movement], ...price } };
}

function shareLine(card: RateCard, movement: 'rto' | 'dto', forward: ChargeLine): ChargeLine {
  const share = card.share_of_forward?.[movement] ?? 0;
  return {
    ...labels[movement],
    amount: percentOf(forward.amount, share),
    formula: `${formatPercent(share)} of the forward freight ${formatRupees(forward.amount)}`,
  };
}

function returnLines(
  card: RateCard,
  movement: 'rto' | 'dto',
  priced: ChargeLine,
  order: Collectible,
): ChargeLine[] {
  const info = card.additional_info;
  const extra = rupeesToPaise(
    (movement === 'rto' ? info?.rto_additional_charges : info?.dto_additional_charges) ?? 0,
  );
  const line =
    extra > 0
      ? {
          ...priced,
          amount: priced.amount + extra,
          formula: `${priced.formula} + ${formatRupees(extra)} fixed`,
        }
      : priced;
  const qc = movement === 'dto' && order.with_qc === true ? rupeesToPaise(info?.qc_charges ?? 0) : 0;
  return qc > 0
    ? [line, { kind: 'qc', label: 'Quality check', amount: qc, formula: 'Fixed charge' }]
    : [line];
}
