import { readTypedDay, toDay } from '../days/index.ts';
import { plainCell } from './cellText.ts';
import type { CellFormat } from './readCell.ts';

const timePattern =
  /[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads a date with a time as ISO 8601, such as `2026-11-18 23:50:10 +0530`. A time without a zone is that of India.
 * Undefined for a day alone, and for what is no time.
 */
export function readTime(cell: string, { date_order = 'day-first' }: CellFormat = {}): string | undefined {
  const text = plainCell(cell);
  const time = timePattern.exec(text);
  // The day as it is written: the zone is part of the time below.
  const typed = time && readTypedDay(text.slice(0, time.index), date_order);
  const day = typed && toDay(typed);
  if (!time || day === undefined) return undefined;
  const [, typedHour = '', minute = '', second = '00', half = '', typedZone = '+0530'] = time;
  const hour = half === '' ? Number(typedHour) : (Number(typedHour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const zone = /^[+-]/.test(typedZone) ? `${typedZone.slice(0, 3)}:${typedZone.slice(-2)}` : 'Z';
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
