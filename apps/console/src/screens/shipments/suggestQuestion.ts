import type { TrackedShipment } from '@khep/api';
import { formatSilence } from '@khep/domain/shipments';
import { formatNumber } from '@khep/domain/money';

const maxLength = 1000;

/** Why a text can't be sent; empty if it can. */
export function textProblem(text: string, missing: string): string {
  if (text.trim() === '') return missing;
  return text.trim().length > maxLength ? `Use at most ${formatNumber(maxLength)} characters` : '';
}

/** Writes a question about shipments that have no scan, for the seller to change. */
export function suggestQuestion(rows: readonly Pick<TrackedShipment, 'silence' | 'last_scan'>[]): string {
  const [first] = rows;
  if (!first?.silence) return 'Where is this shipment? Load it today or trace it.';
  const hours = Math.min(...rows.flatMap(({ silence }) => silence?.hours ?? []));
  const places = new Set(rows.map(({ last_scan }) => last_scan?.location ?? ''));
  const place = places.size === 1 ? [...places][0] : '';
  const since =
    rows.length === 1 ? `No scan for ${formatSilence(hours)}` : `No scan for over ${formatSilence(hours)}`;
  return `${since}${place ? ` at ${place}` : ''}. Load it today or trace it.`;
}
