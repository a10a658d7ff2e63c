import type { Lane } from '@khep/api';
import { tooManyRequests } from '../../base/errors.ts';
import { FairQueue } from '../../base/fairQueue.ts';
import type { Release } from '../../base/fairQueue.ts';
import type { AnyEndpoint } from './bindRoute.ts';

const createError = () =>
  tooManyRequests('Too many requests of your brand are waiting. Try again in a few seconds.', 5);

const strangersError = () =>
  tooManyRequests('Too many requests of your network are waiting. Try again in a few seconds.', 5);

/** Requests of one brand at once are few, so that another brand's waits behind few: the processor is shared too. */
const limits: Readonly<Record<Exclude<Lane, 'stream'>, ConstructorParameters<typeof FairQueue>[0]>> = {
  quick: { concurrency: 8, concurrencyPerKey: 4, contendedPerKey: 1, maxQueuedPerKey: 200, createError },
  waiting: { concurrency: 64, concurrencyPerKey: 8, maxQueuedPerKey: 200, createError },
  heavy: { concurrency: 3, concurrencyPerKey: 1, maxQueuedPerKey: 50, createError },
};

/**
 * Large bodies in memory, from the first byte to the response. Only a brand's own wait for each other: a client that sends
 * slowly keeps nobody else from uploading.
 */
const concurrentUploads = {
  concurrency: Number.POSITIVE_INFINITY,
  concurrencyPerKey: 2,
  // One that waits has sent nothing yet; one that is refused sends its whole body again.
  maxQueuedPerKey: 200,
  createError,
};

/**
 * Requests without a session, such as log-ins: together they take few places of the database, so that strangers slow each
 * other and no brand.
 */
const strangers = {
  concurrency: 4,
  concurrencyPerKey: 3,
  contendedPerKey: 1,
  maxQueuedPerKey: 100,
  createError: strangersError,
};

export interface Lanes {
  /** Waits until a request of a brand may run; returns how to end it. */
  enter(endpoint: Pick<AnyEndpoint, 'lane'>, brandId: string): Promise<Release>;
  /** Waits until a request without a session may run. @param network of the client */
  enterStrangers(network: string): Promise<Release>;
  /** Waits until a part of a longer request may run, such as a page of a download. */
  enterQuick(brandId: string): Promise<Release>;
  /** Waits until a large body of a brand may be read. */
  enterUpload(brandId: string): Promise<Release>;
}

/** Creates the queues in front of the handlers: fair between brands, apart for quick, waiting and heavy requests. */
export function createLanes(): Lanes {
  const queues = {
    quick: new FairQueue(limits.quick),
    waiting: new FairQueue(limits.waiting),
    heavy: new FairQueue(limits.heavy),
  };
  const uploads = new FairQueue(concurrentUploads);
  const anonymous = new FairQueue(strangers);
  return {
    async enter({ lane }, brandId) {
      // Event streams have a limit of their own.
      return lane === 'stream' ? () => undefined : queues[lane].acquire(brandId);
    },
    enterStrangers: (network) => anonymous.acquire(network),
    enterQuick: (brandId) => queues.quick.acquire(brandId),
    enterUpload: (brandId) => uploads.acquire(brandId),
  };
}

/** A client that reads a file slowly must not keep others from theirs. */
const maxStreamHoldMs = 60_000;

/**
 * Passes a stream on and calls `release` at its end.
 * @param enterPart waits before each part is produced
 */
export function releaseAtEnd(
  stream: ReadableStream<Uint8Array>,
  release: Release,
  enterPart?: () => Promise<Release>,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const late = setTimeout(release, maxStreamHoldMs);
  late.unref();
  const end = () => {
    clearTimeout(late);
    release();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const leave = await enterPart?.();
          const { done, value } = await reader.read().finally(leave);
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
