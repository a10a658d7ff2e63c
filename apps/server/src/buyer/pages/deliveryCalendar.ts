import type { TrackingPage } from '@khep/api';
import { describeParcel, predictDelivery, trackingMessages } from '@khep/domain/tracking';
import { addDays } from '@khep/domain/days';
import type { TrackingLanguage } from '@khep/domain/tracking';

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (one) => `\\${one}`).replaceAll(/\r?\n/g, '\\n');

/** Folds a line at 75 bytes, as RFC 5545 requires, between characters. */
function fold(line: string): string {
  const lines: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 73) {
      lines.push('');
      bytes = 0;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}

/** Builds a calendar with the expected days of an order's parcels; undefined if there are none. */
export function deliveryCalendar(
  page: TrackingPage,
  language: TrackingLanguage,
  now: Date,
): string | undefined {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = page.shipments.flatMap((parcel) => {
    const range = predictDelivery({ ...parcel, now });
    if (range === undefined) return [];
    const { headline } = describeParcel(parcel, { language, now });
    const title = `${page.brand.name}: ${trackingMessages[language].order} ${page.order_id} · ${headline}`;
    return [
      'BEGIN:VEVENT',
      `UID:${parcel.box_number}-${encodeURIComponent(page.order_id)}@${page.brand.slug}.khep`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${range.from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(range.to, 1).replaceAll('-', '')}`,
      `SUMMARY:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  if (events.length === 0) return undefined;
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Khep//Tracking//EN', ...events, 'END:VCALENDAR', '']
    .map(fold)
    .join('\r\n');
}
