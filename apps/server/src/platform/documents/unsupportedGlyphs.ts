import { unsupportedGlyphsIn, unsupportedGlyphs } from './glyphs.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';

/** A name and an address as they are printed. */
interface PrintedAddress {
  name: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
}

/** The buyer of an order. */
interface PrintedBuyer {
  buyer_details: PrintedAddress;
  billing_details: PrintedAddress;
}

const shownLetters = 5;
const shownPapers = 3;

/** Returns a warning if the buyer's name or address has characters our fonts cannot print. */
export function unsupportedGlyphWarning(details: PrintedBuyer): string | undefined {
  const missing = unsupportedGlyphs(saidOfBuyer(details).join(' '));
  if (missing.length === 0) return undefined;
  return `The name or address has characters that can't be printed: ${someOf(missing)}. Write them in Latin or an Indian script.`;
}

/**
 * Why a document is skipped in a batch; undefined if it isn't. A single one is printed with question marks,
 * which would be overlooked in a batch.
 */
export function bulkPrintBlocker({ details }: { details: PrintedBuyer }): string | undefined {
  const doubt = unsupportedGlyphWarning(details);
  return doubt && `${doubt} Printed individually, it has question marks instead.`;
}

/**
 * A warning for documents with question marks; undefined without any.
 * @param papers each with its name for users
 */
export async function replacedGlyphNotice(
  papers: readonly { name: string; model: unknown }[],
): Promise<string | undefined> {
  const marked = new Map<string, string[]>();
  await mapInTurns(papers, ({ name, model }) => {
    const missing = unsupportedGlyphsIn(model);
    if (missing.length > 0) marked.set(name, [...new Set([...(marked.get(name) ?? []), ...missing])]);
  });
  if (marked.size === 0) return undefined;
  const named = [...marked].slice(0, shownPapers).map(([name, missing]) => `${name} (${someOf(missing)})`);
  const more = marked.size - named.length;
  return `Characters that can't be printed are question marks on ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Write them in Latin or an Indian script and print again, or add them by hand.`;
}

const someOf = (letters: readonly string[]) => letters.slice(0, shownLetters).join(' ');

const saidOfBuyer = ({ buyer_details, billing_details }: PrintedBuyer): string[] =>
  [buyer_details, billing_details].flatMap(({ name, address, landmark, city, state }) =>
    [name, address, landmark, city, state].filter(Boolean),
  );
