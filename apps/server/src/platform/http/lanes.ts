import { calls } from '@khep/api';
import { tooManyRequests } from '../../base/errors.ts';
import { FairQueue } from '../../base/fairQueue.ts';
import type { Release } from '../../base/fairQueue.ts';
import type { AnyEndpoint } from './bindRoute.ts';

type Lane = 'quick' | 'waiting' | 'heavy';

/** Requests that wait for couriers and use little of this machine. */
const waiting: ReadonlySet<string> = new Set(
  [
    calls.allocation.assign,
    calls.orders.pickup,
    calls.orders.manifest,
    calls.orders.cancel,
    calls.orders.shipmentCancel,
    calls.contracts.credentialsAdd,
    calls.contracts.integration,
    calls.contracts.serviceability,
    calls.shipToday.run,
  ].map(({ id }) => id),
);

/** Requests that compute for long, beside files. */
const heavy: ReadonlySet<string> = new Set(
  [
    calls.allocation.impact,
    calls.allocation.recommend,
    calls.orders.labels,
    calls.packing.pack,
    calls.packing.recommend,
    calls.packing.bulkRecommend,
    calls.rates.replay,
    calls.recon.run,
    calls.recon.runCod,
    calls.shipToday.plan,
    calls.sku.recommendedCourier,
  ].map(({ id }) => id),
);

/** Returns the lane of an endpoint; undefined for event streams, which have their own limit. */
function laneOf({ id, response, encoding }: AnyEndpoint): Lane | undefined {
  if (id === calls.jobs.events.id) return undefined;
  if (response === 'blob' || encoding === 'multipart' || heavy.has(id)) return 'heavy';
  return waiting.has(id) ? 'waiting' : 'quick';
}

const createError = () =>
  tooManyRequests('Too many requests of your brand are waiting. Try again in a few seconds.', 5);

/** Requests of one brand at once are few, so that another brand's waits behind few: the processor is shared too. */
const limits: Readonly<Record<Lane, ConstructorParameters<typeof FairQueue>[0]>> = {
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
  maxQueuedPerKey: 50,
  createError,
};

export interface Lanes {
  /** Waits until a request of a brand may run; returns how to end it. */
  enter(endpoint: AnyEndpoint, brandId: string): Promise<Release>;
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
  return {
    async enter(endpoint, brandId) {
      const lane = laneOf(endpoint);
      return lane === undefined ? () => undefined : queues[lane].acquire(brandId);
    },
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
