import type { ChoiceItem } from './choices.tsx';

/** Example warehouses, one of them disabled. */
export const warehouses: readonly ChoiceItem[] = [
  { id: 'jaipur', label: 'Jaipur', description: 'Mansarovar, 302017' },
  { id: 'surat', label: 'Surat', description: 'Ring Road, 395002' },
  { id: 'kochi', label: 'Kochi', description: 'Closed this week', isDisabled: true },
];
