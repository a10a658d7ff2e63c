import { formatDateTime } from '../../days/index.ts';
import { formatGrams } from '../../rating/index.ts';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

/** Photos and scale reading of a packed box, with who recorded them. */
export interface PackingRecordData {
  photos: readonly unknown[];
  scale_g: number | null;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** "3 photos, 1.52 kg on the scale. Asha, 24 Nov 2026, 11:02"; without a record, why one is needed. */
export function describePackingRecord(
  record: PackingRecordData | null,
  messages = orderDetailsMessages.packingRecord,
): string {
  if (!record) return messages.none;
  const { photos, scale_g, by, at } = record;
  const what = [
    photos.length > 0 && messages.photos(photos.length),
    scale_g !== null && messages.onScale(formatGrams(scale_g)),
  ].filter(Boolean);
  return `${what.join(', ') || messages.noPhotos}. ${[by, formatDateTime(at)].filter(Boolean).join(', ')}`;
}
