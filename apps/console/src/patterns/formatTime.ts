import * as days from '@khep/domain/days';

/** "12 min ago", "2 h ago", "yesterday", then the date. */
export const formatRelative = (at: string, now = new Date()): string => days.formatRelative(at, now);
