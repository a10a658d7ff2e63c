const number = (value: number) => value.toLocaleString('en-IN');

/** The words of the kit's inputs. */
export const inputMessages = {
  textArea: {
    count: (length: number, most: number | undefined) =>
      most === undefined ? number(length) : `${number(length)} of ${number(most)}`,
    tooLong: (over: number) => `Shorten it by ${over === 1 ? '1 character' : `${number(over)} characters`}.`,
    left: (count: number) => (count === 1 ? '1 character left' : `${number(count)} characters left`),
  },
  multiSelect: {
    choose: 'Choose',
    more: (count: number) => `+${number(count)} more`,
    opener: (label: string, count: number) =>
      count === 0 ? `${label}:` : `${label}: ${number(count)} chosen`,
    search: (label: string) => `Search ${label}`,
    searchPlaceholder: 'Type to search',
    found: (count: number) => (count === 1 ? '1 match' : `${number(count)} matches`),
    selectShown: (count: number, isSearch: boolean) =>
      isSearch ? `Select the ${number(count)} shown` : `Select all ${number(count)}`,
    clearShown: (count: number) => `Unselect the ${number(count)} shown`,
    chosen: (count: number) => (count === 0 ? 'Nothing chosen' : `${number(count)} chosen`),
    clear: 'Clear',
    loading: 'Loading …',
    nothing: 'Nothing matches',
  },
} as const;
