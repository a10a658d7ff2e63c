import { servePacking } from './servePacking.ts';

// The packing engine in a worker. Never imported; started by packInWorker.ts.
servePacking({
  send: (message) => globalThis.postMessage(message, { transfer: [] }),
  onMessage: (listener) =>
    globalThis.addEventListener('message', (event: MessageEvent<Parameters<typeof listener>[0]>) =>
      listener(event.data),
    ),
});
