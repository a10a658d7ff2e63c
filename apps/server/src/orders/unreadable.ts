import { missingLetters } from '../documents/letters.ts';
import type { OrderRecord } from './refresh.ts';

/**
 * Why a paper with the buyer's name and address could not be read, and what to do; undefined where it can. By itself such a
 * paper is printed all the same, with a question mark for each letter: among many nobody would see them.
 */
export function unreadable({ details }: Pick<OrderRecord, 'details'>): string | undefined {
  const said = [details.buyer_details, details.billing_details].flatMap((buyer) => [
    buyer.name,
    buyer.address,
    buyer.landmark,
    buyer.city,
    buyer.state,
  ]);
  const missing = missingLetters(said.filter(Boolean).join(' '));
  if (missing.length === 0) return undefined;
  const some = missing.slice(0, 5).join(' ');
  return `The name or the address has letters that cannot be printed: ${some}. Write them in Latin letters or in a script of India, or print this one by itself, where they are question marks.`;
}
