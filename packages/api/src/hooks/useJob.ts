import { isOpenJob } from '@khep/domain/jobs';
import { useState } from 'react';
import { calls } from '../contract/index.ts';
import type { Job } from '../entities/job.ts';
import { useCall } from './useCall.ts';

/** Follows a job until it ends; undefined before the first response, and without an id. */
export function useJob(id: string | undefined): Job | undefined {
  const [endedId, setEnded] = useState<string>();
  const { data } = useCall(calls.jobs.get, id === undefined ? null : { params: { id } }, {
    refreshInterval: id === endedId ? 0 : 500,
  });
  const job = data?.data.job;
  if (job && job.id === id && !isOpenJob(job) && endedId !== id) setEnded(id);
  return job;
}
