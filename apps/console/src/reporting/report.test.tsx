import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report, reportProblem } from './report.ts';

/** Ids of the events that arrive at the service. */
const arrived: string[] = [];

beforeEach(() => {
  document.head.innerHTML = '<meta name="khep-sentry-dsn" content="https://key@sentry.example/1">';
  const send = (_: string, { body }: { body: string | Uint8Array }) => {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const lines = text.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, unknown>);
    if (lines.some(({ type }) => type === 'event')) arrived.push(String(lines[0]?.['event_id']));
    return Promise.resolve(new Response('{}', { status: 200 }));
  };
  // The client looks for another fetch if this one doesn't look like the browser's.
  vi.stubGlobal('fetch', Object.assign(send, { toString: () => 'function fetch() { [native code] }' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const idOf = (result: Awaited<ReturnType<typeof report>>) => (result.sent ? result.id : result.reason);

test('every error arrives under the id that is shown, also one like the last', async () => {
  // Failed calls with one message from one place, as of 15 that were refused.
  const failures = Array.from({ length: 15 }, () => new Error('Something went wrong'));
  const ids: string[] = [];
  for (const failure of failures) ids.push(idOf(await report(failure)));
  expect(new Set(ids).size).toBe(15);
  await vi.waitFor(() => expect(arrived).toEqual(ids));

  // The same error again is no new event.
  expect(idOf(await report(failures[0]))).toBe(ids[0]);
  // Each report of it by a user is a new event.
  const problems = [idOf(await reportProblem(failures[0])), idOf(await reportProblem(failures[0]))];
  await vi.waitFor(() => expect(arrived).toEqual([...ids, ...problems]));
});
