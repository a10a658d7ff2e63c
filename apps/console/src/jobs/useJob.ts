import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useState } from 'react';
import { isOpenJob } from './trayJobs.ts';

/** Follows a job until it ends; undefined before the first answer, and without an id. */
export function useJob(id: string | undefined): Job | undefined {
  const [endedId, setEnded] = useState<string>();
  const { data } = useCall(calls.jobs.get, id === undefined ? null : { params: { id } }, {
    refreshInterval: id === endedId ? 0 : 500,
  });
  const job = data?.data.job;
  if (job && job.id === id && !isOpenJob(job) && endedId !== id) setEnded(id);
  return job;
}
