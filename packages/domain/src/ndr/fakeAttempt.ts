import { formatTime, istDay } from '../days/index.ts';

/** A scan of the day of an attempt, or before it. */
export interface EvidenceScan {
  /** ISO 8601. */
  at: string;
  /** The parcel's state after it. */
  state: string;
  location: string;
  remark: string;
}

export interface FakeAttemptInput {
  /** When the courier says that it tried, ISO 8601. */
  at: string;
  /** Scans up to the attempt. */
  scans: readonly EvidenceScan[];
  /** The courier's remark of the attempt. */
  remark: string;
  /** The buyer says that no one came. */
  buyer_was_there: boolean;
}

export const fakeReasons = ['no-out-for-delivery', 'buyer', 'hours', 'no-call'] as const;
export type FakeReason = (typeof fakeReasons)[number];

export interface FakePoint {
  reason: FakeReason;
  /** 0 where this speaks for the courier. */
  points: number;
  /** In words, with the times it came from. */
  text: string;
}

export interface FakeScore {
  points: number;
  max: number;
  /** Reached the threshold. */
  is_suspect: boolean;
  details: readonly FakePoint[];
}

const weights: Record<FakeReason, number> = { 'no-out-for-delivery': 3, buyer: 3, hours: 2, 'no-call': 2 };
export const maxFakePoints = Object.values(weights).reduce((sum, one) => sum + one, 0);
/** From this many points on an attempt looks fake. */
export const suspectPoints = 4;
const firstHour = '08:00';
const lastHour = '21:00';

/** Scores how likely it is that nobody came to the door. A scan proves a hub, never a door. */
export function scoreFakeAttempt({ at, scans, remark, buyer_was_there }: FakeAttemptInput): FakeScore {
  const day = istDay(at);
  const before = scans.filter((scan) => scan.at < at).sort((a, b) => (a.at < b.at ? -1 : 1));
  const out = before.findLast((scan) => scan.state === 'OUT_FOR_DELIVERY' && istDay(scan.at) === day);
  const last = before.at(-1);
  const time = formatTime(at);
  const isLate = time < firstHour || time > lastHour;
  const isCalled =
    /\bcall/i.test(remark) || before.some((scan) => istDay(scan.at) === day && /\bcall/i.test(scan.remark));
  const point = (reason: FakeReason, isAgainst: boolean, against: string, otherwise: string): FakePoint => ({
    reason,
    points: isAgainst ? weights[reason] : 0,
    text: isAgainst ? against : otherwise,
  });
  const details = [
    point(
      'no-out-for-delivery',
      out === undefined,
      last
        ? `No out-for-delivery scan that day; the last was at ${formatTime(last.at)}${last.location ? `, ${last.location}` : ''}`
        : 'No out-for-delivery scan that day',
      `Out for delivery at ${out ? formatTime(out.at) : ''}`,
    ),
    point(
      'buyer',
      buyer_was_there,
      'The buyer says that no one came',
      "The buyer hasn't said that no one came",
    ),
    point('hours', isLate, `Marked at ${time}, outside ${firstHour}–${lastHour}`, `Marked at ${time}`),
    point('no-call', !isCalled, 'No call is logged', 'A call is logged'),
  ].sort((a, b) => b.points - a.points);
  const points = details.reduce((sum, one) => sum + one.points, 0);
  return { points, max: maxFakePoints, is_suspect: points >= suspectPoints, details };
}
