import { formatTime, formatWeekday, istDay } from '../days/index.ts';
import { trackingMessages } from './languages/index.ts';
import type { TrackingLanguage } from './languages/index.ts';

/** Formats a time in India: "Today, 06:42" or "Fri 20 Nov, 23:10". */
export function formatEventTime(at: string, now: Date, language: TrackingLanguage): string {
  const day = istDay(at);
  const words = day === istDay(now) ? trackingMessages[language].today : formatWeekday(day, language);
  return `${words}${language === 'ur' ? '،' : ','} ${formatTime(at)}`;
}
