import { formatPercent, formatRupees, percentOf } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { formatGrams, rateShipment } from '../rating/index.ts';
import type { Movement, RateCard } from '../rating/index.ts';
import { asWays, sharesFreight, taxableAmount } from './billedLine.ts';
import type { BilledLine, ChargeHead } from './billedLine.ts';
import { billedWays } from './billedWays.ts';
import type { BilledShipment } from './expectedCharges.ts';

/** How a billed line comes about, by head. */
export type BilledFormulas = Partial<Record<ChargeHead | 'gst' | 'total', string>>;

/** "14% of ₹269.40", where a percentage with at most two decimals makes the amount to the paisa. */
function shareFormula(amount: Paise, base: Paise): string {
  if (base <= 0 || amount <= 0) return '';
  const percent = [0, 1, 2]
    .map((decimals) => Number(((amount / base) * 100).toFixed(decimals)))
    .find((one) => Math.abs(percentOf(base, one) - amount) <= 1);
  return percent === undefined ? '' : `${formatPercent(percent)} of ${formatRupees(base)}`;
}

/**
 * Explains billed amounts: freight by the rates of the contract with the weight and zone that were billed, surcharges and
 * tax as shares. A head that no formula makes is left out: the courier used other rates.
 */
export function billedFormulas(
  billed: BilledLine,
  shipment: BilledShipment,
  card: RateCard | undefined,
  ways: readonly Movement[] = billedWays(billed, shipment, card, new Set()),
): BilledFormulas {
  const line = asWays(billed, ways);
  const { heads, gst, charged_g = 0 } = line;
  const formulas: BilledFormulas = {};
  const add = (head: keyof BilledFormulas, formula: string) => {
    if (formula !== '') formulas[head] = formula;
  };
  const { freight = 0, rto = 0, dto = 0, qc = 0 } = heads;
  if (card) {
    const parcel =
      charged_g > 0 ? { length_cm: 0, width_cm: 0, height_cm: 0, weight_g: charged_g } : shipment;
    const { movement, collect, with_qc = false, diesel_price } = shipment;
    const zone = line.zone ?? shipment.zone;
    const rated = rateShipment(card, parcel, { zone, collect, movement, with_qc, diesel_price });
    if (rated.rated) {
      for (const { kind, amount, formula } of rated.lines)
        if (kind !== 'fsc' && heads[kind] === amount) add(kind, formula);
      const [there, back] = (['freight', 'rto'] as const).map((kind) =>
        rated.lines.find((one) => one.kind === kind),
      );
      if (ways.length > 1 && there && back && sharesFreight(line) && freight === there.amount + back.amount)
        add('freight', `${there.formula}, and RTO ${back.formula}`);
    }
  }
  add('fsc', shareFormula(heads.fsc ?? 0, freight + rto + dto + qc));
  if (formulas.cod === undefined) add('cod', shareFormula(heads.cod ?? 0, shipment.collect));
  if (formulas.dph === undefined) add('dph', shareFormula(heads.dph ?? 0, freight));
  const taxable = taxableAmount(line);
  if (gst !== undefined) add('gst', shareFormula(gst, taxable) || `on ${formatRupees(taxable)}`);
  if (charged_g > 0) add('total', `${formatGrams(charged_g)} charged`);
  return formulas;
}
