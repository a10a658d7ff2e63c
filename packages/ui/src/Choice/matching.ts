import type { ChoiceItem } from './choices.tsx';

/** Removes case and accents, so that "ranchi" finds "Rānchī"; Devanagari signs stay. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Returns the items that contain every typed word in label or second line, in any order. */
export function matching(items: readonly ChoiceItem[], typed: string): readonly ChoiceItem[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ label, description = '' }) => {
    const text = plain(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
