import { describe, expect, test } from 'vitest';
import { integrationState, lastHours, rateHour } from './state.ts';

const hour = (calls: number, failed = 0, retried = 0) => ({
  hour: '2026-11-22T10:00:00.000Z',
  calls,
  failed,
  retried,
});

describe('the health of a partner', () => {
  test('rates an hour by its failed and retried requests', () => {
    expect(rateHour(hour(0))).toBe('none');
    expect(rateHour(hour(100, 0, 1))).toBe('good');
    expect(rateHour(hour(100, 0, 2))).toBe('degraded');
    expect(rateHour(hour(100, 19))).toBe('degraded');
    expect(rateHour(hour(100, 20))).toBe('failing');
  });

  test('puts what a person must solve before everything else', () => {
    const facts = { is_connected: true, needs_you: false, has_warning: false, hours: [hour(10)] };
    expect(integrationState(facts)).toBe('working');
    expect(integrationState({ ...facts, is_by_hand: true, hours: [] })).toBe('by-hand');
    expect(integrationState({ ...facts, hours: [hour(10, 5), hour(0)] })).toBe('check');
    expect(integrationState({ ...facts, has_warning: true })).toBe('check');
    expect(integrationState({ ...facts, has_warning: true, needs_you: true })).toBe('needs-you');
    expect(integrationState({ ...facts, is_connected: false, needs_you: true })).toBe('off');
  });

  test('has a bar for each of 24 hours, the current one last', () => {
    const known = { ...hour(7), hour: '2026-11-22T08:00:00.000Z' };
    const hours = lastHours([known], new Date('2026-11-22T10:20:00Z'));
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toMatchObject({ hour: '2026-11-22T10:00:00.000Z', calls: 0 });
    expect(hours.at(-3)).toEqual(known);
  });
});
