import type { Language } from './messages.ts';

const zone = 'Asia/Kolkata';
const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const today: Record<Language, string> = { en: 'Today', hi: 'आज' };
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });

/** Formats a time in India: "Today, 06:42" or "Fri 20 Nov, 23:10". */
export function formatTime(at: string, now: Date, language: Language): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    numberingSystem: 'latn',
  }).format(date);
  if (dayKey.format(date) === dayKey.format(now)) return `${today[language]}, ${time}`;
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    numberingSystem: 'latn',
  }).format(date);
  return `${day.replaceAll(',', '')}, ${time}`;
}
