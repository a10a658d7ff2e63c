import { trackingLanguages } from '../tracking/languages/languages.ts';
import type { TrackingLanguage } from '../tracking/languages/index.ts';
import { bn } from './languages/bn.ts';
import { en } from './languages/en.ts';
import type { BuyerMessageKey, BuyerTranslation } from './languages/en.ts';
import { gu } from './languages/gu.ts';
import { hi } from './languages/hi.ts';
import { kn } from './languages/kn.ts';
import { ml } from './languages/ml.ts';
import { mr } from './languages/mr.ts';
import { or } from './languages/or.ts';
import { pa } from './languages/pa.ts';
import { ta } from './languages/ta.ts';
import { te } from './languages/te.ts';
import { ur } from './languages/ur.ts';
import type { NdrBucket } from '../couriers/ndrBuckets.ts';

export type { BuyerMessageKey } from './languages/en.ts';

/** All but English, which is the source. */
export const buyerTranslations: Record<Exclude<TrackingLanguage, 'en'>, BuyerTranslation> = {
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

const textsIn = (language: TrackingLanguage) =>
  language === 'en'
    ? en
    : Object.fromEntries(Object.entries(buyerTranslations[language]).map(([key, [text]]) => [key, text]));

/** Texts of the page on which a buyer answers a failed delivery, by language. */
export const buyerMessages = Object.fromEntries(
  trackingLanguages.map((language) => [language, textsIn(language)]),
) as Record<TrackingLanguage, Record<BuyerMessageKey, string>>;

/** Messages to a buyer about the reason of the failed attempt. The other reasons mean nothing to a buyer. */
export const buyerReasons: Readonly<Partial<Record<NdrBucket, BuyerMessageKey>>> = {
  CNA: 'noOneThere',
  AI: 'addressIncomplete',
  CR: 'refused',
  'CR-OTP': 'refused',
  CNR: 'cashNotReady',
  CD: 'otherDayAsked',
  REST: 'entryClosed',
  ODA: 'outsideArea',
};
