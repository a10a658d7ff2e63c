import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { acrossBrands } from '../db/acrossBrands.ts';
import type { OpenDatabase, Tx } from '../db/engine.ts';
import { json } from '../db/schema.ts';
import { tooManyRequests } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { createBoss, inTransaction } from './boss.ts';
import { nextChangeNo } from './changeNumber.ts';
import type { JobDefinition } from './define.ts';
import type { Upkeep } from './loop.ts';
import type { JobKey, Jobs } from './port.ts';
import { RetryLater } from './queue.ts';
import type { QueueDefinition } from './queue.ts';
import { insertRows } from './rows.ts';
import { runJob } from './run.ts';

const queue = 'brand-jobs';
const upkeep = 'clean-up';
/** Concurrent jobs of a process, and of one brand. */
const atOnce = 3;
const atOncePerBrand = 2;
/** Jobs of a brand that may wait or run. */
const maxOpenJobs = 100;
const maxRunSeconds = 6 * 60 * 60;

interface JobsInit {
  open: OpenDatabase;
  /** All services except jobs. */
  services: () => Services;
  definitions: readonly JobDefinition[];
  /** The server's own queues. */
  queues?: readonly QueueDefinition[];
  /** Tasks that one process runs once an hour, in sequence. */
  hourly?: readonly Upkeep[];
  /** Runs jobs in this process. @default true */
  works?: boolean;
  /** Heartbeat timeout before another process takes over a job. @default 30 */
  deadAfterSeconds?: number;
  /** A small job ends before the response, which waits this long for it; a large one continues. @default 8000 */
  answerWithinMs?: number;
}

export function createJobs({
  open,
  services,
  definitions: list,
  queues = [],
  hourly = [],
  works = true,
  deadAfterSeconds = 30,
  answerWithinMs = 8000,
}: JobsInit): Jobs {
  const definitions: ReadonlyMap<string, JobDefinition> = new Map(
    list.map((definition) => [definition.kind, definition]),
  );
  const changes = new EventEmitter<{ change: []; stop: [] }>();
  changes.setMaxListeners(0);
  const onChange = () => void changes.emit('change');
  let isStopping = false;
  let starting: Promise<PgBoss> | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  const workers: string[] = [];
  let isReady = false;

  /** Wakes this process's workers once the transaction has committed; others poll every two seconds. */
  const wake = (boss: PgBoss) => {
    for (const delay of [20, 200])
      setTimeout(() => {
        onChange();
        if (!isStopping) for (const worker of workers) boss.notifyWorker(worker);
      }, delay).unref();
  };
  const send = async (boss: PgBoss, key: JobKey, tx?: Tx, afterSeconds = 0) => {
    await boss.send(
      queue,
      { brand_id: key.brand_id, job_id: key.job_id },
      {
        group: { id: key.brand_id },
        ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
        ...(tx ? inTransaction(tx) : {}),
      },
    );
    if (afterSeconds === 0) wake(boss);
  };

  async function start(): Promise<PgBoss> {
    const { log } = services();
    const boss = await createBoss(open, log);
    await boss.start();
    // The table of jobs decides about retries, not the message.
    await boss.createQueue(queue, {
      retryLimit: 0,
      expireInSeconds: maxRunSeconds,
      deleteAfterSeconds: 3600,
    });
    await boss.createQueue(upkeep, { policy: 'singleton', retryLimit: 0, deleteAfterSeconds: 3600 });
    // Created once and cached: the first message inside a transaction would create it outside, which
    // deadlocks on one connection.
    await boss.findJobs(queue, { id: randomUUID() });
    await openQueues(boss, queues);
    isReady = true;
    if (!works) return boss;
    const parts = {
      db: open.db,
      services: services(),
      definitions,
      isStopping: () => isStopping,
      deadAfterSeconds,
      onChange,
      send: (key: JobKey, afterSeconds: number) => send(boss, key, undefined, afterSeconds),
    };
    workers.push(
      await boss.work<JobKey>(
        queue,
        { localConcurrency: atOnce, localGroupConcurrency: atOncePerBrand, pollingIntervalSeconds: 2 },
        async ([message]) => {
          if (message && !isStopping) await runJob(parts, message.data);
        },
      ),
    );
    for (const { name, concurrency: several, handle, message } of queues)
      workers.push(
        await boss.work(name, { localConcurrency: several, pollingIntervalSeconds: 2 }, async ([one]) => {
          if (isStopping) throw new RetryLater('The server is shutting down.');
          if (one) await handle(message.parse(one.data), { db: open.db, services: services() });
        }),
      );
    await boss.work(upkeep, { pollingIntervalSeconds: 60 }, async () => {
      for (const task of hourly) await task(open.db, services());
    });
    await boss.schedule(upkeep, '7 * * * *');
    const sweepOnce = (silentSeconds: number) =>
      sweep(open, log, silentSeconds, (key, tx) => send(boss, key, tx)).catch((error: unknown) =>
        log.warn({ err: error }, 'lost jobs could not be searched for'),
      );
    // The embedded database belongs to this process alone: jobs that were running when it opened are dead.
    await sweepOnce(open.kind === 'pglite' ? 0 : deadAfterSeconds);
    sweeping = setInterval(() => void sweepOnce(deadAfterSeconds), (deadAfterSeconds * 1000) / 3);
    sweeping.unref();
    return boss;
  }
  /** If the database was unavailable, the next call retries. */
  const ready = () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  return {
    definitions,
    changes,
    async ready() {
      await ready();
    },
    async enqueue(tx, definition, { brand_id, job_id = newId('job'), owner, input, rows = [] }) {
      if (!starting) throw new Error("The job queue isn't ready: await jobs.ready() before the transaction.");
      const boss = await starting;
      const parsed = definition.input.parse(input);
      const now = services().clock.now();
      await assertFewOpenJobs(tx, brand_id);
      await tx
        .insertInto('jobs')
        .values({
          brand_id,
          job_id,
          kind: definition.kind,
          title: definition.title(parsed),
          input: json(parsed),
          state: 'queued',
          total: rows.length > 0 ? rows.length : null,
          user_id: owner.id ?? '',
          user_name: owner.name ?? '',
          run_id: null,
          created_at: now,
        })
        .execute();
      await insertRows(tx, { brand_id, job_id }, rows, now);
      await send(boss, { brand_id, job_id }, tx);
      return job_id;
    },
    get isReady() {
      return isReady && !isStopping;
    },
    get isStopping() {
      return isStopping;
    },
    async send(tx, { name, message }, data, { key }) {
      if (!starting) throw new Error("The job queue isn't ready: check jobs.isReady before the transaction.");
      const boss = await starting;
      await boss.send(name, message.parse(data) as object, { singletonKey: key, ...inTransaction(tx) });
      wake(boss);
    },
    async resend(tx, key) {
      await send(await ready(), key, tx);
    },
    async waitFor({ brand_id, job_id }) {
      const until = performance.now() + answerWithinMs;
      for (;;) {
        const { state } = await open.db
          .selectFrom('jobs')
          .select('state')
          .where('brand_id', '=', brand_id)
          .where('job_id', '=', job_id)
          .executeTakeFirstOrThrow();
        const isRunning = state === 'queued' || state === 'running';
        if (!isRunning || isStopping || performance.now() > until) return isRunning;
        await wait(100);
      }
    },
    async stop() {
      isStopping = true;
      changes.emit('stop');
      clearInterval(sweeping);
      const boss = await starting?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: 15_000, close: false });
    },
  };
}

