import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStates } from '../shipments/index.ts';
import {
  describeParcel,
  eventText,
  expectedDelivery,
  progressSteps,
  buildParcelTimeline,
  predictDelivery,
  trackingLanguages,
} from './index.ts';
import { addDays, formatDate } from '../days/index.ts';
import type { TrackingLanguage } from './index.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const about = (status: string, promised_date?: string, language: TrackingLanguage = 'en') =>
  describeParcel({ status, promised_date }, { language, now });

describe('the headline', () => {
  it('shows when the parcel arrives', () => {
    expect(about('IN_TRANSIT', '2026-11-22')).toEqual({
      headline: 'Arriving tomorrow',
      detail: 'Sunday 22 November, by 8 pm',
    });
    expect(about('AT_DESTINATION', '2026-11-21').headline).toBe('Arriving today');
    expect(about('AT_DESTINATION', '2026-11-25').headline).toBe('Arriving Wed 25 Nov');
    expect(about('IN_TRANSIT').headline).toBe('On its way');
    expect(about('DRAFT').headline).toBe('Being prepared');
    expect(about('OUT_FOR_DELIVERY', '2026-11-24').headline).toBe('Arriving today');
  });
  it('shows the days of the lane, and says late only of a promise that is missed', () => {
    const lane = (from: string, to: string, promised_date?: string) =>
      describeParcel({ status: 'IN_TRANSIT', promised_date, expected: { from, to } }, { now });
    expect(lane('2026-11-23', '2026-11-25', '2026-11-24')).toEqual({
      headline: 'On its way',
      detail: 'Expected between Mon 23 Nov and Wed 25 Nov',
    });
    expect(lane('2026-11-23', '2026-11-23').headline).toBe('Arriving Mon 23 Nov');
    const late = lane('2026-11-24', '2026-11-25', '2026-11-22');
    expect(late.headline).toBe(about('IN_TRANSIT', '2026-11-20').headline);
    expect(late.detail).toContain('Sun 22 Nov');
    // Days in the past are no longer expected: the promise and the state decide again.
    expect(lane('2026-11-18', '2026-11-20', '2026-11-23').headline).toBe('Arriving Mon 23 Nov');
    // It can't come before it can.
    expect(
      predictDelivery({ status: 'IN_TRANSIT', expected: { from: '2026-11-20', to: '2026-11-24' }, now }),
    ).toEqual({
      from: '2026-11-22',
      to: '2026-11-24',
    });
  });
  it("counts days in India's time", () => {
    const late = new Date('2026-11-21T20:00:00Z');
    expect(
      describeParcel({ status: 'AT_DESTINATION', promised_date: '2026-11-22' }, { now: late }).headline,
    ).toBe('Arriving today');
    expect(
      describeParcel({ status: 'DELIVERED', last_event_at: '2026-11-20T20:00:00Z' }, { now }).headline,
    ).toBe('Delivered Sat 21 Nov');
  });
  it('speaks Hindi', () => {
    expect(about('IN_TRANSIT', '2026-11-22', 'hi')).toEqual({
      headline: 'कल पहुँचेगा',
      detail: 'रविवार 22 नवंबर, रात 8 बजे तक',
    });
    expect(eventText('DELIVERED', 'hi')).toBe('डिलीवर हो गया');
  });
  it('covers every state and unknown ones, without trade jargon', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shipmentStates, 'NOT_A_STATE'),
        fc.constantFrom(...trackingLanguages),
        (status, language) => {
          const { headline, detail } = about(status, '2026-11-22', language);
          expect(headline.length).toBeGreaterThan(2);
          expect(`${headline} ${detail}`).not.toMatch(/RTO|AWB|NDR|[A-Z]_[A-Z]/);
        },
      ),
    );
  });
});

