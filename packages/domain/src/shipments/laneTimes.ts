import { inTransitStates, isReturning } from './states.ts';
import type { ShipmentState } from './states.ts';

/** To the buyer, or back to the warehouse: each has its own history. */
export type Leg = 'forward' | 'return';

export const legOf = (state: ShipmentState): Leg => (isReturning(state) ? 'return' : 'forward');

/** Facts that the times of a journey depend on. */
export interface Lane {
  leg: Leg;
  courier_id: number;
  warehouse_id: string;
  /** Of the buyer. */
  pincode: string;
  /** Empty before pricing. */
  zone: string;
}

export const laneLevels = ['lane', 'zone', 'courier'] as const;
/** How alike the compared journeys are: same courier, warehouse and sorting district; same courier and zone; same courier. */
export type LaneLevel = (typeof laneLevels)[number];

/** Names the groups of journeys that a lane is compared with, the most alike first. */
export function laneKeys({ leg, courier_id, warehouse_id, pincode, zone }: Lane): Record<LaneLevel, string> {
  return {
    // The first three digits of a PIN code are its sorting district.
    lane: `${leg}/${courier_id}/${warehouse_id}/${pincode.slice(0, 3)}`,
    zone: `${leg}/${courier_id}/zone ${zone}`,
    courier: `${leg}/${courier_id}`,
  };
}

/** The times of ended journeys of one group. */
export interface LaneTimes {
  /** How many journeys. */
  sample: number;
  /** Of the longest time without a scan in each journey, in hours. */
  silence_p50_h: number;
  silence_p95_h: number;
  /** Hours from pickup to the end: the 5th to 95th percentile in steps of 5, ascending. */
  transit_h: readonly number[];
}

export const transitPercentiles: readonly number[] = Array.from(
  { length: 19 },
  (_, index) => (index + 1) * 5,
);

/** Fewer journeys than this are no sample: a 95th percentile needs one in twenty. */
export const minLaneSample = 20;

/** The known groups of a brand, by `laneKeys`. */
export type LaneHistory = ReadonlyMap<string, LaneTimes>;

interface FoundTimes {
  level: LaneLevel;
  times: LaneTimes;
}

/** Returns the times of the most alike group that has a sample. */
function findTimes(lane: Lane, history: LaneHistory): FoundTimes | undefined {
  const keys = laneKeys(lane);
  for (const level of laneLevels) {
    const times = history.get(keys[level]);
    if (times && times.sample >= minLaneSample) return { level, times };
  }
  return undefined;
}

/** Without a sample. */
export const defaultSilenceHours = 48;
/** Couriers don't scan at night: a shorter silence is never a sign. */
export const minSilenceHours = 12;

/** How long a shipment may be without a scan. */
export interface SilenceLimit {
  hours: number;
  /** The median of the compared journeys; null without a sample. */
  usual_hours: number | null;
  basis: LaneLevel | 'default';
  sample: number;
}

/**
 * Returns how long a shipment may be without a scan: the 95th percentile of the longest silence in the brand's own journeys of
 * this lane and courier. With fewer than `minLaneSample` journeys the courier's zone counts, then the courier, then
 * `defaultSilenceHours`.
 */
export function silenceLimit(lane: Lane, history: LaneHistory): SilenceLimit {
  const found = findTimes(lane, history);
  if (!found) return { hours: defaultSilenceHours, usual_hours: null, basis: 'default', sample: 0 };
  const { level, times } = found;
  return {
    hours: Math.max(minSilenceHours, times.silence_p95_h),
    usual_hours: times.silence_p50_h,
    basis: level,
    sample: times.sample,
  };
}

const hourMs = 3_600_000;

/**
 * Returns the moment from which a shipment counts as stuck unless it is scanned again. Null where no scan is expected, and
 * before the first one.
 */
export function stuckAfter(
  { state, last_scan_at }: { state: ShipmentState; last_scan_at: string | null },
  limit: SilenceLimit,
): Date | null {
  if (last_scan_at === null || !inTransitStates.includes(state)) return null;
  const at = Date.parse(last_scan_at);
  return Number.isNaN(at) ? null : new Date(at + Math.round(limit.hours * hourMs));
}

/** Formats a time without a scan: "9 h", "58 h", "5 days". */
export function formatSilence(hours: number): string {
  const whole = Math.floor(hours);
  if (whole < 96) return `${whole} h`;
  return `${Math.floor(whole / 24)} days`;
}

/** Returns whether a shipment is stuck. @param after of `stuckAfter` */
export const isStuck = (after: Date | null, now: Date): boolean =>
  after !== null && after.getTime() <= now.getTime();

/** A scan of a journey. */
export interface JourneyScan {
  /** ISO 8601. */
  at: string;
  /** The shipment's state after it. */
  state: ShipmentState;
}

/** Times that an ended leg adds to the history. */
export interface LegTimes {
  leg: Leg;
  silence_h: number;
  transit_h: number;
  ended_at: string;
}

const ends: Record<Leg, ShipmentState> = { forward: 'DELIVERED', return: 'RTO_DELIVERED' };

/** Measures the leg that ended with a shipment's state: its duration and its longest silence. Undefined while it is under way. */
export function measureLeg(state: ShipmentState, scans: readonly JourneyScan[]): LegTimes | undefined {
  const leg = legOf(state);
  if (state !== ends[leg]) return undefined;
  const own = scans
    .filter(
      (scan) => legOf(scan.state) === leg && (inTransitStates.includes(scan.state) || scan.state === state),
    )
    .map(({ at }) => Date.parse(at))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined || first === last) return undefined;
  const silences = own.slice(1).map((at, index) => at - (own[index] ?? at));
  return {
    leg,
    silence_h: Math.max(...silences) / hourMs,
    transit_h: (last - first) / hourMs,
    ended_at: new Date(last).toISOString(),
  };
}

/** A day of delivery from the brand's own history. */
export interface HistoryPrediction {
  /** The middle: as many journeys were shorter as longer. */
  at: Date;
  /** Three of five journeys ended between these. */
  from: Date;
  to: Date;
  basis: LaneLevel;
  sample: number;
}

/**
 * Predicts the end of a leg: the median of those journeys of the lane that took longer than this one so far. A stuck shipment
 * still has the way ahead of it that it had at its last scan. Undefined without a sample, and where a journey has already taken
 * longer than nearly all of them.
 */
export function predictFromHistory(
  lane: Lane,
  history: LaneHistory,
  { started_at, stuck_since, now }: { started_at: string; stuck_since?: string | undefined; now: Date },
): HistoryPrediction | undefined {
  const found = findTimes(lane, history);
  const start = Date.parse(started_at);
  if (!found || Number.isNaN(start)) return undefined;
  const until = stuck_since === undefined ? now.getTime() : Date.parse(stuck_since);
  const elapsed = (until - start) / hourMs;
  const longer = found.times.transit_h.filter((hours) => hours > elapsed);
  if (longer.length === 0) return undefined;
  // The history is sorted by duration.
  const after = (share: number) =>
    new Date(
      start + (longer[Math.floor((longer.length - 1) * share)] ?? 0) * hourMs + (now.getTime() - until),
    );
  return {
    at: after(0.5),
    from: after(0.2),
    to: after(0.8),
    basis: found.level,
    sample: found.times.sample,
  };
}
