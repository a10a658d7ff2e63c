import { mapInTurns } from '../../base/mapInTurns.ts';

/** Time zones and currencies of the runtime, with India's first. */
export interface TimezoneName {
  id: string;
  name: string;
  offset: string;
}

// The runtime lists India under the city's former name.
const renamed: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata' };

let cachedTimezones: { hour: number; list: Promise<TimezoneName[]> } | undefined;

/** All time zones, with their offset on that date. Cached by the hour: formatting them takes 150 ms, in turns. */
export function timezones(now: Date): Promise<TimezoneName[]> {
  const hour = Math.floor(now.getTime() / 3_600_000);
  if (cachedTimezones?.hour !== hour) cachedTimezones = { hour, list: listTimezones(now) };
  return cachedTimezones.list;
}

function listTimezones(now: Date): Promise<TimezoneName[]> {
  const ids = new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone').map((id) => renamed[id] ?? id)]);
  return mapInTurns([...ids], (id) => {
    const parts = new Intl.DateTimeFormat('en-IN', {
      timeZone: id,
      timeZoneName: 'longOffset',
    }).formatToParts(now);
    const offset = parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
    return { id, name: id.replaceAll('_', ' '), offset: offset === '' ? '+00:00' : offset };
  });
}

export interface CurrencyName {
  code: string;
  name: string;
  symbol: string;
}

let cachedCurrencies: CurrencyName[] | undefined;

/** All currencies in use. */
export function currencies(): CurrencyName[] {
  return (cachedCurrencies ??= listCurrencies());
}

function listCurrencies(): CurrencyName[] {
  const names = new Intl.DisplayNames('en-IN', { type: 'currency' });
  const codes = new Set(['INR', ...Intl.supportedValuesOf('currency')]);
  return [...codes].map((code) => ({ code, name: names.of(code) ?? code, symbol: symbolOf(code) }));
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}
