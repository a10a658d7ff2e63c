import { formatDuration } from '../days/index.ts';
import { describe, expect, test } from 'vitest';
import { buildLane, laneAxis } from './lanes.ts';

const scan = (at: string, state: string, location: string) => ({
  at: `2026-11-${at}:00+05:30`,
  state,
  location,
});
const moment = (at: string) => Date.parse(`2026-11-${at}:00+05:30`);

const way = [
  scan('18T09:00', 'IN_TRANSIT', 'Jaipur hub'),
  scan('17T17:30', 'PICKED_UP', 'Jaipur studio'),
  scan('18T02:10', 'IN_TRANSIT', 'Jaipur hub'),
  scan('20T05:20', 'AT_DESTINATION', 'Nelamangala hub'),
];

describe('the lane of a parcel', () => {
  test('joins scans at one place to a stay, in the order of time', () => {
    const { stays, isEnded, lastAt } = buildLane(way);
    expect(stays.map(({ place }) => place)).toEqual(['Jaipur studio', 'Jaipur hub', 'Nelamangala hub']);
    expect(stays[1]).toMatchObject({ from: moment('18T02:10'), to: moment('18T09:00') });
    expect(isEnded).toBe(false);
    expect(lastAt).toBe(moment('20T05:20'));
  });

  test('keeps a scan without a place where the parcel was, and ignores an unreadable time', () => {
    const { stays } = buildLane([
      ...way,
      scan('20T08:00', 'OUT_FOR_DELIVERY', ''),
      { ...way[0]!, at: 'soon' },
    ]);
    expect(stays).toHaveLength(3);
    expect(stays[2]?.to).toBe(moment('20T08:00'));
  });

  test('turns back with an RTO, at the place where it was', () => {
    const { stays, failures, isEnded } = buildLane([
      ...way,
      scan('20T18:00', 'UNDELIVERED', 'Nelamangala hub'),
      scan('21T10:00', 'RTO_IN_TRANSIT', 'Nelamangala hub'),
      scan('24T10:00', 'RTO_DELIVERED', 'Jaipur studio'),
    ]);
    expect(stays.map(({ isReturning }) => isReturning)).toEqual([false, false, false, true, true]);
    expect(failures).toEqual([{ at: moment('20T18:00') }]);
    expect(isEnded).toBe(true);
  });

  test('is empty before the first scan', () => {
    expect(buildLane([])).toEqual({ stays: [], failures: [], lastAt: undefined, isEnded: false });
  });
});

describe('the axis of the lanes', () => {
  test('reaches from the first scan to the promise, with a line per day in India', () => {
    const axis = laneAxis([buildLane(way)], [null, '2026-11-21T20:00:00+05:30'], moment('20T12:00'));
    expect(axis?.start).toBeLessThan(moment('17T17:30'));
    expect(axis?.end).toBeGreaterThan(moment('21T20:00'));
    expect(axis?.days.map(({ day }) => day)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  test('ends with the last scan of a finished parcel, not with today', () => {
    const lane = buildLane([...way, scan('20T16:42', 'DELIVERED', 'Koramangala')]);
    expect(laneAxis([lane], [], moment('28T00:00'))?.end).toBeLessThan(moment('21T00:00'));
  });

  test('shows at most eight days, and needs a scan', () => {
    const long = buildLane([way[1]!, scan('30T10:00', 'IN_TRANSIT', 'Nelamangala hub')]);
    expect(laneAxis([long], [], 0)?.days.length).toBeLessThanOrEqual(8);
    expect(laneAxis([buildLane([])], [], 0)).toBeUndefined();
  });
});

test('formats durations for a glance', () => {
  expect([40, 60, 400, 2 * 24 * 60, 55 * 60].map((minutes) => formatDuration(minutes * 60_000))).toEqual([
    '40 min',
    '1 h',
    '6 h 40 min',
    '2 d',
    '2 d 7 h',
  ]);
});
