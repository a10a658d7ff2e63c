/** One server-sent event. */
export interface ServerEvent {
  /** Given back as Last-Event-ID when the connection is made again; empty where the server gave none. */
  id: string;
  /** `message` where the server named none. */
  type: string;
  data: string;
}

/** Why nothing is heard: an answer that is no stream, or what was thrown where none came. */
export type SubscribeError = { answer: Response } | { thrown: unknown };

export interface ConnectionOptions {
  url: string;
  /** Asked for each connection: the token may have changed. */
  headers: () => Record<string, string>;
  onEvent: (event: ServerEvent) => void;
  /** Told once, and again only after a connection was made in between: while it waits it tries many times. */
  onFailure?: (failure: SubscribeError) => void;
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** Milliseconds before the first new connection; each further one waits twice as long, up to 30 times. @default 1000 */
  firstWait?: number;
}

/** Takes whole events off the front of a text; what is left waits for more. */
export function parseEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const event: ServerEvent = { id: '', type: 'message', data: '' };
    const data: string[] = [];
    for (const line of block.split('\n')) {
      // A line that begins with a colon is a heartbeat.
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
 * Listens until the signal aborts or the server says that there is nothing to listen to (4xx). A lost connection is made
 * again, from the last event that came. The browser's EventSource cannot send a token, so this reads the stream itself.
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
        for await (const chunk of chunksOf(answer.body)) {
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
      // No network, or the server went away: it is tried again below.
      fail({ thrown });
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, firstWait * 30);
  }
}

/** The text of a stream as it comes. Not every browser can iterate a stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
    // A stream that was aborted refuses to be cancelled, and there is nothing left to do about it.
    reader.cancel().catch(() => {});
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // A console that is open for days waits many times, with one signal.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', end);
  });
