import { indianClock, timeOnDay } from '@khep/domain/days';

/** Parses a courier's timestamp to ISO in UTC. Couriers send IST without a zone; a given zone is used. */
export function parseIst(text: string): string | undefined {
  const [day = '', time = ''] = text.trim().split(/[ T]/);
  const at = /(Z|[+-]\d{2}:?\d{2})$/.test(time) ? new Date(`${day}T${time}`) : timeOnDay(day, time);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** "21-11-2026 16:25:00" (XpressBees), IST. */
export function parseIstDayFirst(text: string): string | undefined {
  const match = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})[ T]+(\d{1,2}):?(\d{2})(?::(\d{2}))?\s*$/.exec(text);
  if (!match) return undefined;
  const [, day = '', month = '', year = '', hour = '', minute = '', second = '00'] = match;
  const two = (part: string) => part.padStart(2, '0');
  return parseIst(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "21-Nov-2026" or "21-11-2026", and "16:25" (Blue Dart), IST, to the minute. */
export function parseIstMonthName(day: string, time: string): string | undefined {
  const digits = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})\s*$/.exec(day);
  if (digits)
    return parseIstMonthName(`${digits[1]} ${months[Number(digits[2]) - 1] ?? ''} ${digits[3]}`, time);
  const match = /^\s*(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})\s*$/i.exec(day);
  const month = months.indexOf(match?.[2]?.toLowerCase() ?? '') + 1;
  const clock = /^\s*(\d{1,2}):?(\d{2})(?::(\d{2}))?\s*$/.exec(time);
  if (!match || month === 0 || !clock) return undefined;
  const [, hour = '', minute = '', second = '00'] = clock;
  return parseIstDayFirst(`${match[1]}-${month}-${match[3]} ${hour}:${minute}:${second}`);
}

/** Formats ISO in UTC as IST without a zone: "2026-11-21T16:25:00.000". */
export function formatIst(iso: string): string {
  return indianClock(iso).toISOString().replace('Z', '');
}
