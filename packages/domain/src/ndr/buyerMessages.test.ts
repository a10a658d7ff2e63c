import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import type { BuyerMessageKey } from './languages/en.ts';
import { buyerTranslations } from './buyerMessages.ts';

/** The script of each language. */
const scripts: Record<keyof typeof buyerTranslations, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  mr: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
  or: /\p{Script=Oriya}/u,
  ur: /\p{Script=Arabic}/u,
};
/** Letters and marks that are neither Latin nor of every script. */
const others = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]/u;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries(buyerTranslations))('the answer page in %s', (language, translation) => {
  const script = scripts[language as keyof typeof buyerTranslations];

  it('has every text and no other', () => {
    expect(Object.keys(translation)).toEqual(Object.keys(en));
  });
  it('is in its script, has the same placeholders and a note in English', () => {
    for (const [key, [text, note]] of Object.entries(translation)) {
      expect(text, key).toMatch(script);
      expect(text.replaceAll(new RegExp(script, 'gu'), ''), key).not.toMatch(others);
      expect(placeholders(text), key).toEqual(placeholders(en[key as BuyerMessageKey]));
      expect(placeholders(note), key).toEqual(placeholders(en[key as BuyerMessageKey]));
      expect(note, key).toMatch(/^[\x20-\x7e]{3,}$/);
    }
  });
});
