/** Messages of the fields. A part of the kit's one map, `messages`. */
export const fieldMessages = {
  field: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    clear: 'Clear',
  },
  number: {
    atLeast: (least: string) => `Enter ${least} or more.`,
    atMost: (most: string) => `Enter at most ${most}.`,
    noNumber: (text: string) => `"${text}" can't be read here. Enter it such as 549 or 549.50.`,
  },
  date: { years: 'Enter a date between 1 Jan 2000 and 31 Dec 2099.' },
  weight: {
    grams: 'g',
    kilograms: 'kg',
    toKilograms: 'g. Change to kilograms',
    toGrams: 'kg. Change to grams',
    wholeGrams: 'Enter whole grams, or press g to change it to kilograms',
  },
  dimensions: {
    side: (side: 'length' | 'width' | 'height') =>
      ({ length: 'Length, cm', width: 'Width, cm', height: 'Height, cm' })[side],
    short: { length: 'L', width: 'W', height: 'H' },
    unit: 'cm',
  },
  form: {
    problems: (count: number) =>
      count === 1 ? '1 field needs your attention' : `${count} fields need your attention`,
    problem: (label: string, message: string) => `${label}: ${message}`,
  },
} as const;
