import type { Language } from './messages.ts';

const zone = 'Asia/Kolkata';
const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const today: Record<Language, string> = { en: 'Today', hi: 'आज' };
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });

/** A moment as a buyer reads it, in India's time: "Today, 06:42" or "Fri 20 Nov, 23:10". */
export function formatTime(at: string, now: Date, language: Language): string {
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    numberingSystem: 'latn',
  }).format(moment);
  if (dayKey.format(moment) === dayKey.format(now)) return `${today[language]}, ${time}`;
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    numberingSystem: 'latn',
  }).format(moment);
  return `${day.replaceAll(',', '')}, ${time}`;
}
