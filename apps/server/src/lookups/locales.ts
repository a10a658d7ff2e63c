/** Time zones and currencies of the runtime, with India's first. */
export interface TimezoneName {
  id: string;
  name: string;
  offset: string;
}

// The runtime lists India under the city's former name.
const renamed: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** All time zones, with their offset on that date. */
export function timezones(now: Date): TimezoneName[] {
  const ids = new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone').map((id) => renamed[id] ?? id)]);
  return [...ids].map((id) => {
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

/** All currencies in use. */
export function currencies(): CurrencyName[] {
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
