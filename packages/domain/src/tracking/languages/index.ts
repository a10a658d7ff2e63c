import { bn } from './bn.ts';
import { en } from './en.ts';
import type { MessageKey, TrackingMessages, Translation } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { kn } from './kn.ts';
import { ml } from './ml.ts';
import { mr } from './mr.ts';
import { or } from './or.ts';
import { pa } from './pa.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';
import { ur } from './ur.ts';

export type { MessageKey, TrackingMessages, Translation } from './en.ts';

export const trackingLanguages = [
  'en',
  'hi',
  'bn',
  'mr',
  'te',
  'ta',
  'gu',
  'kn',
  'ml',
  'pa',
  'or',
  'ur',
] as const;
export type TrackingLanguage = (typeof trackingLanguages)[number];

/** Names of the languages in themselves. */
export const languageNames: Record<TrackingLanguage, string> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  mr: 'मराठी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  ur: 'اردو',
};

/** All but English, which is the source. */
export const translations: Record<Exclude<TrackingLanguage, 'en'>, Translation> = {
  hi,
  bn,
  mr,
  te,
  ta,
  gu,
  kn,
  ml,
  pa,
  or,
  ur,
};

const textsOnly = (translation: Translation): TrackingMessages =>
  Object.fromEntries(
    Object.entries(translation).map(([key, [text]]) => [key, text]),
  ) as unknown as TrackingMessages;

/** Texts by language. */
export const trackingMessages: Record<TrackingLanguage, TrackingMessages> = {
  en,
  hi: textsOnly(hi),
  bn: textsOnly(bn),
  mr: textsOnly(mr),
  te: textsOnly(te),
  ta: textsOnly(ta),
  gu: textsOnly(gu),
  kn: textsOnly(kn),
  ml: textsOnly(ml),
  pa: textsOnly(pa),
  or: textsOnly(or),
  ur: textsOnly(ur),
};

/** An order ID and a PIN code, as a buyer enters them: for `lookupHint`. */
export const lookupExample = 'KH-100482 560001';

/** Returns a text with its `{placeholders}` filled. */
export function fillMessage(
  language: TrackingLanguage,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return trackingMessages[language][key].replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
}

export const isTrackingLanguage = (text: unknown): text is TrackingLanguage =>
  trackingLanguages.some((one) => one === text);

export const textDirections = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof textDirections)[number];

/** Returns the direction of the script. */
export const textDirection = (language: TrackingLanguage): TextDirection =>
  language === 'ur' ? 'rtl' : 'ltr';

/** Chooses the language that an Accept-Language header prefers; English if it has none of ours. */
export function chooseTrackingLanguage(accepted: string | null | undefined): TrackingLanguage {
  const offers = (accepted ?? '')
    .slice(0, 400)
    .split(',')
    .map((offer) => {
      const [tag = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { code: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { code } of offers) if (isTrackingLanguage(code)) return code;
  return 'en';
}
