const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes with a name that ISO 3166 leaves to users, or reserves for what is no country, such as EU. */
const unassigned = /^(?:AA|Q[M-Z]|X[A-Z]|ZZ|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN)$/;
/** A withdrawn code has the name of its successor. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The name of a country by its two letters (ISO 3166); undefined for other codes. */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) && !unassigned.test(code) && isCurrent(code) ? names.of(code) : undefined;

/** The name of a country, or a code that has none as it is. */
export const formatCountry = (code: string): string => countryName(code) ?? code;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Lists all countries by their names. */
export const listCountries = (): { code: string; name: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = countryName(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const currencies = new Set(Intl.supportedValuesOf('currency'));
/** Whether a currency has this code (ISO 4217). */
export const isCurrency = (code: string): boolean => currencies.has(code);