describe('the predicted delivery', () => {
  const predict = (status: string, promised_date: string | undefined, at: string) =>
    predictDelivery({ status, promised_date, now: new Date(at) });
  const noon = '2026-11-20T12:00:00+05:30';

  it('is the promised day while the parcel can make it', () => {
    expect(predict('IN_TRANSIT', '2026-11-21', noon)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(predict('AWB_ASSIGNED', '2026-11-22', noon)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  });
  it('is a range once the promise cannot be met, also before its day has passed', () => {
    expect(predict('IN_TRANSIT', '2026-11-20', noon)).toEqual({ from: '2026-11-21', to: '2026-11-23' });
    expect(predict('PICKUP_FAILED', '2026-11-21', noon)).toEqual({ from: '2026-11-23', to: '2026-11-25' });
    expect(about('IN_TRANSIT', '2026-11-20')).toEqual({
      headline: 'Running late',
      detail: 'Expected between Mon 23 Nov and Wed 25 Nov · Promised by Fri 20 Nov',
    });
  });
  it('is today only while couriers deliver', () => {
    expect(predict('OUT_FOR_DELIVERY', undefined, noon)?.from).toBe('2026-11-20');
    expect(predict('OUT_FOR_DELIVERY', undefined, '2026-11-20T21:00:00+05:30')?.from).toBe('2026-11-21');
  });
  it('is absent without a promise and for parcels that do not arrive', () => {
    expect(predict('IN_TRANSIT', undefined, noon)).toBeUndefined();
    for (const status of ['DELIVERED', 'LOST', 'CANCELLED', 'RTO_IN_TRANSIT', 'WHAT'])
      expect(predict(status, '2026-11-21', noon)).toBeUndefined();
  });
});

describe('a day in a sentence', () => {
  it('includes month and year; an invalid day is unchanged', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
    expect(formatDate('')).toBe('');
    expect(formatDate('soon')).toBe('soon');
  });
});

describe('progress', () => {
  const states = (status: string) =>
    progressSteps(status)
      .map((step) => step.state)
      .join(' ');
  it('is Packed, Shipped, In transit, Delivered', () => {
    expect(progressSteps('IN_TRANSIT').map(({ label }) => label)).toEqual([
      'Packed',
      'Shipped',
      'In transit',
      'Delivered',
    ]);
    expect(states('AWB_ASSIGNED')).toBe('now next next next');
    expect(states('PICKED_UP')).toBe('done now next next');
    expect(states('OUT_FOR_DELIVERY')).toBe('done done now next');
    expect(states('DELIVERED')).toBe('done done done done');
  });
  it('shows the return, and nothing for parcels without progress', () => {
    expect(progressSteps('RTO_IN_TRANSIT').map(({ label }) => label)).toEqual([
      'Packed',
      'Shipped',
      'Returning',
      'Returned',
    ]);
    expect(states('RTO_DELIVERED')).toBe('done done done done');
    expect(['CANCELLED', 'LOST', 'WHAT'].flatMap((status) => progressSteps(status))).toEqual([]);
  });
});

describe('the timeline', () => {
  it('is newest first and omits repeated scans', () => {
    const lines = buildParcelTimeline([
      { status: 'PICKED_UP', at: '2026-11-20T10:00:00Z', location: 'Jaipur' },
      { status: 'IN_TRANSIT', at: '2026-11-20T18:00:00Z', location: 'Bhiwandi' },
      { status: 'IN_TRANSIT', at: '2026-11-21T01:00:00Z', location: 'Bhiwandi' },
    ]);
    expect(lines).toEqual([
      { text: 'On its way', at: '2026-11-21T01:00:00Z', location: 'Bhiwandi' },
      { text: 'Collected by the courier', at: '2026-11-20T10:00:00Z', location: 'Jaipur' },
    ]);
  });
});

describe('the expected day', () => {
  it('skips Sundays and respects the cut-off', () => {
    expect(expectedDelivery('2026-11-20', 1)).toBe('2026-11-21');
    expect(expectedDelivery('2026-11-20', 2)).toBe('2026-11-23');
    expect(expectedDelivery('2026-11-20T19:00:00+05:30', 1)).toBe('2026-11-23');
    expect(expectedDelivery('2026-11-20', 2, { skip_sundays: false })).toBe('2026-11-22');
    expect(expectedDelivery('soon', 2)).toBeUndefined();
  });
  it('is never a Sunday and never before the pickup', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.nat(12), (offset, tat) => {
        const start = addDays('2026-01-01', offset);
        const day = expectedDelivery(start, tat) ?? '';
        expect(day >= start).toBe(true);
        expect(new Date(day).getUTCDay()).not.toBe(0);
      }),
    );
  });
});
