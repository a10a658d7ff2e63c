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
import type { TrackingLanguage } from './languages.ts';

export type { MessageKey, TrackingMessages, Translation } from './en.ts';
export {
  chooseTrackingLanguage,
  isTrackingLanguage,
  languageNames,
  textDirection,
  textDirections,
  trackingLanguages,
} from './languages.ts';
export type { TrackingLanguage } from './languages.ts';

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
