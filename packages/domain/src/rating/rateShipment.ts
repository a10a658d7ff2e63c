import { formatPercent, formatRupees, percentOf, sumPaise } from '../money/index.ts';
import { formatDate } from '../days/index.ts';
import type { Charges, Collectible, Unrated } from './charges.ts';
import { freightLines } from './freight.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import { describeCard, isValidOn } from './rateCard.ts';
import type { RateCard } from './rateCard.ts';
import { codLine, dieselLine, fuelLine } from './surcharges.ts';
import { describeWeight, isImplausible } from './weight.ts';
import type { Parcel } from './weight.ts';

/**
 * Computes the courier charges of a parcel, each line with its formula; zero lines are omitted, except
 * freight. Never throws: an unrated parcel has a reason.
 */
export function rateShipment(card: RateCard, parcel: Parcel, order: Collectible): Charges | Unrated {
  const movement = order.movement ?? 'forward';
  if (order.on !== undefined && !isValidOn(card, order.on)) {
    return {
      rated: false,
      reason: `${describeCard(card)} isn't valid on ${formatDate(order.on)}. Add a contract for that date.`,
    };
  }
  if (!(parcel.weight_g > 0) && !(parcel.length_cm * parcel.width_cm * parcel.height_cm > 0)) {
    return { rated: false, reason: 'Enter the weight of the parcel.' };
  }
  if (isImplausible(parcel.weight_g, parcel.length_cm * parcel.width_cm * parcel.height_cm))
    return { rated: false, reason: 'Check the weight and dimensions.' };
  if (!Number.isFinite(order.collect ?? 0)) return { rated: false, reason: 'Enter the COD amount again.' };
  const freight = freightLines(card, parcel, { ...order, movement });
  if ('reason' in freight) return { rated: false, reason: freight.reason };
  const { weight, lines } = freight;
  // Each surcharge applies to the lines before it, so the order matters.
  lines.push(...fuelLine(card, lines), ...codLine(card, order, movement), ...dieselLine(card, lines, order));

  const sub_total = sumPaise(lines.map((line) => line.amount));
  const gst = percentOf(sub_total, freightGstRate);
  return {
    rated: true,
    zone: order.zone,
    weight,
    weight_words: describeWeight(weight),
    lines,
    sub_total,
    gst,
    gst_formula: `${formatPercent(freightGstRate)} of ${formatRupees(sub_total)}`,
    total: sub_total + gst,
    contract_id: card.contract_id ?? null,
    card_words: describeCard(card),
  };
}
