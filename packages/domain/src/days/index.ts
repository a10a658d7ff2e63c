export {
  addDays,
  daysBetween,
  daysOfMonth,
  endOfDay,
  financialYear,
  indianClock,
  isDay,
  istDay,
  istHour,
  maxDay,
  minDay,
  nextMonth,
  startOfDay,
  timeOnDay,
  weekdayOf,
} from './day.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatRecentTime,
  formatTime,
  toSheetTime,
} from './formatDay.ts';
export { formatLongWeekday, formatShortDay, formatWeekday, weekdayNames } from './weekday.ts';
export { formatRelative, relativeDay } from './relative.ts';
export { dayProblem, parseDay, readTypedDay, sheetDay, toDay } from './parseDay.ts';
export { formatDays, formatDuration, formatSeconds } from './duration.ts';
