/** The languages of buyers' pages. Apart from their texts, which a screen that only needs the list would load too. */
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

export const isTrackingLanguage = (text: unknown): text is TrackingLanguage =>
  trackingLanguages.some((one) => one === text);

export const textDirections = ['ltr', 'rtl'] as const;
type TextDirection = (typeof textDirections)[number];

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
