import { readSerial, serialSettings, weightRequests } from '@khep/domain/warehouse';
import type { ScaleReading, SerialSettings } from '@khep/domain/warehouse';
import type { SerialPort } from './devices.ts';

/** Between two requests of a weight. */
const tickMs = 400;
/** Ticks in which a scale that sends without a request is heard. */
const quietStart = 2;
/** Ticks without a message after which the scale counts as switched off. */
const quietTicks = 12;
const settingsKey = 'khep-scale-line';

export interface SerialEvents {
  onReading: (reading: ScaleReading) => void;
  /** It sent weights, and sends none any more. */
  onSilence: () => void;
}

/** How a session ended: the port is in use, nothing was a weight, or the line broke. */
export type SerialEnd = 'busy' | 'unread' | 'lost';

/** Reads a scale until its line breaks or `signal` aborts; the settings of the line and the protocol are found by trying. */
export async function readPort(
  port: SerialPort,
  events: SerialEvents,
  signal: AbortSignal,
): Promise<SerialEnd> {
  const first = Number(localStorage.getItem(settingsKey) ?? 0);
  const order = [...serialSettings.entries()].sort(([a], [b]) => Number(b === first) - Number(a === first));
  for (const [at, settings] of order) {
    const end = await readLine(port, settings, signal, {
      ...events,
      onReading(reading) {
        localStorage.setItem(settingsKey, String(at));
        events.onReading(reading);
      },
    });
    if (end !== 'unread' || signal.aborted) return end;
  }
  return 'unread';
}

async function readLine(
  port: SerialPort,
  settings: SerialSettings,
  signal: AbortSignal,
  { onReading, onSilence }: SerialEvents,
): Promise<SerialEnd> {
  try {
    await port.open(settings);
  } catch {
    return 'busy';
  }
  const writer = port.writable?.getWriter();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const cancelled = new AbortController();
  let isHeard = false;
  let ticks = 0;
  let quiet = 0;
  /** The request that the scale answers; undefined while it sends without one. */
  let request: string | undefined;
  const cancel = () => {
    cancelled.abort();
    void reader?.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  const timer = setInterval(() => {
    ticks += 1;
    quiet += 1;
    if (isHeard && quiet === quietTicks) onSilence();
    if (!isHeard && ticks > quietStart) {
      request = weightRequests[ticks - quietStart - 1];
      if (request === undefined) cancel();
    }
    if (request !== undefined) void writer?.write(new TextEncoder().encode(request)).catch(() => undefined);
  }, tickMs);
  try {
    let rest = '';
    // A parity or framing error ends a stream, and the port has another one. A lost device has none.
    while (port.readable && !cancelled.signal.aborted) {
      reader = port.readable.getReader();
      try {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) return isHeard ? 'lost' : 'unread';
          const found = readSerial(rest + decode(value));
          rest = found.rest;
          if (!found.reading) continue;
          isHeard = true;
          quiet = 0;
          onReading(found.reading);
        }
      } catch {
        rest = '';
      } finally {
        reader.releaseLock();
      }
    }
    return cancelled.signal.aborted && !isHeard ? 'unread' : 'lost';
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', cancel);
    writer?.releaseLock();
    await port.close().catch(() => undefined);
  }
}

/** Seven bits: the eighth may be a parity that the line's settings don't expect. */
const decode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte & 0x7f)).join('');
