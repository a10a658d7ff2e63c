import { formatPercent, formatRupees, percentOf, rupeesToPaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { ChargeKind, ChargeLine, Collectible, Movement } from './charges.ts';
import type { RateCard } from './rateCard.ts';

const sumOfKinds = (lines: readonly ChargeLine[], ...kinds: ChargeKind[]): Paise =>
  sumPaise(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

export function fuelLine(card: RateCard, lines: readonly ChargeLine[]): ChargeLine[] {
  const rate = card.vas_contract_data?.FSC?.parameters.rate ?? 0;
  const base = sumOfKinds(lines, 'freight', 'rto', 'dto', 'qc');
  const amount = percentOf(base, rate);
  return amount > 0
    ? [
        {
          kind: 'fsc',
          label: 'Fuel surcharge',
          amount,
          formula: `${formatPercent(rate)} of ${formatRupees(base)}`,
        },
      ]
    : [];
}

export function codLine(card: RateCard, order: Collectible, movement: Movement): ChargeLine[] {
  const cod = card.vas_contract_data?.COD?.parameters;
  const collect = order.collect ?? 0;
  if (cod === undefined || movement !== 'forward' || collect <= 0) return [];
  const fixed = rupeesToPaise(cod.fixed);
  const share = percentOf(collect, cod.percentage);
  const amount = Math.max(fixed, share);
  if (amount <= 0) return [];
  return [
    {
      kind: 'cod',
      label: 'COD charge',
      amount,
      formula: `The greater of ${formatRupees(fixed)} and ${formatPercent(cod.percentage)} of ${formatRupees(collect)} (${formatRupees(share)})`,
    },
  ];
}

export function dieselLine(card: RateCard, lines: readonly ChargeLine[], order: Collectible): ChargeLine[] {
  const clause = card.vas_contract_data?.DPH_PEG_PRICE?.parameters;
  const now = order.diesel_price ?? clause?.diesel_price ?? 0;
  if (clause === undefined || now <= clause.avg_diesel_price || clause.avg_diesel_price <= 0) return [];
  const freight = sumOfKinds(lines, 'freight');
  const perPercent = clause.mode === 'percent-per-percent';
  const rise = perPercent
    ? ((now - clause.avg_diesel_price) / clause.avg_diesel_price) * 100
    : now - clause.avg_diesel_price;
  const percent = Number((rise * clause.base_freight_incr).toFixed(9));
  const amount = percentOf(freight, percent);
  if (amount <= 0) return [];
  const shown = Number(rise.toFixed(3));
  const unit = perPercent ? ` % above ₹${clause.avg_diesel_price}` : ` ₹ above ₹${clause.avg_diesel_price}`;
  return [
    {
      kind: 'dph',
      label: 'Diesel price hike',
      amount,
      formula: `${shown}${unit} × ${formatPercent(clause.base_freight_incr)} = ${formatPercent(percent, { decimals: 3 })} of ${formatRupees(freight)}`,
    },
  ];
}
