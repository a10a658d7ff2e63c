const minuteMs = 60_000;

/** "1 h 19 min", "4 min", "less than a minute"; undefined where the moment has passed. */
export function formatCountdown(at: string, now: number): string | undefined {
  const left = Date.parse(at) - now;
  if (left <= 0) return undefined;
  const minutes = Math.floor(left / minuteMs);
  if (minutes === 0) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Below this a cut-off is shown as urgent. */
export const urgentMs = 90 * minuteMs;

/** The cut-off that comes next; undefined where none is ahead. */
export function findNextCutOff(groups: readonly { cut_off_at: string }[], now: number): string | undefined {
  return groups
    .map(({ cut_off_at }) => cut_off_at)
    .filter((at) => Date.parse(at) > now)
    .sort()[0];
}
