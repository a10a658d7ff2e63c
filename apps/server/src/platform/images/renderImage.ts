import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSharedPool } from '../../base/sharedPool.ts';
import { tooManyRequests } from '../../base/errors.ts';
import type { ImageReply, ImageRequest } from './imageProcess.ts';

/** A photo of 40 megapixels takes about two seconds on a busy machine. */
const renderTimeoutMs = 10_000;

const limitRenders = createSharedPool({
  concurrency: 2,
  maxQueuedPerKey: 20,
  createError: () =>
    tooManyRequests('Too many images of yours are being uploaded. Try again in a few seconds.', 10),
});

interface RenderOptions {
  /** @default 10 s */
  timeoutMs?: number;
  /** @default png */
  format?: 'png' | 'jpeg';
}

/**
 * Redraws an image in a process that is killed when it takes too long.
 * @param side the longest side of the result, pixels
 * @returns undefined if the image can't be decoded within the limits
 * @throws ApiError 429 if too many images are waiting
 */
export function renderImage(
  bytes: Uint8Array,
  side: number,
  { timeoutMs = renderTimeoutMs, format = 'png' }: RenderOptions = {},
): Promise<Uint8Array | undefined> {
  return limitRenders(() => renderInProcess({ bytes, side, format }, timeoutMs));
}

function renderInProcess(request: ImageRequest, timeoutMs: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./imageProcess.ts', import.meta.url)), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // One decoder thread, and none of the server's secrets.
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' },
    });
    const finish = (image?: Uint8Array) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(image);
    };
    const timer = setTimeout(finish, timeoutMs);
    child.once('message', (reply: ImageReply) => finish(reply.ok ? new Uint8Array(reply.image) : undefined));
    child.once('error', () => finish());
    child.once('exit', () => finish());
    child.send(request, (error) => {
      if (error) finish();
    });
  });
}
