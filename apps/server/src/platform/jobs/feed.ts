import type { Job } from '@khep/api';
import { sql } from 'kysely';
import { acrossBrands } from '../db/acrossBrands.ts';
import type { Db } from '../db/schema.ts';
import { tooManyRequests } from '../../base/errors.ts';
import type { Session } from '../http/session.ts';
import type { Services } from '../../start/services.ts';
import { changedJobs, visibleJobKinds, listJobs, serializeJob } from './queries.ts';
import type { Definitions } from './queries.ts';
import type { JobRecord } from './run.ts';

const pollIntervalMs = 1000;
/** Debounce delay for changes by this process. */
const gatherMs = 50;
/** Change numbers are drawn before the commit, so a later number may be visible first. */
const overlap = 50;
const heartbeatMs = 15_000;
/** A client this far behind is disconnected; it reconnects with its last event. */
const maxUnread = 200;
const maxSnapshot = 100;
/** The session of a stream is checked before an event if the last check is older. */
const sessionTtlMs = 1000;
/** Each tab of a browser has one stream. */
const maxStreamsPerSession = 10;
const maxStreamsPerBrand = 200;
const retryStreamSeconds = 30;

type Listener = (changed: readonly JobRecord[]) => void;

/**
 * Notifies listeners of job changes in their brand. Each process polls the table once a second for all its
 * listeners, or not at all without any, so it doesn't matter which process runs a job.
 */
export class JobFeed {
  readonly #db: Db;
  readonly #services: Services;
  readonly #listeners = new Map<string, Set<Listener>>();
  #last = 0;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #opening: Promise<void> | undefined;
  /** Open streams, by session and by brand. */
  readonly #streams = new Map<string, number>();

  constructor(db: Db, services: Services) {
    this.#db = db;
    this.#services = services;
  }

