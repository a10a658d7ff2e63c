import { describe, expect, it } from 'vitest';
import { nextPickups } from './index.ts';

const schedule = {
  cut_off: '14:00',
  windows: [
    { from: '16:00', to: '18:00' },
    { from: '18:00', to: '20:00' },
  ],
  closed_weekdays: [0],
};
const at = (text: string) => new Date(`${text}:00+05:30`);

describe('pickups of a courier', () => {
  it('are today until the cut-off', () => {
    const { cut_off_at, slots } = nextPickups(schedule, at('2026-11-20T13:59'));
    expect(cut_off_at).toBe('2026-11-20T08:30:00.000Z');
    expect(slots.slice(0, 3)).toEqual([
      { date: '2026-11-20', time: '16:00', label: '16:00–18:00' },
      { date: '2026-11-20', time: '18:00', label: '18:00–20:00' },
      { date: '2026-11-21', time: '16:00', label: 'Tomorrow 16:00–18:00' },
    ]);
  });

  it('are on the next working day after the cut-off', () => {
    const { cut_off_at, slots } = nextPickups(schedule, at('2026-11-21T14:00'));
    expect(cut_off_at).toBe('2026-11-23T08:30:00.000Z');
    expect(slots[0]).toEqual({ date: '2026-11-23', time: '16:00', label: 'Mon 23 Nov 16:00–18:00' });
  });

  it('count the day in India', () => {
    // 20:00 UTC on Friday is Saturday 01:30 in India.
    expect(nextPickups(schedule, new Date('2026-11-20T20:00:00Z')).slots[0]?.date).toBe('2026-11-21');
  });

  it('are found where every weekday is closed', () => {
    const closed = { ...schedule, closed_weekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(nextPickups(closed, at('2026-11-20T10:00')).slots).toHaveLength(6);
  });
});
