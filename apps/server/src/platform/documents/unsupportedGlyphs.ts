import type { Layout } from '@khep/domain/documents';
import { lostGlyphsIn, unsupportedGlyphs } from './glyphs.ts';
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

/** A paper that is printed, with its name for users. */
export interface PrintedPaper {
  name: string;
  model: unknown;
  /** Its pages, where a part of it may be too long for them. */
  pages?: () => readonly Layout[];
}

/** Says what is not on the papers as it was typed: characters that no font has, and parts that are cut; undefined if all is. */
export async function printNotice(papers: readonly PrintedPaper[]): Promise<string | undefined> {
  const marked = new Map<string, string[]>();
  const pictured = new Map<string, string[]>();
  const cut = new Map<string, string>();
  await mapInTurns(papers, ({ name, model, pages }) => {
    const { missing, leftOut } = lostGlyphsIn(model);
    if (leftOut.length > 0) pictured.set(name, leftOut);
    if (missing.length > 0) marked.set(name, [...new Set([...(marked.get(name) ?? []), ...missing])]);
    const [problem] = pages?.().flatMap(({ problems }) => problems) ?? [];
    if (problem !== undefined) cut.set(name, problem);
  });
  const sentences = [
    marked.size > 0 &&
      `Characters that can't be printed are question marks on ${inShort([...marked].map(([name, missing]) => `${name} (${someOf(missing)})`))}. Write them in Latin or an Indian script and print again, or add them by hand.`,
    pictured.size > 0 &&
      `Emoji can't be printed and are missing on ${inShort([...pictured].map(([name, signs]) => `${name} (${someOf(signs)})`))}.`,
    cut.size > 0 && `Check ${inShort([...cut].map(([name, problem]) => `${name}: ${problem}`))}`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** The first few of a list, and the number of the others. */
export function inShort(names: readonly string[]): string {
  const more = names.length - shownPapers;
  return `${names.slice(0, shownPapers).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const someOf = (letters: readonly string[]) => letters.slice(0, shownLetters).join(' ');

const saidOfBuyer = ({ buyer_details, billing_details }: PrintedBuyer): string[] =>
  [buyer_details, billing_details].flatMap(({ name, address, landmark, city, state }) =>
    [name, address, landmark, city, state].filter(Boolean),
  );
