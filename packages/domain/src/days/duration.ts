const minuteMs = 60_000;

/** Formats a duration: "40 min", "6 h 40 min", "2 d 7 h". */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Formats a number of days: "1 day", "4 days". */
export const formatDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Formats a length of seconds as a clock shows it: "1:42". */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
