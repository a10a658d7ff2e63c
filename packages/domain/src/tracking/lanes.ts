import { isReturning, isShipmentState } from '../shipments/states.ts';
import { addDays, istDay, startOfDay } from '../days/index.ts';

/** A scan of a parcel. */
export interface LaneScan {
  /** ISO 8601. */
  at: string;
  /** The parcel's state after the scan. */
  state: string;
  /** May be empty. */
  location: string;
}

/** Time at one place, in milliseconds since 1970. */
export interface LaneStay {
  place: string;
  from: number;
  to: number;
  isReturning: boolean;
}

/** A failed delivery attempt. */
export interface LaneFailure {
  at: number;
}

export interface Lane {
  /** Oldest first; the parcel moves from one to the next. */
  stays: readonly LaneStay[];
  failures: readonly LaneFailure[];
  /** When the last scan was; undefined before the first. */
  lastAt: number | undefined;
  isEnded: boolean;
}

const ended: ReadonlySet<string> = new Set([
  'DELIVERED',
  'RTO_DELIVERED',
  'RTO_ACKNOWLEDGED',
  'CANCELLED',
  'LOST',
  'DAMAGED',
]);

/** Builds the lane of a parcel: consecutive scans at one place are one stay. */
export function buildLane(scans: readonly LaneScan[]): Lane {
  const sorted = scans
    .map((scan) => ({ ...scan, time: Date.parse(scan.at) }))
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time);
  const stays: LaneStay[] = [];
  for (const { time, location, state } of sorted) {
    const place = location.trim();
    const isBack = isShipmentState(state) && isReturning(state);
    const last = stays.at(-1);
    // A scan without a place happened at the last known one.
    if (last && (place === '' || place === last.place) && last.isReturning === isBack) last.to = time;
    else stays.push({ place: place || (last?.place ?? ''), from: time, to: time, isReturning: isBack });
  }
  const last = sorted.at(-1);
  return {
    stays,
    failures: sorted
      .filter(({ state }) => state === 'UNDELIVERED' || state === 'RTO_UNDELIVERED')
      .map(({ time }) => ({ at: time })),
    lastAt: last?.time,
    isEnded: last !== undefined && ended.has(last.state),
  };
}

export interface LaneAxis {
  start: number;
  end: number;
  /** Starts of days in India. */
  days: readonly { at: number; day: string }[];
}

const HOUR = 3_600_000;
/** A label of a day needs an eighth of the width. */
const MOST_LABELS = 8;

/** Returns the time axis that all lanes of an order share, from the first scan to now, the promise or the expected end. */
export function laneAxis(
  lanes: readonly Lane[],
  promises: readonly (string | null)[],
  now: number,
): LaneAxis | undefined {
  const firsts = lanes.flatMap(({ stays }) => stays[0]?.from ?? []);
  if (firsts.length === 0) return undefined;
  const isOpen = lanes.some((lane) => !lane.isEnded);
  const lasts = [
    ...lanes.flatMap(({ lastAt }) => lastAt ?? []),
    ...(isOpen ? [now] : []),
    ...promises.flatMap((at) => (at === null ? [] : Date.parse(at))).filter(Number.isFinite),
  ];
  const first = Math.min(...firsts);
  const last = Math.max(...lasts, first + HOUR);
  // Room for the marks at both ends.
  const margin = (last - first) * 0.03;
  const axis = { start: first - margin, end: last + margin };
  const days: { at: number; day: string }[] = [];
  let day = istDay(new Date(axis.start));
  while (day !== '') {
    day = addDays(day, 1);
    const at = startOfDay(day).getTime();
    if (at > axis.end) break;
    days.push({ at, day });
  }
  const every = Math.ceil(days.length / MOST_LABELS);
  return { ...axis, days: days.filter((_day, index) => index % every === 0) };
}