/** @throws ApiError 429 if too many jobs of the brand wait */
async function assertFewOpenJobs(tx: Tx, brand_id: string): Promise<void> {
  const open = await tx
    .selectFrom('jobs')
    .select('job_id')
    .where('brand_id', '=', brand_id)
    .where('state', 'in', ['queued', 'running'])
    .limit(maxOpenJobs)
    .execute();
  if (open.length >= maxOpenJobs)
    throw tooManyRequests(`${maxOpenJobs} jobs of your brand are waiting. Try again in a minute.`, 60);
}

/** Creates the server's own queues, so that the first message inside a transaction doesn't. */
async function openQueues(boss: PgBoss, queues: readonly QueueDefinition[]): Promise<void> {
  for (const { name, maxAttempts, retrySeconds, timeoutSeconds } of queues) {
    await boss.createQueue(name, {
      policy: 'exclusive',
      retryLimit: maxAttempts - 1,
      retryDelay: retrySeconds,
      retryBackoff: true,
      expireInSeconds: timeoutSeconds,
      deleteAfterSeconds: 3600,
    });
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/** Requeues jobs whose process crashed or whose message was lost. */
async function sweep(
  open: OpenDatabase,
  log: Logger,
  silentSeconds: number,
  resend: (key: JobKey, tx: Tx) => Promise<void>,
): Promise<void> {
  const isSilent = sql<boolean>`alive_at <= now() - ${sql.lit(silentSeconds)} * interval '1 second'`;
  const lost = await acrossBrands(open.db, log, (brands) =>
    open.db
      .selectFrom('jobs')
      .select(['brand_id', 'job_id'])
      .where('state', 'in', ['queued', 'running'])
      .where(isSilent)
      .where(brands)
      .limit(100)
      .execute(),
  );
  for (const key of lost) {
    const putBack = open.db.transaction().execute(async (tx) => {
      const held = await tx
        .updateTable('jobs')
        .set({ state: 'queued', run_id: null, alive_at: sql<Date>`now()`, change_no: await nextChangeNo(tx) })
        .where('brand_id', '=', key.brand_id)
        .where('job_id', '=', key.job_id)
        .where('state', 'in', ['queued', 'running'])
        .where(isSilent)
        .returning('job_id')
        .executeTakeFirst();
      if (held) await resend(key, tx);
    });
    // An unavailable shard of one brand doesn't stop the others.
    await putBack.catch((error: unknown) =>
      log.error({ ...key, err: error }, 'a lost job could not be requeued'),
    );
  }
}
