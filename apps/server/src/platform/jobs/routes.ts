import { calls } from '@khep/api';
import { conflict, validationError, notFound } from '../../base/errors.ts';
import type { Db } from '../db/schema.ts';
import { userActor } from '../db/events.ts';
import { fileResponse, bindRoute } from '../http/bindRoute.ts';
import type { Route } from '../http/bindRoute.ts';
import type { Services } from '../../start/services.ts';
import { JobFeed, jobEvents } from './feed.ts';
import { cancelJob, findJob, listJobs, listRows, retryJob, serializeJob } from './queries.ts';

/** One for each server in this process; its listeners share one poll. */
const feeds = new WeakMap<Services, JobFeed>();

function feedOf(db: Db, services: Services): JobFeed {
  const feed = feeds.get(services) ?? new JobFeed(db, services);
  feeds.set(services, feed);
  return feed;
}

export const routes: Route[] = [
  bindRoute(calls.jobs.list, async ({ query, db, services, session }) => {
    const { state, page_size, after } = query;
    return {
      data: await listJobs(db, session, services.jobs.definitions, { page_size, state, after }),
    };
  }),

  bindRoute(calls.jobs.get, async ({ params, db, services, session }) => ({
    data: { job: serializeJob(await findJob(db, session, services.jobs.definitions, params.id)) },
  })),

  bindRoute(calls.jobs.rows, async ({ params, query, db, services, session }) => {
    const { state, page_size, after } = query;
    const job = await findJob(db, session, services.jobs.definitions, params.id);
    return {
      data: await listRows(db, job, { page_size, state, after }),
    };
  }),

  bindRoute(calls.jobs.cancel, async ({ params, db, services, session }) => {
    const job = await findJob(db, session, services.jobs.definitions, params.id);
    const cancelled = await cancelJob(db, job, services.clock.now());
    services.jobs.changes.emit('change');
    return { data: { job: serializeJob(cancelled) } };
  }),

  bindRoute(calls.jobs.retry, async ({ params, db, services, session }) => {
    const reopened = await retryJob(db, services, session, params.id);
    return { data: { job: serializeJob(reopened) } };
  }),

  bindRoute(calls.jobs.result, async ({ params, db, services, session }) => {
    const { definitions } = services.jobs;
    const { result, state, kind, input, brand_id, job_id } = await findJob(
      db,
      session,
      definitions,
      params.id,
    );
    if (!result) throw state === 'done' ? notFound('file') : conflict("The file isn't ready yet.");
    const bytes = await services.privateFiles.read(result.path);
    if (!bytes) throw notFound('file');
    const definition = definitions.get(kind);
    await definition?.onDownload?.(db, {
      brand_id,
      job_id,
      input: definition.input.parse(input),
      actor: userActor(session),
      at: services.clock.now(),
    });
    return fileResponse({ bytes, type: result.type, name: result.name });
  }),

  bindRoute(calls.jobs.events, async ({ query, db, services, session, token, findSession, headers }) => {
    const last = headers.get('last-event-id') ?? query.after;
    if (last !== undefined && !/^\d{1,15}$/.test(last))
      throw validationError({ after: 'Send the id of the last event you received, or nothing.' });
    const feed = feedOf(db, services);
    return fileResponse({
      type: 'text/event-stream; charset=utf-8',
      stream: jobEvents({
        feed,
        onEnd: feed.admit(session.brand_id, token ?? ''),
        db,
        session,
        definitions: services.jobs.definitions,
        after: last === undefined ? undefined : Number(last),
        onStop: (end) => {
          // Clients reconnect immediately, while the jobs of this server are still stopping.
          if (services.jobs.isStopping) end();
          else services.jobs.changes.once('stop', end);
          return () => void services.jobs.changes.off('stop', end);
        },
        findSession,
      }),
    });
  }),
];
