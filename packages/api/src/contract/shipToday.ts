import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import * as s from '../entities/shipToday.ts';

const ours = { module: 'orders', errorMessage: 'Something went wrong', isExtension: true } as const;

/** All of a day's shipping as one plan and one job: pack, courier, labels, pickups, manifests. */
export const shipToday = {
  /** Plans every order that can be shipped now. Changes nothing. */
  plan: endpoint({
    id: 'shipToday.plan',
    method: 'POST',
    path: '/ship-today/plan',
    ...ours,
    body: s.ShipTodayChoices,
    response: data(s.ShipTodayPlan),
    lane: 'heavy',
  }),
  /** Starts a job that does what the plan says. 409 with the reason where the plan has changed. */
  run: endpoint({
    id: 'shipToday.run',
    method: 'POST',
    path: '/ship-today/run',
    ...ours,
    body: s.ShipTodayRunDraft,
    response: data(z.object({ job_id: z.string() })),
    lane: 'waiting',
  }),
  /** Progress of a run. Its job is cancelled and retried with `jobs.cancel` and `jobs.retry`. */
  progress: endpoint({
    id: 'shipToday.progress',
    method: 'GET',
    path: '/ship-today/run/{id}',
    ...ours,
    params: byId,
    response: data(s.ShipTodayRun),
  }),
};
