import type { ChoiceItem } from '../Choice/index.ts';

const names = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  KA: 'Karnataka',
  KL: 'Kerala',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  RJ: 'Rajasthan',
  TN: 'Tamil Nadu',
  UP: 'Uttar Pradesh',
};

/** Example states; the islands are disabled. */
export const states: readonly ChoiceItem[] = Object.entries(names).map(([id, label]) => ({
  id,
  label,
  isDisabled: id === 'AN',
}));

/** Five hundred options. */
export const pincodes: readonly ChoiceItem[] = Array.from({ length: 500 }, (_, at) => ({
  id: String(560_000 + at),
  label: String(560_000 + at),
  description: 'Bengaluru, Karnataka',
}));