  /**
   * Counts a stream of a session; returns a function to call when it ends.
   * @throws ApiError 429 if the session or its brand has too many
   */
  admit(brandId: string, sessionKey: string): () => void {
    const limits = [
      [`session:${sessionKey}`, maxStreamsPerSession],
      [`brand:${brandId}`, maxStreamsPerBrand],
    ] as const;
    if (limits.some(([key, max]) => (this.#streams.get(key) ?? 0) >= max))
      throw tooManyRequests('Too many tabs follow the jobs. Close some.', retryStreamSeconds);
    const count = (change: number) => {
      for (const [key] of limits) {
        const left = (this.#streams.get(key) ?? 0) + change;
        if (left > 0) this.#streams.set(key, left);
        else this.#streams.delete(key);
      }
    };
    count(1);
    let isOpen = true;
    return () => {
      if (isOpen) count(-1);
      isOpen = false;
    };
  }

  /** Subscribes to changes; some may be delivered twice. Returns a function to unsubscribe. */
  async listen(brandId: string, listener: Listener): Promise<() => void> {
    const own = this.#listeners.get(brandId) ?? new Set();
    this.#listeners.set(brandId, own.add(listener));
    const stop = () => {
      own.delete(listener);
      if (own.size === 0) this.#listeners.delete(brandId);
      if (this.#listeners.size > 0) return;
      this.#opening = undefined;
      clearTimeout(this.#timer);
      this.#services.jobs.changes.off('change', this.#soon);
    };
    try {
      // Once for concurrent subscribers: a second time would move the start of the first.
      await (this.#opening ??= this.#open());
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  async #open(): Promise<void> {
    this.#last = await lastChange(this.#db);
    if (this.#listeners.size === 0) return;
    const { changes } = this.#services.jobs;
    // The feed may have been closed and reopened during the query.
    changes.off('change', this.#soon).on('change', this.#soon);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#look, pollIntervalMs);
  }

  readonly #soon = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#look, gatherMs);
  };

  readonly #look = async () => {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const brands = [...this.#listeners.keys()];
      const after = this.#last - overlap;
      const changed =
        brands.length === 0
          ? []
          : await acrossBrands(this.#db, this.#services.log, (filter) =>
              changedJobs(this.#db, brands, after, filter),
            );
      changed.sort((a, b) => a.change_no - b.change_no);
      this.#last = changed.at(-1)?.change_no ?? this.#last;
      for (const [brandId, own] of Map.groupBy(changed, ({ brand_id }) => brand_id))
        for (const listener of this.#listeners.get(brandId) ?? []) listener(own);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'job changes could not be read');
    } finally {
      this.#isLooking = false;
      clearTimeout(this.#timer);
      if (this.#listeners.size > 0) this.#timer = setTimeout(this.#look, pollIntervalMs);
    }
  };
}

async function lastChange(db: Db): Promise<number> {
  // From the sequence: the maximum of the table would query every shard.
  const { rows } = await sql<{ last: number }>`select last_value as last from job_changes`.execute(db);
  return rows[0]?.last ?? 0;
}

interface StreamInit {
  feed: JobFeed;
  db: Db;
  session: Session;
  definitions: Definitions;
  /** The client's last event; without one the open jobs are sent. */
  after: number | undefined;
  /** Ends the stream when the server shuts down. */
  onStop: (end: () => void) => () => void;
  /** The session as it is now; undefined after a log-out. Checked before events and with each heartbeat. */
  findSession: () => Promise<Session | undefined>;
  /** Called once, when the stream ends. */
  onEnd?: () => void;
}

/**
 * The jobs of a brand as server-sent events. Ends when the session does, and when its modules change: the client reconnects
 * with what it may see then.
 */
export function jobEvents(init: StreamInit): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { feed, db, session, definitions, after, onStop } = init;
  const encoder = new TextEncoder();
  const kinds = new Set(visibleJobKinds(session, definitions));
  /** The latest version sent of each job; older ones are skipped. */
  const sent = new Map<string, number>();
  let stopListening: (() => void) | undefined;
  let forgetStop: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isOver = false;
  let checkedAt = performance.now();
  /** Whether the session is still the one that the stream was opened with. */
  const isWelcome = async (): Promise<boolean> => {
    if (performance.now() - checkedAt < sessionTtlMs) return true;
    const now = await init.findSession();
    checkedAt = performance.now();
    if (now === undefined) return false;
    const visible = visibleJobKinds(now, definitions);
    return visible.length === kinds.size && visible.every((kind) => kinds.has(kind));
  };
  const end = () => {
    if (!isOver) init.onEnd?.();
    isOver = true;
    clearInterval(heartbeat);
    stopListening?.();
    forgetStop?.();
  };

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async start(controller) {
        const close = () => {
          if (isOver) return;
          end();
          controller.close();
        };
        const write = (text: string) => {
          if (isOver) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) close();
        };
        const tellOf = (job: Job) => {
          if (job.version <= (sent.get(job.id) ?? 0)) return;
          sent.set(job.id, job.version);
          write(`id: ${job.version}\nevent: job\ndata: ${JSON.stringify(job)}\n\n`);
        };
        // A database that doesn't answer is no reason to end every stream.
        const closeUnlessWelcome = async () => {
          if (!(await isWelcome().catch(() => true))) close();
        };
        let telling = Promise.resolve();
        const tellAfter = async (earlier: Promise<void>, rows: readonly JobRecord[]) => {
          await earlier;
          await closeUnlessWelcome();
          for (const row of rows) tellOf(serializeJob(row));
        };
        const tell: Listener = (changed) => {
          const visible = changed.filter(({ kind }) => kinds.has(kind));
          if (visible.length === 0) return;
          telling = tellAfter(telling, visible);
        };
        const tellOpen = async () => {
          const filter = { state: 'open', page_size: maxSnapshot } as const;
          const { jobs } = await listJobs(db, session, definitions, filter);
          for (const job of jobs.toReversed()) tellOf(job);
        };
        const beat = async () => {
          await closeUnlessWelcome();
          write(': here\n\n');
        };
        forgetStop = onStop(close);
        write('retry: 2000\n\n');
        try {
          stopListening = await feed.listen(session.brand_id, tell);
          // Subscribe first, to miss no change during the query.
          if (after === undefined) await tellOpen();
          else tell(await changedJobs(db, [session.brand_id], after));
        } catch (error) {
          // Unsubscribe if the stream fails to start.
          end();
          throw error;
        }
        if (isOver) return end();
        heartbeat = setInterval(() => {
          void beat();
        }, heartbeatMs);
        heartbeat.unref();
      },
      cancel: end,
    },
    { highWaterMark: maxUnread },
  );
}
