import { shellMessages } from './shellMessages.ts';

/** Every word the kit says by itself, in one place, so that they can be translated. */
export const messages = {
  ...shellMessages,
  field: { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password', clear: 'Clear' },
  weight: {
    grams: 'g',
    kilograms: 'kg',
    toKilograms: 'Unit: grams. Change to kilograms',
    toGrams: 'Unit: kilograms. Change to grams',
  },
  dimensions: { length: 'Length', width: 'Breadth', height: 'Height', unit: 'cm' },
  form: {
    problems: (count: number) => (count === 1 ? 'One thing needs your attention' : `${count} things need your attention`),
    problem: (label: string, message: string) => `${label}: ${message}`,
  },
} as const;
