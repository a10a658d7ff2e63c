import type { IncomingMessage } from 'node:http';

const maxDiscardedBytes = 64 * 1024 * 1024;
const discardTimeoutMs = 10_000;

/**
 * Reads and drops the remaining body. A client that is still sending would lose the response to a connection reset.
 * @returns whether the whole body was read, so that the connection can be used again
 */
export function discardBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve(incoming.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      incoming.off('pause', readOn).off('data', count).off('end', finish).off('close', finish);
      resolve(incoming.readableEnded);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDiscardedBytes) finish();
    };
    const timer = setTimeout(finish, discardTimeoutMs);
    // The body's own reader, which may start late, pauses it when it is full.
    const readOn = () => {
      for (const listener of incoming.listeners('data'))
        if (listener !== count) incoming.off('data', listener as typeof count);
      incoming.resume();
    };
    incoming.on('pause', readOn).on('data', count).once('end', finish).once('close', finish);
    readOn();
  });
}
