import { unsupportedGlyphsIn, unsupportedGlyphs } from '../../documents/glyphs.ts';
import type { OrderRecord } from '../tables.ts';

const shownLetters = 5;
const shownPapers = 3;

/** Which letters of the buyer's name and address no paper can show, and what to do; undefined where it shows all. */
export function unsupportedGlyphWarning(details: OrderRecord['details']): string | undefined {
  const missing = unsupportedGlyphs(saidOfBuyer(details).join(' '));
  if (missing.length === 0) return undefined;
  return `The name or the address has letters that cannot be printed: ${someOf(missing)}. Write them in Latin letters or in a script of India.`;
}

/**
 * Why a paper with the buyer's name and address is left out of many; undefined where it is not. By itself it is printed all
 * the same, with a question mark for each letter: among many nobody would see them.
 */
export function bulkPrintBlocker({ details }: Pick<OrderRecord, 'details'>): string | undefined {
  const doubt = unsupportedGlyphWarning(details);
  return doubt && `${doubt} Printed by itself it has question marks for them.`;
}

/**
 * What is said with a file of papers of which some have question marks for letters; undefined where none has.
 * @param papers each with the name that people know it by
 */
export function replacedGlyphNotice(papers: readonly { name: string; model: unknown }[]): string | undefined {
  const marked = new Map<string, string[]>();
  for (const { name, model } of papers) {
    const missing = unsupportedGlyphsIn(model);
    if (missing.length > 0) marked.set(name, [...new Set([...(marked.get(name) ?? []), ...missing])]);
  }
  if (marked.size === 0) return undefined;
  const named = [...marked].slice(0, shownPapers).map(([name, missing]) => `${name} (${someOf(missing)})`);
  const more = marked.size - named.length;
  return `Letters that cannot be printed are question marks on ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Write them in Latin letters or in a script of India and print again, or write them on the paper by hand.`;
}

const someOf = (letters: readonly string[]) => letters.slice(0, shownLetters).join(' ');

const saidOfBuyer = ({ buyer_details, billing_details }: OrderRecord['details']): string[] =>
  [buyer_details, billing_details].flatMap(({ name, address, landmark, city, state }) =>
    [name, address, landmark, city, state].filter(Boolean),
  );
