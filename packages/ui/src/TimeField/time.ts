import { Time } from '@internationalized/date';

/** Parses `HH:mm`; null otherwise. */
export function toTime(value: string | null | undefined): Time | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value ?? '');
  return found ? new Time(Number(found[1]), Number(found[2])) : null;
}

/** Formats a time as `HH:mm`. */
export function fromTime(time: { hour: number; minute: number }): string {
  return `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
}
