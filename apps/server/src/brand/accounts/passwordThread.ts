/** A thread that hashes: below the event loop and the database, which a burst of log-ins must not slow. */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { yieldToRequests } from '../../base/yieldToRequests.ts';

export type ToHasher =
  | { kind: 'hash'; id: number; password: string | Uint8Array; cost: Options }
  | { kind: 'verify'; id: number; password: string; passwordHash: string };

export type FromHasher = { id: number; result: string | boolean } | { id: number; problem: string };

const port = parentPort!;

function post(message: FromHasher): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
  port.postMessage(message);
}

yieldToRequests();

port.on('message', (asked: ToHasher) => {
  try {
    const result =
      asked.kind === 'hash'
        ? hashSync(asked.password, asked.cost)
        : verifySync(asked.passwordHash, asked.password);
    post({ id: asked.id, result });
  } catch (error) {
    post({ id: asked.id, problem: error instanceof Error ? error.message : String(error) });
  }
});
