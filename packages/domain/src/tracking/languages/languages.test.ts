import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import type { MessageKey } from './en.ts';
import {
  chooseTrackingLanguage,
  fillMessage,
  languageNames,
  textDirection,
  trackingLanguages,
  translations,
} from './index.ts';

/** A letter that each language needs. */
const scripts: Record<keyof typeof translations, RegExp> = {
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
const indic =
  /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Telugu}|\p{Script=Tamil}|\p{Script=Gujarati}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Gurmukhi}|\p{Script=Oriya}|\p{Script=Arabic}/u;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('there are twelve languages, each with its name', () => {
  expect(trackingLanguages).toHaveLength(12);
  for (const language of trackingLanguages) expect(languageNames[language].length).toBeGreaterThan(2);
});

describe.each(Object.entries(translations))('the translation into %s', (language, translation) => {
  const script = scripts[language as keyof typeof translations];

  it('has every text and no other', () => {
    expect(Object.keys(translation)).toEqual(Object.keys(en));
  });
  it('is in its script, has the same placeholders and a note in English', () => {
    for (const [key, [text, note]] of Object.entries(translation)) {
      expect(text, key).toMatch(script);
      const foreign = text.replaceAll(new RegExp(script, 'gu'), '').replaceAll(/[।॥]/g, '');
      expect(foreign, key).not.toMatch(indic);
      expect(placeholders(text), key).toEqual(placeholders(en[key as MessageKey]));
      expect(placeholders(note), key).toEqual(placeholders(en[key as MessageKey]));
      expect(note, key).toMatch(/^[\x20-\x7e]{3,}$/);
    }
  });
});

it('the preferred language of the browser is chosen, by quality', () => {
  expect(chooseTrackingLanguage('ta-IN,ta;q=0.9,en;q=0.8')).toBe('ta');
  expect(chooseTrackingLanguage('de, en;q=0.5, ur;q=0.7')).toBe('ur');
  expect(chooseTrackingLanguage('hi;q=0, fr')).toBe('en');
  expect(chooseTrackingLanguage(undefined)).toBe('en');
});

it('placeholders are filled, and Urdu is written from right to left', () => {
  expect(fillMessage('en', 'parcel', { n: 1, of: 2 })).toBe('Parcel 1 of 2');
  expect(textDirection('ur')).toBe('rtl');
  expect(textDirection('ta')).toBe('ltr');
});
