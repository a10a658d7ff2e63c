/** A server-sent event. */
export interface ServerEvent {
  /** Sent as Last-Event-ID on reconnection; empty if the server sent none. */
  id: string;
  /** `message` if the server sent none. */
  type: string;
  data: string;
}

/** Why a stream failed: a response that isn't a stream, or a thrown error. */
export type SubscribeError = { answer: Response } | { thrown: unknown };

export interface ConnectionOptions {
  url: string;
  /** Called for each connection, as the token may have changed. */
  headers: () => Record<string, string>;
  onEvent: (event: ServerEvent) => void;
  /** Called once per outage, not for every reconnection attempt. */
  onFailure?: (failure: SubscribeError) => void;
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** Milliseconds before the first reconnection; doubles each time up to a factor of 30. @default 1000 */
  firstWait?: number;
}

/** Parses complete events from the start of a text; the remainder waits for more. */
export function parseEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const event: ServerEvent = { id: '', type: 'message', data: '' };
    const data: string[] = [];
    for (const line of block.split('\n')) {
      // A line starting with a colon is a heartbeat.
      const [name = '', ...more] = line.split(':');
      const value = more.join(':').replace(/^ /, '');
      if (name === 'id') event.id = value;
      else if (name === 'event') event.type = value;
      else if (name === 'data') data.push(value);
    }
    return data.length > 0 ? [{ ...event, data: data.join('\n') }] : [];
  });
  return { events, rest };
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Subscribes until the signal aborts or the server rejects with 4xx. Reconnects from the last event. The
 * browser's EventSource can't send a token, so the stream is read manually.
 */
export async function subscribe({
  url,
  headers,
  onEvent,
  onFailure,
  signal,
  fetch = globalThis.fetch,
  firstWait = 1000,
}: ConnectionOptions): Promise<void> {
  let lastId = '';
  let isTold = false;
  const fail = (failure: SubscribeError) => {
    if (!isTold && !signal.aborted) onFailure?.(failure);
    isTold = true;
  };
  let wait = firstWait;
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, {
        signal,
        headers: {
          ...headers(),
          accept: 'text/event-stream',
          ...(lastId !== '' && { 'last-event-id': lastId }),
        },
      });
      if (!answer.ok) fail({ answer });
      if (isFinal(answer.status)) return;
      if (answer.ok && answer.body) {
        isTold = false;
        let unread = '';
        for await (const chunk of readChunks(answer.body)) {
          wait = firstWait;
          const { events, rest } = parseEvents(unread + chunk);
          unread = rest;
          for (const event of events) {
            if (event.id !== '') lastId = event.id;
            onEvent(event);
          }
        }
      }
    } catch (thrown) {
      // No network or the server is down: retried below.
      fail({ thrown });
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, firstWait * 30);
  }
}

/** Reads a stream as text. Not every browser can iterate streams. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Cancelling an aborted stream rejects; nothing to do.
    reader.cancel().catch(() => {});
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // The signal outlives many pauses, so the listener is removed.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', end);
  });
