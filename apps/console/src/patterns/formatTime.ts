import * as days from '@khep/domain/days';

/** "12 min ago", "2 h ago", "yesterday", then the date. */
export const formatRelative = (at: string, now = new Date()): string => days.formatRelative(at, now);

/** "12:41" today, "21 Nov, 12:41" before. */
export const formatRecentTime = (at: string, now = new Date()): string => days.formatRecentTime(at, now);
