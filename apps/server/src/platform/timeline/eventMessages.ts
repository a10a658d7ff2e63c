import { formatRupees } from '@khep/domain/money';
import { asText } from '../../base/jsonText.ts';

/** Timeline texts of a capability's events, by kind. */
export type EventMessages = Readonly<Record<string, (data: Record<string, unknown>) => string>>;

/** "Courier allocated: Delhivery, AWB 1490": without the parts that are empty. */
export const sentence = (lead: string, ...parts: string[]): string =>
  [lead, parts.filter(Boolean).join(', ')].filter(Boolean).join(': ');

/** An amount in paise of an event's data; empty if it has none. */
export const rupees = (value: unknown): string => (typeof value === 'number' ? formatRupees(value) : '');

/** The place of a scan, without the courier's underscores and the letter of its hub. */
export const place = (value: unknown): string =>
  asText(value)
    .replaceAll('_', ' ')
    .replace(/ [A-Z]$/, '');
