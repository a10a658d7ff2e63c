import { formatRupees } from '@khep/domain/money';
import { asText } from '../../base/jsonText.ts';

/** What the events of a capability say on a timeline, by kind. */
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
