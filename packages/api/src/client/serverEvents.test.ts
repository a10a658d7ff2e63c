import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { subscribe, parseEvents } from './serverEvents.ts';
import type { ServerEvent } from './serverEvents.ts';

test('complete events are parsed, an incomplete one waits', () => {
  expect(parseEvents(': beat\n\nid: 7\nevent: job\ndata: {"a":1}\n\nid: 8\ndata: x')).toEqual({
    events: [{ id: '7', type: 'job', data: '{"a":1}' }],
    rest: 'id: 8\ndata: x',
  });
});

test('data lines are joined, colons included', () => {
  expect(parseEvents('data: one: two\r\ndata:three\r\n\r\n').events).toEqual([
    { id: '', type: 'message', data: 'one: two\nthree' },
  ]);
});

const createStream = (...parts: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );

test('a lost connection resumes from the last event, and a rejection ends it', async () => {
  const answers = [
    () => Promise.resolve(createStream('id: 1\ndata: a\n\nid: 2\nda', 'ta: b\n\n')),
    () => Promise.reject(new TypeError('offline')),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.resolve(createStream('id: 3\ndata: c\n\n')),
    () => Promise.resolve(new Response('', { status: 401 })),
  ];
  const fetch = vi.fn<typeof globalThis.fetch>(() => answers.shift()!());
  const seen: ServerEvent[] = [];
  const failures: number[] = [];
  const { signal } = new AbortController();
  await subscribe({
    url: '/api/jobs/events',
    headers: () => ({ 'x-auth-token': 'secret' }),
    onFailure: (failure) => failures.push('answer' in failure ? failure.answer.status : 0),
    signal,
    onEvent: (event) => seen.push(event),
    fetch,
    firstWait: 1,
  });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(seen.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
  const ids = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('last-event-id'));
  expect(ids).toEqual([null, '2', '2', '2', '3']);
  // The 502 belongs to an already reported failure.
  expect(failures).toEqual([0, 401]);
});

test('it stops when aborted', async () => {
  const stop = new AbortController();
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
  const ended = subscribe({
    url: '/',
    headers: () => ({}),
    signal: stop.signal,
    onEvent: () => {},
    fetch,
    firstWait: 60_000,
  });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  stop.abort();
  await ended;
  expect(fetch).toHaveBeenCalledOnce();
});

test('an aborted stream causes no unhandled error', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const stop = new AbortController();
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('data: a\n\n'));
            // As a browser's body does when its request is aborted.
            stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
          },
        }),
      ),
    ),
  );
  const seen: ServerEvent[] = [];
  const ended = subscribe({
    url: '/',
    headers: () => ({}),
    signal: stop.signal,
    onEvent: (event) => seen.push(event),
    fetch,
  });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  stop.abort();
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
