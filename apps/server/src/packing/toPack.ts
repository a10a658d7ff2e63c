import { unpackedLines } from '@khep/domain/orders';
import type { Contents } from './boxShares.ts';

/** A box that packing lets be: it is booked with a courier. Drafts are packed anew. */
const stays = ({ state, awb }: { state: string; awb: string | null }) =>
  state !== 'CANCELLED' && (state !== 'DRAFT' || awb !== null);

/** The lines of an order with what of them packing may put into boxes: what lies in none that stays. */
export function linesToPack<Line extends { sku_id: string; quantity: number }>(
  lines: readonly Line[],
  boxes: readonly { state: string; awb: string | null; items: unknown }[],
): Line[] {
  return unpackedLines(
    lines,
    boxes.filter(stays).map(({ items }) => items as Contents),
  );
}
