import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { inTurn, useCardSearch } from './inTurn.tsx';

let root: Root;
let drawn: string[] = [];

const Probe = inTurn(function Probe({ name, query }: { name: string; query: AnalyticsQuery }) {
  const search = useCardSearch();
  drawn.push(`${name} ${query.dateRange} ${search}`);
  return null;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '?date=last30');
  root = createRoot(document.createElement('div'));
  drawn = [];
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

/** As the page does when a filter changes: the address and the query together. */
function show(dateRange: AnalyticsQuery['dateRange'], search: string) {
  flushSync(() => window.history.replaceState(null, '', search));
  flushSync(() =>
    root.render(
      <>
        <Probe name="first" query={{ dateRange }} />
        <Probe name="second" query={{ dateRange }} />
      </>,
    ),
  );
}
/** Runs the next timer only, and returns what it drew. */
function nextTask(): string[] {
  drawn = [];
  vi.advanceTimersToNextTimer();
  return drawn;
}

test('draws one card in each task after a filter has changed, in the order of the page', () => {
  show('last_30_days', '?date=last30');
  expect(drawn).toEqual(['first last_30_days date=last30', 'second last_30_days date=last30']);
  drawn = [];
  show('last_7_days', '?date=last7');
  expect(drawn).toEqual([]);
  expect(nextTask()).toEqual(['first last_7_days date=last7']);
  expect(nextTask()).toEqual(['second last_7_days date=last7']);
  vi.runAllTimers();
  expect(drawn).toEqual(['second last_7_days date=last7']);
});

test('draws only the last of two changes in a card that still waits', () => {
  show('last_30_days', '?date=last30');
  show('last_7_days', '?date=last7');
  expect(nextTask()).toEqual(['first last_7_days date=last7']);
  show('today', '?date=today');
  drawn = [];
  vi.runAllTimers();
  expect(drawn.toSorted()).toEqual(['first today date=today', 'second today date=today']);
});

test('draws no card when a figure opens or a filter changes back before its turn', () => {
  show('last_30_days', '?date=last30');
  drawn = [];
  show('last_30_days', '?date=last30&figure=orders');
  show('last_7_days', '?date=last7');
  show('last_30_days', '?date=last30');
  vi.runAllTimers();
  expect(drawn).toEqual([]);
});
