import { formatRupees } from '../../money/index.ts';
import type { Movement } from '../charges.ts';
import { parseContract } from '../contract.ts';
import { rateShipment } from '../rateShipment.ts';
import { formatGrams } from '../weight.ts';
import { draftToContract } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';

/** A grey column that follows from the typed ones. */
export interface ComputedColumn {
  id: string;
  label: string;
  /** Text of a row, and how it differs from the compared version. */
  cell: (zone: string) => { text: string; difference?: string; isUp?: boolean } | undefined;
}

const weights = [1000, 2000, 5000];

/** Returns the freight of common weights by zone, before surcharges and GST: a line of the one pricing function. */
export function computedColumns(
  draft: CardDraft,
  movement: Movement,
  base: CardDraft | undefined,
): ComputedColumn[] {
  const card = parseContract(draftToContract(draft));
  const old = base && parseContract(draftToContract(base));
  const freight = (from: typeof card, zone: string, weight_g: number): number | undefined => {
    const charges = rateShipment(
      from,
      { weight_g, length_cm: 1, width_cm: 1, height_cm: 1 },
      { zone, movement },
    );
    const kind = movement === 'forward' ? 'freight' : movement;
    return charges.rated ? charges.lines.find((line) => line.kind === kind)?.amount : undefined;
  };
  return weights.map((weight_g) => ({
    id: `at-${weight_g}`,
    label: formatGrams(weight_g),
    cell: (zone) => {
      const amount = freight(card, zone, weight_g);
      if (amount === undefined) return undefined;
      const before = old && freight(old, zone, weight_g);
      const change = before === undefined ? 0 : amount - before;
      return {
        text: formatRupees(amount, { symbol: false }),
        ...(change !== 0 && {
          difference: `${change > 0 ? '+' : ''}${formatRupees(change, { symbol: false })}`,
          isUp: change > 0,
        }),
      };
    },
  }));
}
