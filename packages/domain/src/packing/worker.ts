import { servePacking } from './servePacking.ts';

// The engine by itself, away from the page's thread. A page never imports this file: it starts it (packInWorker.ts).
servePacking({
  say: (message) => globalThis.postMessage(message, { transfer: [] }),
  hear: (listener) =>
    globalThis.addEventListener('message', (event: MessageEvent<Parameters<typeof listener>[0]>) =>
      listener(event.data),
    ),
});
